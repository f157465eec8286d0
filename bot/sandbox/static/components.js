// The components of a message: containers, sections, galleries, buttons and menus.

import { el, icon, local } from "./dom.js";
import { lightbox } from "./dialogs.js";
import { dropdown } from "./listbox.js";
import { blocks } from "./markdown.js";
import { t } from "./texts.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const SELECTS = [3, 5, 6, 7, 8];

// act(kind, component, data) sends what a person does and resolves when it was answered.
export function components(list, message, context, act) {
  return list.map((component) => one(component, message, context, act));
}

function one(component, message, context, act) {
  const inner = () => components(component.components ?? [], message, context, act);
  switch (component.type) {
    case 1:
      return el("div", { class: SELECTS.includes(component.components[0]?.type) ? "row wide" : "row" }, inner());
    case 2:
      return button(component, act);
    case 9:
      return el("div", { class: "section" }, el("div", { class: "sectiontext" }, inner()), components([component.accessory], message, context, act));
    case 10:
      return el("div", { class: "text" }, blocks(component.content, context));
    case 11:
      return hidden(component.spoiler, picture(component, [component], 0, "thumbnail"));
    case 12:
      return gallery(component.items);
    case 13:
      return file(component.file.url, component.name ?? component.file.url.split("/").pop(), component.size);
    case 14:
      return component.divider ? el("hr", { class: component.spacing === 2 ? "large" : "" }) : el("div", { class: component.spacing === 2 ? "space large" : "space" });
    case 17: {
      const colour = component.accent_color == null ? undefined : "#" + component.accent_color.toString(16).padStart(6, "0");
      return hidden(component.spoiler, el("div", { class: colour ? "container accent" : "container", colour }, inner()));
    }
    default:
      return SELECTS.includes(component.type) ? menu(component, context, act) : null;
  }
}

// So much of a label has room on a button of a phone (components/reference, Button Design Guidelines).
const ON_BUTTON = 38;
const BESIDE_EMOJI = 34;

// A text as it is, and on a phone as far as it has room there.
function cut(text, room) {
  if (!text || text.length <= room) return text;
  return [el("span", { class: "whole" }, text), el("span", { class: "part", "aria-hidden": "true" }, text.slice(0, room - 1).trimEnd() + "…")];
}

function button(component, act) {
  const room = component.emoji ? BESIDE_EMOJI : ON_BUTTON;
  const label = [component.emoji && el("span", { class: "emoji" }, component.emoji.name), el("span", { class: "label" }, cut(component.label, room))];
  if (component.style === 5) {
    const where = { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a", where, label, icon("link"));
  }
  const press = async (event) => {
    const node = event.currentTarget;
    if (node.getAttribute("aria-busy")) return;
    node.setAttribute("aria-busy", "true");
    await act("click", component, {});
    node.removeAttribute("aria-busy");
  };
  const look = { class: `button ${STYLES[component.style]}`, "data-id": component.custom_id, "aria-label": component.label?.length > room ? component.label : component.label ? undefined : component.emoji?.name };
  return el("button", { type: "button", ...look, disabled: component.disabled, onclick: press }, label);
}

export function menuItems(component, context) {
  if (component.type === 3 || component.type > 20) {
    return component.options.map((option) => ({
      title: option.label,
      detail: option.description,
      emoji: option.emoji?.name,
      value: option.value,
      chosen: Boolean(option.default),
    }));
  }
  if (component.type === 8) {
    return context.channels().map((channel) => ({ title: "#" + channel.name, value: channel.id }));
  }
  return context.people().map((person) => ({ title: person.display, value: person.id }));
}

export function menuWords(component) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  return { done: t("apply"), nothing: t("nothingFits"), range: low === high ? "" : t("chooseUpTo", { low, high }) };
}

function menu(component, context, act) {
  const made = dropdown({
    label: component.placeholder || t("choose"),
    items: menuItems(component, context),
    low: component.min_values ?? 1,
    high: component.max_values ?? 1,
    disabled: component.disabled,
    words: menuWords(component),
    changed: async (values) => {
      made.button.setAttribute("aria-busy", "true");
      await act("select", component, { values });
      made.button.removeAttribute("aria-busy");
    },
  });
  made.button.dataset.id = component.custom_id;
  return made.node;
}

// The mosaic of Discord's client (VisualMediaMosaic): one picture in a box of 550 × 350, more of them cropped; from
// five on there are rows of three, what remains stands first.
export function gallery(items) {
  const shown = items.map((item, n) => hidden(item.spoiler, picture(item, items, n, "tile")));
  if (shown.length < 5) return el("div", { class: `gallery n${shown.length}` }, shown);
  const first = shown.length % 3;
  const rows = [shown.slice(0, first)];
  for (let n = first; n < shown.length; n += 3) rows.push(shown.slice(n, n + 3));
  return el("div", { class: "gallery many" }, rows.filter((row) => row.length).map((row) => el("div", { class: `strip of${row.length}` }, row)));
}

function picture(item, all, place, kind) {
  const alt = item.description || t("picture");
  const { width, height } = item.media;
  const size = width ? { width, height } : {};
  const sizes = width ? { width, height } : { width: 550, height: 350 };
  const image = el("img", { src: local(item.media.url), alt: item.description ?? "", loading: "lazy", ...size });
  const open = () => lightbox(all, place);
  return el("button", { type: "button", class: `picture ${kind}`, sizes, "aria-label": t("enlarge", { alt }), onclick: open }, image, item.description && el("span", { class: "alt", "aria-hidden": "true" }, "ALT"));
}

function hidden(spoiler, node) {
  if (!spoiler) return node;
  const cover = el("button", { type: "button", class: "cover" }, icon("eye"), t("hiddenPicture"));
  const wrap = el("div", { class: "covered" }, node, cover);
  node.inert = true;
  cover.addEventListener("click", () => {
    node.inert = false;
    cover.remove();
    wrap.classList.add("shown");
  });
  return wrap;
}

export function file(url, name, size) {
  const weight = size ? ` (${Math.max(1, Math.round(size / 1024))} KiB)` : "";
  return el("a", { class: "file", href: local(url), download: name, "aria-label": t("download", { name }) }, icon("down"), name + weight);
}
