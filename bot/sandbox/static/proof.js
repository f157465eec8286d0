// A game's file is dropped here, and each check of it is shown with its result.

import { open } from "./dialogs.js";
import { el, fill, icon } from "./dom.js";
import { t } from "./texts.js";

const LARGEST = 2_000_000;
const MARKS = { true: "✓", wrong: "✗", unknown: "○" };
const FACTS = { seal: "factSeal", secret: "factSecret", words: "factWords", seed: "factSeed" };

export function proof(context) {
  const chosen = el("input", { type: "file", accept: ".jsonl,.json,.txt", onchange: () => chosen.files.length && look(chosen.files[0]) });
  const drop = el("label", { class: "drop" }, chosen, el("strong", {}, t("proofDrop")), el("span", { class: "small" }, t("proofHint")));
  const found = el("div", { class: "found", "aria-live": "polite" });
  const dialog = el(
    "dialog",
    { class: "proof", "aria-labelledby": "proof-title" },
    el("div", { class: "bar" }, el("h2", { id: "proof-title" }, t("proof")), el("button", { type: "button", class: "plain", onclick: () => dialog.close(), "aria-label": t("close") }, icon("close"))),
    el("p", {}, t("proofText")),
    drop,
    found,
  );
  for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) {
    dialog.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.classList.toggle("over", kind === "dragenter" || kind === "dragover");
    });
  }
  dialog.addEventListener("drop", (event) => event.dataTransfer.files.length && look(event.dataTransfer.files[0]));
  async function look(file) {
    if (file.size > LARGEST) return fill(found, el("p", { class: "problem", role: "alert" }, t("proofTooLarge")));
    fill(found, el("p", { class: "small" }, t("proofBusy")));
    const result = await context.ask("check", { text: await file.text() });
    chosen.value = "";
    return fill(found, result.error ? el("p", { class: "problem", role: "alert" }, context.problem(result)) : verdict(file.name, result));
  }
  open(dialog);
}

function verdict(name, told) {
  return [
    el("h3", {}, told.title || name),
    el("ul", { class: "checks" }, told.checks.map((one) => el("li", { class: one.state }, one.text))),
    el("dl", { class: "facts" }, Object.entries(FACTS).map(([key, label]) => told.facts[key] && [el("dt", {}, t(label)), el("dd", {}, told.facts[key])])),
    told.entries.length > 0 && el("p", { class: "small" }, t("proofChance")),
    told.entries.length > 0 && el("div", { class: "entries", tabindex: 0, role: "region", "aria-label": t("proofEntries") }, el("table", {}, head(), el("tbody", {}, told.entries.map(entry)))),
  ];
}

function head() {
  return el("thead", {}, el("tr", {}, ["entryNumber", "entryWho", "entryMove", "entryDigest"].map((key) => el("th", { scope: "col" }, t(key)))));
}

function entry(one) {
  const mark = t(one.state === "true" ? "entryTrue" : "entryWrong");
  return el(
    "tr",
    { class: one.state },
    el("td", {}, el("span", { role: "img", "aria-label": mark }, MARKS[one.state]), ` ${one.n}`),
    el("td", {}, one.who),
    el("td", {}, one.move, one.chance && el("span", { class: "chance", role: "img", "aria-label": t("entryChance"), title: t("entryChance") }, " ⚄")),
    el("td", { class: "digest" }, one.digest),
  );
}
