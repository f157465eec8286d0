// Small helpers to build the page; text always becomes text nodes, never markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "colour") node.style.setProperty("--colour", value);
    else if (name === "sizes") for (const [side, length] of Object.entries(value)) node.style.setProperty(`--${side}`, length);
    else node.setAttribute(name, value === true ? "" : value);
  }
  append(node, children);
  return node;
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

export function icon(name) {
  const shapes = {
    hash: "M9 4 7 20M17 4l-2 16M4 9h16M3 15h16",
    thread: "M5 5h14M5 5v9a4 4 0 0 0 4 4h10M15 14l4 4-4 4M9 10h8",
    lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
    mail: "M3 6h18v12H3zM3 7l9 7 9-7",
    menu: "M4 7h16M4 12h16M4 17h16",
    send: "M4 12 20 4l-6 16-3-7z",
    close: "M6 6l12 12M18 6 6 18",
    help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5",
    moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
    eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    down: "M6 9l6 6 6-6",
    link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
    check: "M5 12l5 5 9-10",
    voice: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
    stage: "M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8",
    news: "M4 10v4h3l9 5V5l-9 5zM19 9v6M8 14v5",
    forum: "M4 5h16v10H10l-4 4v-4H4zM8 9h8M8 12h5",
    picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.5",
    phone: "M7 3h10v18H7zM11 18h2",
    quiet: "M6 17h12l-2-3v-4a4 4 0 0 0-8 0v4zM10 20h4M4 4l16 16",
  };
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shapes[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#0072b2", "#d55e00", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#8c6bb1", "#7f7f7f"];

export function personColour(user, people) {
  const place = people.filter((one) => !one.bot).findIndex((one) => one.id === user.id);
  return COLOURS[Math.max(place, 0) % COLOURS.length];
}

export function avatar(user, people) {
  if (user.bot) return el("img", { class: "avatar", src: "/static/icon.svg", alt: "" });
  const name = user.display ?? user.global_name ?? user.username ?? user.name;
  return el("span", { class: "avatar", "aria-hidden": "true", colour: personColour(user, people) }, name.slice(0, 1));
}

// The same file under whatever name this page was opened by.
export function local(url) {
  const parsed = new URL(url, location.href);
  return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : url;
}
