// The people one can act as, the channels, and the settings.

import { avatar, el, fill, icon } from "./dom.js";
import { isCategory, isDM, isForum, isThread, signOf, wordOf } from "./kinds.js";
import { proof } from "./proof.js";
import { LANGUAGES, t } from "./texts.js";

export function people(context, compact) {
  const chips = context.people().map((person) => {
    const mine = person.id === context.me;
    const calls = context.calls(person.id);
    const label = calls && !mine ? `${person.display} (${t("called")})` : person.display;
    return el(
      "button",
      {
        type: "button",
        class: mine ? "person mine" : "person",
        "aria-pressed": String(mine),
        "aria-label": label,
        title: label,
        "data-person": person.name,
        onclick: () => context.actAs(person),
      },
      avatar(person, context.everybody()),
      el("span", { class: "name" }, person.display),
      calls && !mine && el("span", { class: "badge", "aria-hidden": "true" }, "!"),
    );
  });
  return el("div", { class: compact ? "people compact" : "people", role: "group", "aria-label": t("actAs") }, chips);
}

export function sidebar(node, context) {
  const guilds = new Map();
  for (const channel of context.channels()) {
    if (channel.guild && !isThread(channel)) guilds.set(channel.guild, [...(guilds.get(channel.guild) ?? []), channel]);
  }
  const rows = [...guilds].map(([guild, channels]) => {
    const categories = channels.filter(isCategory);
    const inside = new Set(categories.map((category) => category.id));
    const list = (some) => some.length > 0 && el("ul", {}, some.map((channel) => el("li", {}, row(channel, context), below(channel, context))));
    return [
      el("h2", {}, guild),
      list(channels.filter((channel) => !isCategory(channel) && !inside.has(channel.parent))),
      categories.map((category) => [el("h3", {}, category.name), list(channels.filter((channel) => channel.parent === category.id))]),
    ];
  });
  const talks = context.channels().filter(isDM);
  fill(
    node,
    el("div", { class: "brand" }, el("img", { src: "/static/icon.svg", alt: "" }), el("strong", {}, "Stellwerk"), el("button", { type: "button", class: "plain only-phone", "aria-label": t("closeMenu"), onclick: context.closeMenu }, icon("close"))),
    el("div", { class: "acting" }, el("h2", {}, t("actAs")), people(context, false), el("p", { class: "small" }, t("actAsHint"))),
    el("div", { class: "channels" }, rows, talks.length > 0 && [el("h2", {}, t("conversations")), el("ul", {}, talks.map((channel) => el("li", {}, row(channel, context))))]),
    settings(context),
  );
}

function below(channel, context) {
  const threads = context.channels().filter((thread) => thread.parent === channel.id);
  const shown = threads.filter((thread) => !thread.archived || thread.id === context.current);
  return shown.length > 0 && el("ul", { class: "threads" }, shown.reverse().map((thread) => el("li", {}, row(thread, context))));
}

function row(channel, context) {
  const open = channel.id === context.current;
  const unread = context.unread(channel);
  const parent = context.channels().find((one) => one.id === channel.parent);
  const word = parent && isForum(parent) ? "post" : wordOf(channel);
  const words = [channel.name];
  if (word) words.push(t(word));
  if (channel.nsfw) words.push(t("ageRestricted"));
  if (channel.archived) words.push(t("archived"));
  if (unread) words.push(t("unread"));
  if (channel.mentions) words.push(t("mentions", { n: channel.mentions }));
  return el(
    "button",
    {
      type: "button",
      class: ["channel", open && "open", unread && "unread"].filter(Boolean).join(" "),
      "aria-current": open ? "page" : undefined,
      "aria-label": words.join(", "),
      "data-channel": channel.id,
      onclick: () => context.openChannel(channel.id),
    },
    icon(signOf(channel)),
    el("span", { class: "name" }, channel.name),
    channel.nsfw && el("span", { class: "age", "aria-hidden": "true" }, "18+"),
    unread && !channel.mentions && el("span", { class: "dot", "aria-hidden": "true" }),
    channel.mentions > 0 && el("span", { class: "badge count", "aria-hidden": "true" }, channel.mentions),
  );
}

function settings(context) {
  const mine = context.user(context.me);
  const choose = el(
    "select",
    { onchange: (event) => context.ask("settings", { locale: event.target.value }), "aria-label": t("language", { name: mine.display }) },
    Object.entries(LANGUAGES).map(([code, name]) => el("option", { value: code, selected: mine.locale === code }, name)),
  );
  const door = el("input", { type: "checkbox", onchange: (event) => context.ask("settings", { dms_open: event.target.checked }) });
  door.checked = mine.dms_open;
  return el(
    "div",
    { class: "settings", role: "group", "aria-label": t("settings") },
    el("label", { class: "setting" }, el("span", {}, t("language", { name: mine.display })), choose),
    el("label", { class: "setting" }, el("span", {}, t("dms", { name: mine.display })), door),
    context.checks && el("button", { type: "button", class: "button secondary", onclick: () => proof(context) }, t("proof")),
  );
}
