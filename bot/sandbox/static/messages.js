// The messages of the open channel.

import { components, file, gallery } from "./components.js";
import { avatar, el, fill, icon } from "./dom.js";
import { blocks } from "./markdown.js";
import { language, t } from "./texts.js";

const LOADING = 1 << 7;
const EPHEMERAL = 1 << 6;
const PATIENCE = 15 * 60 * 1000;
const TOGETHER = 5 * 60 * 1000;

export class Log {
  constructor(node, context) {
    this.node = node;
    this.context = context;
    this.messages = new Map();
    this.stick = true;
    this.top = 0;
    this.down = el("button", { type: "button", class: "button primary down", hidden: true, onclick: () => this.toEnd() });
    node.after(this.down);
    node.addEventListener("scroll", () => {
      // Only who scrolls up leaves the end; pictures that have grown below have not.
      const end = node.scrollHeight - node.scrollTop - node.clientHeight < 80;
      if (end || node.scrollTop < this.top) this.stick = end;
      this.top = node.scrollTop;
      if (this.stick) this.down.hidden = true;
    });
    new ResizeObserver(() => this.follow()).observe(node);
    node.addEventListener("load", () => this.follow(), true);
  }

  follow() {
    if (this.stick) this.node.scrollTop = this.node.scrollHeight;
  }

  words() {
    fill(this.down, icon("down"), t("newest"));
  }

  toEnd() {
    this.stick = true;
    this.down.hidden = true;
    this.follow();
  }

  // A forum has no messages of its own: its posts stand here, newest first.
  posts(threads) {
    this.open([], null);
    const none = el("div", { class: "nothing" }, el("p", {}, t("noPosts")));
    const cards = threads.map((thread) =>
      el("button", { type: "button", class: "threadlink post", onclick: () => this.context.openChannel(thread.id) }, icon("thread"), el("strong", {}, thread.name), thread.archived && el("span", { class: "small" }, t("archived"))),
    );
    fill(this.node, cards.length ? el("div", { class: "posts" }, cards) : none);
  }

  // Show these messages instead of what was there.
  open(messages, older) {
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.stick = true;
    this.down.hidden = true;
    this.node.setAttribute("aria-live", "off");
    const more = older && el("button", { type: "button", class: "button secondary older", onclick: older }, t("older"));
    const none = !messages.length && el("div", { class: "nothing" }, el("p", {}, t("empty")), el("p", { class: "small" }, t("emptyHint")));
    fill(this.node, more, none);
    for (const message of messages) this.add(message);
    this.follow();
    requestAnimationFrame(() => {
      this.follow();
      this.node.setAttribute("aria-live", "polite");
    });
  }

  prepend(messages, older) {
    const height = this.node.scrollHeight;
    this.open([...messages, ...this.messages.values()], older);
    this.stick = false;
    this.node.scrollTop = this.node.scrollHeight - height;
  }

  put(message, fresh) {
    const old = document.getElementById(`m${message.id}`);
    this.messages.set(message.id, message);
    if (!old) {
      if (!fresh && this.messages.size > 1 && message.id < [...this.messages.keys()][0]) return;
      this.node.querySelector(".nothing")?.remove();
      this.add(message);
      this.down.hidden = this.stick;
    } else {
      const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id ?? "" : null;
      const notes = [...old.querySelectorAll(".problem")];
      const node = this.view(message, old.previousElementSibling);
      old.replaceWith(node);
      if (focused !== null) (node.querySelector(`[data-id="${CSS.escape(focused)}"]`) ?? node.querySelector("button") ?? node).focus({ preventScroll: true });
      for (const note of notes) note.remove();
    }
    this.follow();
  }

  gone(id) {
    this.messages.delete(id);
    document.getElementById(`m${id}`)?.remove();
  }

  add(message) {
    const last = this.node.lastElementChild;
    const day = new Date(message.timestamp).toDateString();
    if (last?.dataset.day && last.dataset.day !== day) this.node.append(el("div", { class: "day", role: "separator" }, dayName(message.timestamp)));
    this.node.append(this.view(message, this.node.lastElementChild));
  }

  view(message, before) {
    const context = this.context;
    const author = context.user(message.author.id) ?? message.author;
    const time = new Date(message.timestamp);
    const joined =
      before?.dataset.author === message.author.id &&
      message.type === 0 &&
      time - Number(before.dataset.time) < TOGETHER &&
      before.dataset.quiet === String(Boolean(message.flags & EPHEMERAL));
    const classes = ["message"];
    if (joined) classes.push("joined");
    if (message.flags & EPHEMERAL) classes.push("private");
    if (message.calls_me) classes.push("calling");
    const marks = { "data-author": message.author.id, "data-time": Number(time), "data-day": time.toDateString(), "data-quiet": Boolean(message.flags & EPHEMERAL) };
    const system = this.system(message);
    if (system) return el("article", { class: "message system", id: `m${message.id}`, ...marks, "data-author": "" }, system);
    const name = author.display ?? author.username;
    const clock = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(time);
    const full = new Intl.DateTimeFormat(language(), { dateStyle: "full", timeStyle: "short" }).format(time);
    const head = el(
      "header",
      { class: "by" },
      el("strong", {}, name),
      author.bot && el("span", { class: "tag" }, t("app")),
      el("time", { datetime: message.timestamp, title: full }, clock),
    );
    return el(
      "article",
      { class: classes.join(" "), id: `m${message.id}`, tabindex: -1, "aria-label": `${name}, ${clock}`, ...marks },
      this.reference(message),
      joined ? el("span", { class: "avatar none" }) : avatar(author, context.everybody()),
      el("div", { class: "body" }, !joined && head, this.content(message), this.foot(message)),
    );
  }

  system(message) {
    const name = el("strong", {}, this.context.nameOf(message.author.id));
    if (message.type === 18) {
      const link = this.context.channelLink(message.message_reference?.message_id ?? message.id, message.content);
      return sentence("openedThread", { name, thread: link });
    }
    if (message.type === 1) {
      const other = el("strong", {}, message.mentions.map((user) => this.context.nameOf(user.id)).join(", "));
      return sentence("addedPerson", { name, other });
    }
    return null;
  }

  reference(message) {
    if (message.command) {
      const user = message.interaction_metadata?.user;
      const name = el("strong", {}, user ? this.context.nameOf(user.id) : "");
      return el("div", { class: "reference" }, sentence("used", { name, command: el("span", { class: "mention" }, "/" + message.command) }));
    }
    return null;
  }

  content(message) {
    if (message.flags & LOADING) {
      const late = Date.now() - new Date(message.timestamp) > PATIENCE;
      const words = late ? t("noAnswer") : t("thinking", { name: this.context.nameOf(message.author.id) });
      return el("div", { class: late ? "text small" : "text dots" }, words);
    }
    const layout = Boolean(message.flags & (1 << 15));
    const act = (kind, component, data) => this.act(message, kind, component, data);
    const pictures = layout ? [] : message.attachments.filter((one) => one.content_type?.startsWith("image/"));
    const files = layout ? [] : message.attachments.filter((one) => !one.content_type?.startsWith("image/"));
    return [
      message.content && el("div", { class: "text" }, blocks(message.content, this.context), message.edited_timestamp && el("span", { class: "edited" }, ` (${t("edited")})`)),
      pictures.length > 0 && gallery(pictures.map((one) => ({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") }))),
      files.map((one) => file(one.url, one.filename, one.size)),
      message.embeds.map((embed) => this.embed(embed)),
      message.components.length > 0 && el("div", { class: "components" }, components(message.components, message, this.context, act)),
      message.thread && this.threadLink(message.thread),
    ];
  }

  embed(embed) {
    const colour = embed.color == null ? undefined : "#" + embed.color.toString(16).padStart(6, "0");
    return el(
      "div",
      { class: "container accent", colour },
      embed.author && el("p", { class: "small" }, embed.author.name),
      embed.title && el("p", { class: "h3" }, embed.title),
      embed.description && el("div", { class: "text" }, blocks(embed.description, this.context)),
      embed.fields?.map((field) => el("div", { class: "text" }, el("strong", {}, field.name), blocks(field.value, this.context))),
      embed.image && gallery([{ media: embed.image }]),
      embed.footer && el("p", { class: "small" }, embed.footer.text),
    );
  }

  threadLink(thread) {
    const open = () => this.context.openChannel(thread.id);
    return el("button", { type: "button", class: "threadlink", onclick: open, "aria-label": t("openThread", { name: thread.name }) }, icon("thread"), el("strong", {}, thread.name), el("span", { class: "small" }, thread.message_count === 1 ? t("message") : t("messages", { n: thread.message_count })));
  }

  foot(message) {
    if (!(message.flags & EPHEMERAL)) return null;
    const away = () => this.context.ask("dismiss", { message: message.id });
    return el("footer", { class: "foot" }, icon("eye"), t("onlyYou"), " · ", el("button", { type: "button", class: "plain", onclick: away }, t("dismiss")));
  }

  async act(message, kind, component, data) {
    const node = () => document.getElementById(`m${message.id}`);
    node()?.querySelector(".problem")?.remove();
    const result = await this.context.ask(kind, { message: message.id, custom_id: component.custom_id, ...data });
    if (result.modal) this.context.form(result.modal);
    if (result.error) node()?.querySelector(".body")?.append(el("p", { class: "problem", role: "alert" }, this.context.problem(result)));
    this.follow();
  }
}

// A translated sentence with nodes in the places of its names.
export function sentence(key, nodes) {
  const names = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0000${name}\u0000`]));
  return el("span", {}, t(key, names).split("\u0000").map((part) => nodes[part] ?? part));
}

function dayName(timestamp) {
  const date = new Date(timestamp);
  const today = new Date();
  if (date.toDateString() === today.toDateString()) return t("today");
  today.setDate(today.getDate() - 1);
  if (date.toDateString() === today.toDateString()) return t("yesterday");
  return new Intl.DateTimeFormat(language(), { dateStyle: "full" }).format(date);
}
