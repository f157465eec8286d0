// The lock screen of the person one acts as: what their phone says, newest first.

import { el, fill, icon } from "./dom.js";
import { language, t } from "./texts.js";

const KEPT = 50;
const HIDDEN = "stellwerk-phone-hidden";
// Beside the channel there is room for a phone from here on; else it is a sheet over it.
const WIDE = matchMedia("(min-width: 1264px)");

export class Phone {
  // changed() is called when something new has come, or the phone was taken up or put away.
  constructor(node, cover, context, changed) {
    this.node = node;
    this.cover = cover;
    this.context = context;
    this.changed = changed;
    this.pushes = [];
    this.fresh = 0;
    this.sheet = false;
    setInterval(() => this.clock(), 10000);
    cover.addEventListener("click", () => this.show(false));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.sheet && this.show(false));
    WIDE.addEventListener("change", () => {
      this.sheet = false;
      this.lay();
    });
  }

  // What has been said so far, newest first.
  begin(pushes) {
    this.pushes = pushes;
    this.fresh = 0;
    this.paint();
    this.changed();
  }

  hear(push) {
    this.pushes = [push, ...this.pushes].slice(0, KEPT);
    if (!this.seen && !push.silent) this.fresh += 1;
    this.paint();
    this.changed();
  }

  // Does it lie before one's eyes?
  get seen() {
    return WIDE.matches ? !localStorage.getItem(HIDDEN) : this.sheet;
  }

  show(shown) {
    if (WIDE.matches) localStorage.setItem(HIDDEN, shown ? "" : "1");
    else this.sheet = shown;
    this.lay();
    if (!shown) document.getElementById("ring")?.focus();
    else if (!WIDE.matches) this.node.querySelector("button")?.focus();
  }

  lay() {
    const over = this.seen && !WIDE.matches;
    document.body.classList.toggle("phone-open", this.seen);
    this.node.hidden = !this.seen;
    this.cover.hidden = !over;
    document.querySelector(".main").inert = over;
    if (this.seen) this.fresh = 0;
    this.changed();
  }

  // The button that takes it up or puts it away, with the number of what is new.
  ring() {
    const name = this.context.nameOf(this.context.me);
    const words = this.fresh ? t("phoneNew", { name, n: this.fresh }) : t("phone", { name });
    return el(
      "button",
      { type: "button", class: "plain ring", id: "ring", "aria-expanded": String(this.seen), "aria-controls": "phone", "aria-label": words, title: words, onclick: () => this.show(!this.seen) },
      icon("phone"),
      this.fresh > 0 && el("span", { class: "badge count", "aria-hidden": "true" }, this.fresh),
    );
  }

  paint() {
    const me = this.context.user(this.context.me);
    if (!me) return;
    const name = me.display;
    this.node.setAttribute("aria-label", t("phone", { name }));
    const close = el("button", { type: "button", class: "plain close", "aria-label": t("closePhone"), title: t("closePhone"), onclick: () => this.show(false) }, icon("close"));
    const none = el("p", { class: "nonepushed" }, t("noPushes"));
    this.time = el("p", { class: "clock", "aria-hidden": "true" });
    this.date = el("p", { class: "date", "aria-hidden": "true" });
    fill(
      this.node,
      el("header", {}, el("h2", {}, icon("phone"), t("phone", { name })), close),
      el("div", { class: "screen" }, this.date, this.time, this.pushes.length ? el("ol", {}, this.pushes.map((push) => el("li", {}, this.card(push)))) : none),
    );
    this.clock();
  }

  clock() {
    if (!this.time) return;
    const now = new Date();
    // A lock screen leaves out which half of the day it is.
    const parts = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).formatToParts(now);
    fill(this.time, parts.filter((part) => part.type !== "dayPeriod").map((part) => part.value).join("").trim());
    fill(this.date, new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long" }).format(now));
  }

  open(push) {
    if (this.sheet) this.show(false);
    return this.context.openChannel(push.channel_id);
  }

  card(push) {
    const when = new Date(push.when * 1000);
    const today = when.toDateString() === new Date().toDateString();
    const shown = new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }).format(when);
    const words = [push.title, push.line || t("noText"), shown];
    if (push.silent) words.push(t("silentPush"));
    const classes = ["push", push.silent && "silent", push.mention && "mine", !push.line && "wordless"];
    return el(
      "button",
      { type: "button", class: classes.filter(Boolean).join(" "), "data-push": push.id, "aria-label": words.join(", "), onclick: () => this.open(push) },
      el("img", { src: "/static/icon.svg", alt: "" }),
      el(
        "span",
        { class: "words" },
        el("span", { class: "top" }, el("span", { class: "where" }, push.guild || t("directMessage")), push.silent && el("span", { class: "quiet" }, icon("quiet"), t("silentPush")), el("time", { datetime: when.toISOString() }, shown)),
        el("strong", {}, push.title),
        push.line && el("span", { class: "said" }, push.line),
      ),
    );
  }
}
