// The lock screen of the person one acts as: what their phone says, newest first.

import { el, fill, icon } from "./dom.js";
import { language, t } from "./texts.js";

const KEPT = 50;

export class Phone {
  constructor(node, context) {
    this.node = node;
    this.context = context;
    this.pushes = [];
    this.fresh = 0;
    setInterval(() => this.clock(), 10000);
  }

  // What has been said so far, newest first.
  begin(pushes) {
    this.pushes = pushes;
    this.fresh = 0;
    this.paint();
  }

  hear(push, seen) {
    this.pushes = [push, ...this.pushes].slice(0, KEPT);
    if (!seen && !push.silent) this.fresh += 1;
    this.paint();
  }

  seen() {
    this.fresh = 0;
  }

  paint() {
    const me = this.context.user(this.context.me);
    if (!me) return;
    const name = me.display;
    this.node.setAttribute("aria-label", t("phone", { name }));
    const close = el("button", { type: "button", class: "plain close", "aria-label": t("closePhone"), title: t("closePhone"), onclick: this.context.closePhone }, icon("close"));
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

  card(push) {
    const when = new Date(push.when * 1000);
    const today = when.toDateString() === new Date().toDateString();
    const shown = new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }).format(when);
    const words = [push.title, push.line || t("noText"), shown];
    if (push.silent) words.push(t("silentPush"));
    const classes = ["push", push.silent && "silent", push.mention && "mine", !push.line && "wordless"];
    return el(
      "button",
      { type: "button", class: classes.filter(Boolean).join(" "), "data-push": push.id, "aria-label": words.join(", "), onclick: () => this.context.openPush(push) },
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
