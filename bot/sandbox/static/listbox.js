// A list to choose from by mouse, touch or keys; used by menus in messages, forms and the message box.

import { el, fill, icon } from "./dom.js";

let count = 0;

export class Listbox {
  // items: {title, detail, emoji, value, chosen}; pick is called with an item.
  constructor({ label, many = false, pick }) {
    this.id = `list-${++count}`;
    this.many = many;
    this.pick = pick;
    this.items = [];
    this.active = -1;
    this.node = el("div", { class: "listbox", id: this.id, role: "listbox", "aria-label": label, "aria-multiselectable": many || undefined });
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  show(items, note = "") {
    this.items = items;
    const rows = items.map((item, n) =>
      el(
        "div",
        { class: "choice", role: "option", id: `${this.id}-${n}`, "aria-selected": String(Boolean(item.chosen)), onclick: () => this.take(n) },
        this.many && el("span", { class: "box", "aria-hidden": "true" }, icon("check")),
        item.emoji && el("span", { class: "emoji" }, item.emoji),
        el("span", { class: "words" }, el("span", { class: "title" }, item.title), item.detail && el("span", { class: "detail" }, item.detail)),
        item.tag && el("span", { class: "tag" }, item.tag),
      ),
    );
    fill(this.node, rows, items.length === 0 && note && el("div", { class: "note" }, note));
    this.activate(items.length ? Math.max(0, items.findIndex((item) => item.chosen)) : -1);
  }

  take(n) {
    const item = this.items[n];
    if (!item) return;
    this.activate(n);
    if (this.many) {
      item.chosen = !item.chosen;
      this.node.children[n].setAttribute("aria-selected", String(item.chosen));
    }
    this.pick(item);
  }

  activate(n) {
    this.node.querySelector(".active")?.classList.remove("active");
    this.active = n;
    const row = this.node.children[n];
    if (!row || n < 0) return this.owner?.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.owner?.setAttribute("aria-activedescendant", row.id);
  }

  // Whether the key was for the list.
  key(event) {
    const last = this.items.length - 1;
    if (last < 0) return false;
    const moves = { ArrowDown: this.active < last ? this.active + 1 : 0, ArrowUp: this.active > 0 ? this.active - 1 : last };
    if (event.key in moves) this.activate(moves[event.key]);
    else return false;
    event.preventDefault();
    return true;
  }
}

// A button that opens a list: a menu of a message or a form.
export function dropdown({ label, items, low, high, disabled, changed, closed, words }) {
  const many = high > 1;
  const button = el(
    "button",
    { type: "button", class: "dropdown", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": label, disabled },
    el("span", { class: "chosen" }),
    icon("down"),
  );
  const wrap = el("div", { class: "menu" }, button);
  const list = new Listbox({ label, many, pick: picked });
  list.owner = button;
  button.setAttribute("aria-controls", list.id);
  const done = el("button", { type: "button", class: "button small primary", onclick: () => close(true) }, words.done);
  const hint = el("div", { class: "hint" }, words.range);
  const panel = el("div", { class: "panel" }, many && hint, list.node, many && el("div", { class: "foot" }, done));
  let before = "";

  function paint() {
    const chosen = items.filter((item) => item.chosen);
    const text = chosen.map((item) => item.title).join(", ");
    fill(button.firstChild, text || label);
    button.classList.toggle("empty", !chosen.length);
    // The name tells what the menu is for and what stands in it.
    button.setAttribute("aria-label", text ? `${label}: ${text}` : label);
    if (many) done.disabled = chosen.length < low || chosen.length > high;
  }

  function picked(item) {
    if (!many) {
      for (const other of items) other.chosen = other === item;
      paint();
      return close(true);
    }
    if (items.filter((one) => one.chosen).length > high) {
      item.chosen = false;
      list.show(items);
      list.activate(items.indexOf(item));
    }
    paint();
  }

  function open() {
    before = state();
    list.show(items, words.nothing);
    wrap.append(panel);
    wrap.classList.add("open");
    button.setAttribute("aria-expanded", "true");
    panel.scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", outside);
  }

  const state = () => items.map((item) => (item.chosen ? "1" : "0")).join("");

  function close(send) {
    document.removeEventListener("pointerdown", outside);
    panel.remove();
    wrap.classList.remove("open");
    button.setAttribute("aria-expanded", "false");
    button.focus({ preventScroll: true });
    if (!send) items.forEach((item, n) => (item.chosen = before[n] === "1"));
    paint();
    closed?.();
    if (send) changed(items.filter((item) => item.chosen).map((item) => item.value));
  }

  function outside(event) {
    if (!wrap.contains(event.target)) close(false);
  }

  button.addEventListener("click", () => (wrap.contains(panel) ? close(false) : open()));
  wrap.addEventListener("keydown", (event) => {
    const isOpen = wrap.contains(panel);
    if (!isOpen && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      open();
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(false);
    } else if (isOpen && event.target === button && ["Enter", " "].includes(event.key)) {
      event.preventDefault();
      list.take(list.active);
    } else if (isOpen && event.key === "Tab" && !many) {
      close(false);
    } else if (isOpen) {
      list.key(event);
    }
  });
  paint();
  return { node: wrap, items, button, reset: () => paint() };
}
