// Discord's Markdown, as far as people and the bot write it, turned into nodes.

import { el } from "./dom.js";
import { language, t } from "./texts.js";

const INLINE = new RegExp(
  [
    "(?<escape>\\\\[*_~`|\\\\<>#\\-\\[\\]()])",
    "(?<code>`+)(?<coded>[^]*?[^`])\\k<code>(?!`)",
    "\\|\\|(?<spoiler>[^]+?)\\|\\|",
    "\\*\\*(?<bold>[^]+?)\\*\\*(?!\\*)",
    "__(?<under>[^]+?)__(?!_)",
    "~~(?<strike>[^]+?)~~",
    "\\*(?<star>[^*\\s](?:[^*]*?[^*\\s])?)\\*",
    "(?<![A-Za-z0-9])_(?<dash>[^_]+?)_(?![A-Za-z0-9])",
    "\\[(?<label>[^\\]]+)\\]\\(<?(?<href>https?:\\/\\/[^\\s)>]+)>?\\)",
    "<@!?(?<user>\\d+)>",
    "<#(?<channel>\\d+)>",
    "<\\/(?<command>[^:>]+):\\d+>",
    "<t:(?<time>-?\\d+)(?::(?<style>[tTdDfFsSR]))?>",
    "(?<bare>https?:\\/\\/[^\\s<>)]+)",
    "(?<everyone>@everyone|@here)",
  ].join("|"),
  "gu",
);

export function inline(text, context) {
  const nodes = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index < last) continue;
    nodes.push(text.slice(last, match.index));
    nodes.push(piece(match.groups, context));
    last = match.index + match[0].length;
  }
  nodes.push(text.slice(last));
  return nodes.filter((node) => node !== "");
}

function piece(part, context) {
  if (part.escape) return part.escape.slice(1);
  if (part.coded) return el("code", {}, part.coded.trim());
  if (part.spoiler) return spoiler(inline(part.spoiler, context));
  if (part.bold) return el("strong", {}, inline(part.bold, context));
  if (part.under) return el("u", {}, inline(part.under, context));
  if (part.strike) return el("s", {}, inline(part.strike, context));
  if (part.star || part.dash) return el("em", {}, inline(part.star ?? part.dash, context));
  if (part.href) return link(part.href, inline(part.label, context));
  if (part.bare) return link(part.bare, part.bare);
  if (part.user) {
    const mine = part.user === context.me;
    return el("span", { class: mine ? "mention mine" : "mention" }, "@" + context.nameOf(part.user));
  }
  if (part.channel) return context.channelLink(part.channel);
  if (part.command) return el("span", { class: "mention" }, "/" + part.command);
  if (part.time) return moment(part.time, part.style ?? "f");
  return el("span", { class: "mention" }, part.everyone);
}

function link(href, label) {
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, label);
}

function spoiler(children) {
  const show = (event) => {
    const node = event.currentTarget;
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("tabindex");
  };
  const key = (event) => {
    if (event.key === "Enter" || event.key === " ") show(event);
  };
  const hidden = { class: "spoiler", role: "button", tabindex: 0, "aria-label": t("spoiler") };
  return el("span", { ...hidden, onclick: show, onkeydown: key }, el("span", {}, children));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

export function relative(seconds) {
  const units = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];
  const away = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, size] of units) {
    if (Math.abs(away) >= size) return format.format(Math.round(away / size), unit);
  }
  return format.format(Math.round(away), "second");
}

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  // Beyond the calendar the text stays what it is.
  if (Number.isNaN(date.getTime())) return `<t:${seconds}:${style}>`;
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: full }, text);
}

export function blocks(text, context) {
  const nodes = [];
  const lines = text.split("\n");
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    let match;
    if (line.startsWith("```")) {
      const [block, after] = fence(lines, n);
      nodes.push(block);
      n = after;
    } else if ((match = /^(#{1,3}) (.+)/.exec(line))) {
      nodes.push(el("p", { class: `h${match[1].length}`, role: "heading", "aria-level": match[1].length + 2 }, inline(match[2], context)));
    } else if ((match = /^-# (.+)/.exec(line))) {
      nodes.push(el("p", { class: "small" }, inline(match[1], context)));
    } else if (/^> ?/.test(line)) {
      const [taken, after] = run(lines, n, /^> ?(.*)/);
      nodes.push(el("blockquote", {}, blocks(taken.map((one) => one[1]).join("\n"), context)));
      n = after;
    } else if (/^ {0,2}[-*] /.test(line)) {
      const [taken, after] = run(lines, n, /^( *)[-*] (.+)/);
      nodes.push(el("ul", {}, taken.map((one) => el("li", { class: one[1].length > 1 ? "deep" : "" }, inline(one[2], context)))));
      n = after;
    } else if (/^\d+\. /.test(line)) {
      const [taken, after] = run(lines, n, /^(\d+)\. (.+)/);
      nodes.push(el("ol", { start: taken[0][1] }, taken.map((one) => el("li", {}, inline(one[2], context)))));
      n = after;
    } else if (line.trim() === "") {
      if (n > 0 && n < lines.length - 1) nodes.push(el("div", { class: "gap" }));
    } else {
      const taken = [line];
      while (n + 1 < lines.length && plain(lines[n + 1])) taken.push(lines[++n]);
      nodes.push(el("p", {}, inline(taken.join("\n"), context)));
    }
  }
  return nodes;
}

function plain(line) {
  return line.trim() !== "" && !/^(#{1,3} |-# |> ?| {0,2}[-*] |\d+\. |```)/.test(line);
}

function run(lines, start, pattern) {
  const taken = [];
  let n = start;
  for (let match; n < lines.length && (match = pattern.exec(lines[n])); n++) taken.push(match);
  return [taken, n - 1];
}

function fence(lines, start) {
  const first = lines[start].slice(3);
  if (first.includes("```")) return [el("pre", {}, el("code", {}, first.split("```")[0])), start];
  const taken = /^[\w+-]*$/.test(first) ? [] : [first];
  let n = start + 1;
  for (; n < lines.length; n++) {
    const end = lines[n].indexOf("```");
    if (end >= 0) {
      if (end > 0) taken.push(lines[n].slice(0, end));
      break;
    }
    taken.push(lines[n]);
  }
  return [el("pre", { tabindex: 0 }, el("code", {}, taken.join("\n"))), n];
}
