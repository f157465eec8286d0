// The line to the sandbox: what happens comes in, wishes go out and get their answer.

export class Connection {
  // since() tells when the page was loaded, once the sandbox has said it.
  constructor(name, since, hear, status) {
    this.waiting = new Map();
    this.count = 0;
    this.name = name;
    this.since = since;
    this.hear = hear;
    this.status = status;
    this.closed = false;
    this.delay = 300;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page?as=${encodeURIComponent(this.name)}&since=${this.since()}`);
    this.socket.onopen = () => {
      this.delay = 300;
      this.status(true);
    };
    this.socket.onmessage = (event) => {
      const frame = JSON.parse(event.data);
      if (frame.event !== "result") return this.hear(frame);
      this.waiting.get(frame.re)?.(frame);
      this.waiting.delete(frame.re);
    };
    this.socket.onclose = () => {
      for (const answer of this.waiting.values()) answer({ error: "lost", data: {} });
      this.waiting.clear();
      if (this.closed) return;
      this.status(false);
      setTimeout(() => this.closed || this.open(), this.delay);
      this.delay = Math.min(this.delay * 2, 5000);
    };
  }

  ask(wish, data = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "lost", data: {} });
    const re = ++this.count;
    this.socket.send(JSON.stringify({ do: wish, re, ...data }));
    return new Promise((resolve) => this.waiting.set(re, resolve));
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}
