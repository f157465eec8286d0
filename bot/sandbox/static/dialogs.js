// Forms of the bot and large pictures, each in a dialog of its own.

import { menuItems, menuWords } from "./components.js";
import { el, fill, icon, local } from "./dom.js";
import { dropdown } from "./listbox.js";
import { blocks } from "./markdown.js";
import { t } from "./texts.js";

export function open(dialog) {
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

export function lightbox(items, place) {
  const image = el("img", { alt: "" });
  const caption = el("p", { class: "caption" });
  const stage = el("div", { class: "stage", tabindex: 0 }, image);
  const zoom = el("button", { type: "button", class: "button secondary", onclick: toggle }, t("zoom"));
  const step = (by) => () => show((place + by + items.length) % items.length);
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": t("picture") },
    el(
      "div",
      { class: "bar" },
      items.length > 1 && [
        el("button", { type: "button", class: "button secondary", onclick: step(-1), "aria-label": t("previous") }, "‹"),
        el("button", { type: "button", class: "button secondary", onclick: step(1), "aria-label": t("next") }, "›"),
      ],
      el("span", { class: "grow" }),
      zoom,
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close(), "aria-label": t("close") }, icon("close")),
    ),
    stage,
    caption,
  );
  function toggle() {
    const big = stage.classList.toggle("big");
    fill(zoom, t(big ? "fit" : "zoom"));
  }
  function show(n) {
    place = n;
    image.src = local(items[n].media.url);
    image.alt = items[n].description ?? "";
    fill(caption, items[n].description || t("noAlt"));
  }
  image.addEventListener("click", toggle);
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (items.length > 1 && event.key === "ArrowRight") step(1)();
    if (items.length > 1 && event.key === "ArrowLeft") step(-1)();
  });
  show(place);
  open(dialog);
}

// A form the bot opened; send(fields) resolves to an error text or nothing.
export function modal(data, context, send) {
  const readers = [];
  const rows = data.components.map((component) => row(component, context, readers));
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, t("submit"));
  const cancel = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("cancel"));
  const form = el("form", { onsubmit: sent }, el("h2", { id: "form-title" }, data.title), rows, problem, el("div", { class: "buttons" }, cancel, submit));
  const dialog = el("dialog", { class: "form", "aria-labelledby": "form-title" }, form);
  async function sent(event) {
    event.preventDefault();
    submit.disabled = true;
    const fields = Object.fromEntries(readers.map(([id, read]) => [id, read()]));
    const error = await send(fields);
    submit.disabled = false;
    if (error) fill(problem, error);
    else dialog.close();
  }
  open(dialog);
}

function row(component, context, readers) {
  if (component.type === 10) return el("div", { class: "text" }, blocks(component.content, context));
  const inner = component.component ?? component.components[0];
  const label = component.label ?? inner.label;
  const described = component.description && el("span", { class: "small" }, component.description);
  const field = input(inner, label, context, readers);
  if (inner.type === 4) return el("label", { class: "field" }, el("span", { class: "name" }, label, inner.required && star()), described, field);
  return el("div", { class: "field", role: "group", "aria-label": label }, el("span", { class: "name" }, label, inner.required !== false && inner.type !== 23 && star()), described, field);
}

const star = () => el("span", { class: "star", title: t("required") }, " *");

function input(inner, label, context, readers) {
  if (inner.type === 4) {
    const tag = inner.style === 2 ? "textarea" : "input";
    const limits = { minlength: inner.min_length || undefined, maxlength: inner.max_length, required: inner.required, placeholder: inner.placeholder };
    const node = el(tag, tag === "input" ? { type: "text", ...limits } : { rows: 4, ...limits });
    node.value = inner.value ?? "";
    readers.push([inner.custom_id, () => node.value]);
    return node;
  }
  if (inner.type === 23) {
    const node = el("input", { type: "checkbox", "aria-label": label });
    node.checked = Boolean(inner.default);
    readers.push([inner.custom_id, () => node.checked]);
    return node;
  }
  if (inner.type === 21 || inner.type === 22) return boxes(inner, readers);
  if (inner.type === 19) return el("span", { class: "small" }, "–");
  const made = dropdown({
    label: inner.placeholder || label,
    items: menuItems(inner, context),
    low: inner.min_values ?? 1,
    high: inner.max_values ?? 1,
    words: menuWords(inner),
    changed: () => {},
  });
  readers.push([inner.custom_id, () => made.items.filter((item) => item.chosen).map((item) => item.value)]);
  return made.node;
}

function boxes(inner, readers) {
  const kind = inner.type === 21 ? "radio" : "checkbox";
  const inputs = inner.options.map((option) => {
    const node = el("input", { type: kind, name: inner.custom_id, value: option.value });
    node.checked = Boolean(option.default);
    return node;
  });
  readers.push([inner.custom_id, () => inputs.filter((node) => node.checked).map((node) => node.value)]);
  return inner.options.map((option, n) =>
    el("label", { class: "tick" }, inputs[n], el("span", {}, option.label, option.description && el("span", { class: "small" }, option.description))),
  );
}
