import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";
import type { Rule } from "./settling.ts";
import { isThingHere } from "./shape.ts";
import type { Role } from "./shape.ts";

/** What is recorded on a thing: it is played and read by handling that. */
export const recordings = wordSet("memo memos recording recordings voicemail message messages tape track log playback");

/** "Play the memo": what is recorded on a thing is listened to. */
export const rulePlayed: Rule = ({ frame }) => (isPlayed(frame) && namesRecording(frame.text) ? "listen" : undefined);

const isPlayed = ({ verb }: Pick<ReadFrame, "verb">): boolean => verb.some(({ token }) => /^(?:play|replay)$/.test(token.lemma));

const namesRecording = (text: string): boolean => wordsOf(text).some((word) => recordings.has(word));

/** "Play the messages on his comm", "play the voice memo": what is handled is the thing that plays it, and no other message. */
export const withPlayed = (frame: ReadFrame, roles: readonly Role[], reading: Reading): readonly Role[] => {
  const record = roles.find(({ ref }) => recordings.has(ref.words.head));
  if (record === undefined || !isPlayed(frame)) return roles;
  const on = roles.find((role) => role !== record && /^(?:on|from|off|in)$/.test(role.prep) && isThingHere(role));
  if (on !== undefined) return [{ ...on, role: "target", prep: "" }];
  const device = deviceHere(reading);
  return device === undefined ? roles : roles.map((role) => (role === record ? heldBy(role, device) : role));
};

const heldBy = (role: Role, named: Named): Role => ({ ...role, kind: "thing", ref: { ...role.ref, named, part: false, pointed: true } });

/** The one device here or carried that holds messages or recordings. */
export const deviceHere = ({ book, packet }: Reading): Named | undefined => {
  const [only, ...more] = book.filter(({ id, kind, present }) => kind === "thing" && present && plays(id, packet));
  return more.length === 0 ? only : undefined;
};

const plays = (id: string, { entities }: ShownPacket): boolean => {
  const uses = entities.find((entity) => entity.id === id)?.attrs["uses"];
  return (
    Array.isArray(uses) && uses.some((use) => /^(?:comm|phone|recorder|radio|player|terminal|computer|tablet|camera)$/.test(String(use)))
  );
};
