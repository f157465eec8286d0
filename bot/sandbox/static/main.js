// The page: who one is, what is open, and what to do when something happens.

import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { modal } from "./dialogs.js";
import { el, fill, icon } from "./dom.js";
import { isCategory, isDM, isForum, isText, isThread, signOf } from "./kinds.js";
import { Log } from "./messages.js";
import { Phone } from "./phone.js";
import { people, sidebar } from "./sidebar.js";
import { speak, t } from "./texts.js";

const at = (id) => document.getElementById(id);
const PERSISTENT = { theme: "stellwerk-theme", welcome: "stellwerk-welcome-hidden" };
const PAGE = 60;
const EPHEMERAL = 1 << 6;
const NARROW = matchMedia("(max-width: 760px)");

const state = { me: "", bot: null, people: [], channels: [], commands: [], demo: false, check: false };
const called = new Set();
let connection = null;
let current = "";
let wanted = "";
let known = false;
let missed = false;
let since = "";

const context = {
  get me() {
    return state.me;
  },
  get current() {
    return current;
  },
  get checks() {
    return state.check;
  },
  everybody: () => state.people,
  people: () => state.people.filter((person) => !person.bot),
  user: (id) => state.people.find((person) => person.id === id),
  nameOf: (id) => context.user(id)?.display ?? "?",
  channels: () => state.channels,
  channel: () => state.channels.find((channel) => channel.id === current),
  commands: () => state.commands,
  calls: (id) => called.has(id),
  unread: (channel) => channel.mentions > 0 || BigInt(channel.last) > BigInt(channel.read),
  // A name or description of a command in the person's language.
  own(entry, name) {
    const locale = context.user(state.me)?.locale ?? "en-US";
    return entry[`${name}_localizations`]?.[locale] ?? entry[name] ?? "";
  },
  channelLink(id) {
    const channel = state.channels.find((one) => one.id === id);
    const name = "#" + (channel?.name ?? "…");
    if (!channel) return el("span", { class: "mention" }, name);
    return el("button", { type: "button", class: "mention", onclick: () => openChannel(id) }, name);
  },
  ask: (wish, data) => connection.ask(wish, data),
  problem: (result) => t(result.error, result.data),
  form: (data) => modal(data, context, async (fields) => {
    const result = await connection.ask("submit", { fields });
    if (result.modal) context.form(result.modal);
    return result.error && context.problem(result);
  }),
  openChannel,
  closeMenu: () => menu(false),
  actAs,
};

const log = new Log(at("log"), context);
const composer = new Composer(at("composer"), context);
const phone = new Phone(at("phone"), at("cover"), context, head);

// People and places

function address() {
  const [name = "", channel = ""] = location.hash.slice(1).split("/");
  return { name: decodeURIComponent(name), channel };
}

function connect(name) {
  connection?.close();
  known = false;
  connection = new Connection(name, () => since, hear, (open) => {
    missed ||= !open;
    banner(open);
  });
}

function actAs(person) {
  called.delete(person.id);
  menu(false);
  if (person.id === state.me) return paint();
  wanted = state.calledAt?.[person.id] ?? current;
  return connect(person.name);
}

async function openChannel(id) {
  menu(false);
  current = id;
  const channel = context.channel();
  if (!channel) return;
  const me = context.user(state.me);
  history.replaceState(null, "", `#${encodeURIComponent(me.name)}/${id}`);
  const result = await connection.ask("open", { channel: id });
  if (current !== id) return;
  forget(channel);
  if (isForum(channel)) log.posts(posts(channel));
  else log.open(result.messages ?? [], older(result.messages));
  if (composer.command) composer.leave();
  paint();
}

// The posts of a forum, newest first, what sleeps last.
function posts(forum) {
  const found = state.channels.filter((one) => one.parent === forum.id && isThread(one)).reverse();
  return [...found.filter((one) => !one.archived), ...found.filter((one) => one.archived)];
}

function older(messages) {
  if (!messages || messages.length < PAGE) return null;
  return async () => {
    const result = await connection.ask("open", { channel: current, before: messages[0].id });
    log.prepend(result.messages ?? [], older(result.messages));
  };
}

// Nothing in this channel is new any more.
function forget(channel) {
  channel.read = channel.last;
  channel.mentions = 0;
}

// Who does not look at the page has not read what comes.
function read(channel) {
  if (document.visibilityState !== "visible" || !context.unread(channel)) return;
  forget(channel);
  connection.ask("read", { channel: channel.id });
}

// What happens

function hear(frame) {
  switch (frame.event) {
    case "state":
      return learn(frame);
    case "commands":
      state.commands = frame.commands;
      return composer.refresh();
    case "pushes":
      return phone.begin(frame.pushes);
    case "push":
      return phone.hear(frame.push);
    case "read":
      return marked(frame.marks);
    case "message":
      return heard(frame.message, frame.fresh);
    case "gone":
      return frame.channel === current && log.gone(frame.message);
    case "typing":
      return frame.channel === current && typing();
    case "called":
      return call(frame);
  }
}

function learn(frame) {
  Object.assign(state, frame);
  since ||= frame.since;
  speak(context.user(state.me).locale);
  log.words();
  phone.paint();
  called.delete(state.me);
  const fresh = !known || missed;
  if (missed && known) wanted = current;
  known = true;
  missed = false;
  if (fresh || !context.channel()) {
    const first = state.channels.find((channel) => channel.id === wanted) ?? state.channels.find((channel) => channel.id === current);
    return openChannel((first ?? state.channels.find((channel) => !isCategory(channel))).id);
  }
  if (isForum(context.channel())) log.posts(posts(context.channel()));
  return paint();
}

function heard(message, fresh) {
  const channel = state.channels.find((one) => one.id === message.channel_id);
  // A state that came a moment ago may have counted it.
  if (channel && fresh && !(message.flags & EPHEMERAL) && BigInt(message.id) > BigInt(channel.last)) {
    channel.last = message.id;
    const mine = message.author.id === state.me;
    if (!mine && (message.calls_me || isDM(channel))) channel.mentions += 1;
  }
  if (message.channel_id === current) {
    at("typing").replaceChildren();
    log.put(message, fresh);
    if (channel) read(channel);
  } else if (fresh) {
    side();
  }
}

function marked(marks) {
  for (const channel of state.channels) {
    if (marks[channel.id]) channel.read = marks[channel.id];
    if (BigInt(channel.read) >= BigInt(channel.last)) channel.mentions = 0;
  }
  side();
}

function call(frame) {
  state.calledAt = { ...state.calledAt, ...Object.fromEntries(frame.people.map((id) => [id, frame.channel])) };
  for (const id of frame.people) if (id !== state.me) called.add(id);
  side();
}

let quiet = 0;
function typing() {
  fill(at("typing"), el("span", { class: "dots" }, t("thinking", { name: state.bot.display })));
  clearTimeout(quiet);
  quiet = setTimeout(() => at("typing").replaceChildren(), 8000);
}

// What is shown

function banner(open) {
  const node = at("banner");
  const offline = open && known && !state.bot?.online;
  node.hidden = open && !offline;
  fill(node, open ? t("offline") : t("lost"));
}

function side() {
  const focused = document.activeElement?.dataset.channel ?? document.activeElement?.dataset.person;
  sidebar(at("side"), context);
  head();
  if (focused) document.querySelector(`[data-channel="${CSS.escape(focused)}"], .side [data-person="${CSS.escape(focused)}"]`)?.focus();
}

function head() {
  const channel = context.channel();
  if (!channel) return;
  const parent = isThread(channel) && state.channels.find((one) => one.id === channel.parent);
  fill(
    at("head"),
    el("button", { type: "button", class: "plain only-phone", "aria-label": t("openMenu"), onclick: () => menu(true) }, icon("menu")),
    el("h1", {}, parent && el("button", { type: "button", class: "plain parent", onclick: () => openChannel(parent.id) }, parent.name, " ›"), icon(signOf(channel)), el("span", { class: "name" }, channel.name)),
    channel.topic && el("p", { class: "topic" }, channel.topic),
    el("span", { class: "grow" }),
    people(context, true),
    phone.ring(),
    el("button", { type: "button", class: "plain", "aria-label": t("help"), title: t("help"), onclick: () => welcome(true) }, icon("help")),
    el("button", { type: "button", class: "plain", "aria-label": t("theme"), title: t("theme"), onclick: turnTheme }, icon("moon")),
  );
}

function welcome(show) {
  const node = at("welcome");
  if (show !== undefined) localStorage.setItem(PERSISTENT.welcome, show ? "" : "1");
  // Beside a running table it would only be in the way, unless somebody asks for it.
  node.hidden = Boolean(localStorage.getItem(PERSISTENT.welcome)) || (show === undefined && !isText(context.channel() ?? {}));
  node.setAttribute("aria-label", t("help"));
  const demo = el("button", { type: "button", class: "button success", onclick: openDemo, id: "demo" }, t("demo"));
  fill(
    node,
    el("div", { class: "words" }, el("h2", {}, t("welcomeTitle")), el("p", {}, t("welcomeText"))),
    el("ol", {}, el("li", {}, t("welcomeStep1")), el("li", {}, t("welcomeStep2")), el("li", {}, el("span", { class: "not-phone" }, t("welcomeStep3")), el("span", { class: "only-phone" }, t("welcomeStep3Phone")))),
    el("div", { class: "buttons" }, state.demo && demo, el("button", { type: "button", class: "button secondary", onclick: () => welcome(false) }, t("hide"))),
    el("p", { class: "problem", role: "alert" }),
  );
}

async function openDemo(event) {
  const button = event.currentTarget;
  button.disabled = true;
  fill(button, t("demoBusy"));
  const home = state.channels.find((channel) => isText(channel) && channel.id === current) ?? state.channels.find(isText);
  const before = new Set(state.channels.map((channel) => channel.id));
  const result = await connection.ask("demo", { channel: home.id });
  button.disabled = false;
  fill(button, t("demo"));
  if (result.error) return fill(document.querySelector(".welcome .problem"), context.problem(result));
  // The table has a thread of its own: go there as soon as it is known.
  for (let n = 0; n < 100; n++) {
    const thread = state.channels.find((channel) => isThread(channel) && !before.has(channel.id));
    if (thread) return openChannel(thread.id);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return openChannel(home.id);
}

function paint() {
  document.title = `${context.channel()?.name ?? ""} · Stellwerk`;
  side();
  composer.refresh();
  banner(true);
  welcome();
  fill(at("skip"), t("skip"));
  at("log").setAttribute("aria-label", context.channel()?.name ?? "");
  at("side").setAttribute("aria-label", t("channels"));
}

function menu(open) {
  document.body.classList.toggle("menu-open", open);
  at("veil").hidden = !open;
  at("side").inert = NARROW.matches && !open;
  if (open) at("side").querySelector("button.channel.open, button")?.focus();
}

function turnTheme() {
  const dark = getComputedStyle(document.documentElement).getPropertyValue("--dark").trim() === "1";
  const theme = dark ? "light" : "dark";
  localStorage.setItem(PERSISTENT.theme, theme);
  document.documentElement.dataset.theme = theme;
}

const theme = localStorage.getItem(PERSISTENT.theme);
if (theme) document.documentElement.dataset.theme = theme;
speak(navigator.language);
at("veil").addEventListener("click", () => menu(false));
at("skip").addEventListener("click", (event) => {
  event.preventDefault();
  at("composer-input").focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("menu-open")) menu(false);
});
document.addEventListener("visibilitychange", () => {
  const channel = context.channel();
  if (!channel) return;
  read(channel);
  side();
});
NARROW.addEventListener("change", () => menu(false));
window.addEventListener("hashchange", () => {
  const { name, channel } = address();
  const person = state.people.find((one) => one.name === name);
  wanted = channel;
  if (person && person.id !== state.me) connect(name);
  else if (channel && channel !== current) openChannel(channel);
});
menu(false);
phone.lay();
wanted = address().channel;
connect(address().name || "ada");
