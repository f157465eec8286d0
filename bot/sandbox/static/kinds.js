// The kinds of channels a server has.

const TEXT = 0;
const DM = 1;
const CATEGORY = 4;
const FORUMS = [15, 16];
const THREADS = [10, 11, 12];

// What each kind of channel looks like and is called; a kind nobody knows yet looks like a text channel.
const KINDS = {
  0: { sign: "hash" },
  1: { sign: "mail" },
  2: { sign: "voice", word: "voiceChannel" },
  5: { sign: "news", word: "newsChannel" },
  10: { sign: "thread", word: "thread" },
  11: { sign: "thread", word: "thread" },
  12: { sign: "lock", word: "privateThread" },
  13: { sign: "stage", word: "stageChannel" },
  15: { sign: "forum", word: "forum" },
  16: { sign: "picture", word: "mediaChannel" },
};

export const isText = (channel) => channel.kind === TEXT;
export const isDM = (channel) => channel.kind === DM;
export const isCategory = (channel) => channel.kind === CATEGORY;
export const isForum = (channel) => FORUMS.includes(channel.kind);
export const isThread = (channel) => THREADS.includes(channel.kind);
export const signOf = (channel) => KINDS[channel.kind]?.sign ?? "hash";
export const wordOf = (channel) => KINDS[channel.kind]?.word;
