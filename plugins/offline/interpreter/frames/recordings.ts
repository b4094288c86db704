import { wordSet } from "../text/token-tests.ts";
import type { Rule } from "./settling.ts";

/** What is recorded on a thing: it is played and read by handling that. */
export const recordings = wordSet("memo memos recording recordings voicemail message messages tape track log playback");

/** "Play the memo": what is recorded on a thing is listened to. */
export const rulePlayed: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:play|replay)$/.test(token.lemma)) && roles.some(({ ref }) => recordings.has(ref.words.head))
    ? "listen"
    : undefined;
