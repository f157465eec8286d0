// The message box: plain messages, and slash commands with their options and live suggestions.

import { el, fill, icon } from "./dom.js";
import { isForum } from "./kinds.js";
import { Listbox } from "./listbox.js";
import { t } from "./texts.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const CHANNEL = 7;
const NUMBER = 10;
const FILE = 11;
const PERSON = [6, 9];

export class Composer {
  constructor(node, context) {
    this.node = node;
    this.context = context;
    this.command = null;
    this.list = new Listbox({ label: t("commands"), pick: (item) => item.pick() });
    this.box = el("textarea", {
      id: "composer-input",
      rows: 1,
      maxlength: 2000,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.hide(),
    });
    this.fields = el("div", { class: "fields", hidden: true });
    this.note = el("p", { class: "problem", role: "alert" });
    this.send = el("button", { type: "submit", class: "send" }, icon("send"));
    this.popup = el("div", { class: "popup", hidden: true }, this.list.node);
    fill(node, this.popup, this.note, el("div", { class: "line" }, this.box, this.fields, this.send));
    node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    node.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.command) this.leave();
    });
  }

  // Show the box for the open channel, in the language of the person.
  refresh() {
    const channel = this.context.channel();
    const forum = Boolean(channel) && isForum(channel);
    const able = Boolean(channel) && !forum && (channel.writable || channel.commands.length > 0);
    const name = channel ? (channel.kind === 1 ? channel.name : "#" + channel.name) : "";
    this.box.placeholder = able ? t("messageTo", { name }) : t(forum ? "onlyPosts" : "readOnly");
    this.box.setAttribute("aria-label", this.box.placeholder);
    this.box.disabled = !able;
    this.send.disabled = !able;
    this.send.setAttribute("aria-label", t("send"));
    this.list.node.setAttribute("aria-label", t("commands"));
  }

  // Every usable command with its words in this language.
  paths() {
    const channel = this.context.channel();
    const found = [];
    const dig = (entry, words, native, id = entry.id) => {
      const inner = (entry.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
      const shown = [...words, this.context.own(entry, "name")];
      const real = [...native, entry.name];
      if (inner.length) for (const option of inner) dig(option, shown, real, id);
      else found.push({ id, shown: shown.join(" "), real: real.join(" "), detail: this.context.own(entry, "description"), options: entry.options ?? [] });
    };
    for (const command of this.context.commands()) if (command.type === 1 && channel?.commands.includes(command.id)) dig(command, [], []);
    return found;
  }

  typed() {
    this.box.style.height = "auto";
    this.box.style.height = `${Math.min(this.box.scrollHeight, 160)}px`;
    fill(this.note);
    const text = this.box.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.hide();
    const typed = text.slice(1).toLowerCase();
    const paths = this.paths();
    const exact = paths.find((path) => typed === path.shown + " " || typed === path.real + " ");
    if (exact) return this.enter(exact);
    const words = typed.trim().split(/\s+/).filter(Boolean);
    const rank = (path) => (path.shown.startsWith(typed.trim()) || path.real.startsWith(typed.trim()) ? 0 : 1);
    const fits = paths
      .filter((path) => words.every((word) => path.shown.includes(word) || path.real.includes(word)))
      .sort((one, other) => rank(one) - rank(other));
    const items = fits.map((path) => ({ title: "/" + path.shown, detail: path.detail, pick: () => this.enter(path) }));
    this.show(this.box, items, t("noCommand"));
  }

  show(owner, items, note) {
    this.list.owner = owner;
    this.popup.hidden = false;
    owner.setAttribute("aria-expanded", "true");
    this.list.show(items, note);
  }

  hide() {
    this.popup.hidden = true;
    this.list.items = [];
    this.list.owner?.setAttribute("aria-expanded", "false");
    this.list.owner?.removeAttribute("aria-activedescendant");
  }

  key(event) {
    const open = !this.popup.hidden;
    if (open && this.list.key(event)) return;
    if (open && event.key === "Escape") return this.hide();
    if (open && this.list.items.length && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      this.list.take(this.list.active);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  // Command mode: the command's name, and a field for each option in use.
  enter(path) {
    this.command = { path, inputs: new Map() };
    this.box.value = "";
    this.box.hidden = true;
    this.fields.hidden = false;
    this.hide();
    this.paint();
    const first = path.options.find((option) => option.required) ?? null;
    if (first) this.command.inputs.get(first.name).focus();
    else this.send.focus();
  }

  leave() {
    this.command = null;
    this.fields.hidden = true;
    this.box.hidden = false;
    this.hide();
    fill(this.note);
    this.box.focus();
  }

  paint() {
    const { path, inputs } = this.command;
    const used = path.options.filter((option) => option.required || inputs.has(option.name));
    const free = path.options.filter((option) => !used.includes(option));
    const leave = el("button", { type: "button", class: "plain", "aria-label": t("cancelCommand"), onclick: () => this.leave() }, icon("close"));
    const more = free.map((option) => {
      const name = this.context.own(option, "name");
      const add = () => {
        inputs.set(option.name, null);
        this.paint();
        inputs.get(option.name).focus();
      };
      return el("button", { type: "button", class: "more", onclick: add, title: this.context.own(option, "description"), "aria-label": t("addOption", { name }) }, "+ " + name);
    });
    fill(this.fields, el("span", { class: "path" }, "/" + path.shown), used.map((option) => this.field(option)), more, leave);
  }

  field(option) {
    const { inputs } = this.command;
    const name = this.context.own(option, "name");
    const detail = this.context.own(option, "description");
    const known = inputs.get(option.name);
    const node =
      known ??
      (option.type === FILE ? this.upload(option, name, detail) : null) ??
      el("input", {
        type: "text",
        size: 8,
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        role: "combobox",
        "aria-expanded": "false",
        "aria-controls": this.list.id,
        "aria-autocomplete": "list",
        "aria-label": `${name}: ${detail}`,
        "aria-required": String(Boolean(option.required)),
        placeholder: detail,
        "data-option": option.name,
        oninput: () => {
          node.picked = undefined;
          this.suggest(option, node);
        },
        onfocus: () => this.suggest(option, node),
        onblur: () => this.hide(),
        onkeydown: (event) => this.fieldKey(event, option, node),
      });
    inputs.set(option.name, node);
    return el("label", { class: "option" }, el("span", { class: "name" }, name), node);
  }

  // A file, read as soon as it is chosen.
  upload(option, name, detail) {
    const node = el("input", {
      type: "file",
      "aria-label": `${name}: ${detail}`,
      "aria-required": String(Boolean(option.required)),
      "data-option": option.name,
      onchange: () => {
        const file = node.files[0];
        node.picked = undefined;
        if (!file) return;
        const reader = new FileReader();
        reader.onload = () => (node.picked = { name: file.name, data: reader.result.split(",")[1] ?? "" });
        reader.readAsDataURL(file);
      },
    });
    return node;
  }

  async suggest(option, node) {
    const text = node.value.trim();
    const lower = text.toLowerCase();
    const make = (title, value) => ({ title, value, pick: () => this.take(option, node, title, value) });
    const fits = (items) => this.show(node, items.filter((item) => item.title.toLowerCase().includes(lower)), t("nothingFits"));
    if (node.picked !== undefined) return this.hide();
    if (option.choices?.length) return fits(option.choices.map((choice) => make(this.context.own(choice, "name"), choice.value)));
    if (option.type === BOOLEAN) return fits([make(t("yes"), true), make(t("no"), false)]);
    if (PERSON.includes(option.type)) return fits(this.context.people().map((person) => make(person.display, person.id)));
    if (option.type === CHANNEL) return fits(this.context.channels().map((channel) => make("#" + channel.name, channel.id)));
    if (!option.autocomplete) return this.hide();
    clearTimeout(this.timer);
    const asked = (this.asked = {});
    await new Promise((resolve) => (this.timer = setTimeout(resolve, 120)));
    const others = this.values(option.name);
    const wish = { path: this.command?.path.real, focused: option.name, text, options: others, channel: this.context.channel().id };
    const result = await this.context.ask("autocomplete", wish);
    // Only the newest question counts, and only while its field is in use.
    if (asked !== this.asked || document.activeElement !== node) return undefined;
    return this.show(node, (result.choices ?? []).map((choice) => make(choice.name, choice.value)), result.error ? this.context.problem(result) : t("nothingFits"));
  }

  take(option, node, title, value) {
    node.value = title;
    node.picked = value;
    node.size = Math.max(8, title.length);
    this.asked = null;
    this.hide();
    this.next();
  }

  next() {
    const empty = this.missing();
    if (empty) this.command.inputs.get(empty.name).focus();
  }

  missing() {
    const { path, inputs } = this.command;
    return path.options.find((option) => option.required && !inputs.get(option.name)?.value.trim());
  }

  fieldKey(event, option, node) {
    const open = !this.popup.hidden;
    if (open && this.list.key(event)) return;
    if (open && this.list.items.length && node.picked === undefined && (event.key === "Enter" || (event.key === "Tab" && node.value))) {
      event.preventDefault();
      this.list.take(this.list.active);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.missing()) this.next();
      else this.submit();
    } else if (event.key === "Backspace" && !node.value) {
      event.preventDefault();
      if (option.required) this.leave();
      else this.drop(option);
    }
  }

  drop(option) {
    this.command.inputs.delete(option.name);
    this.paint();
    const rest = [...this.command.inputs.values()];
    (rest.at(-1) ?? this.send).focus();
  }

  values(except = null) {
    const given = {};
    for (const option of this.command?.path.options ?? []) {
      const node = this.command.inputs.get(option.name);
      if (!node || option.name === except || !node.value.trim()) continue;
      if (node.picked !== undefined) given[option.name] = node.picked;
      else given[option.name] = option.type === INTEGER || option.type === NUMBER ? Number(node.value) : node.value.trim();
    }
    return given;
  }

  async submit() {
    const channel = this.context.channel().id;
    if (this.busy) return undefined;
    fill(this.note);
    if (!this.command) {
      const text = this.box.value.trim();
      if (!text) return undefined;
      this.box.value = "";
      this.typed();
      return this.tell(await this.context.ask("say", { channel, text }));
    }
    if (this.missing()) return this.next();
    const wish = { channel, id: this.command.path.id, path: this.command.path.real, options: this.values() };
    this.busy = true;
    this.send.setAttribute("aria-busy", "true");
    const result = await this.context.ask("slash", wish);
    this.send.removeAttribute("aria-busy");
    this.busy = false;
    if (result.error && result.error !== "failed") return this.tell(result);
    this.leave();
    if (result.modal) this.context.form(result.modal);
    return this.tell(result);
  }

  tell(result) {
    if (result.error) fill(this.note, this.context.problem(result));
  }
}
