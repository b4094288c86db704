import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { purseOf } from "../frames/amounts.ts";
import { isPlain } from "../reader/is-plain.ts";
import { sensesOf } from "../reader/sense-table.ts";
import { suretyOf } from "../reader/surety.ts";
import { classOf } from "../reader/word-table.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading, Understood } from "../reading.ts";

/** How sure an action must be to be carried out: less for what can do no harm. `npm run eval -- play` measures the trade: see the decision 042. */
const sure = { rash: 0.35, safe: 0.1 };
/** How sure a plain command must be: one that the catalogue has, and one that it has under another action. */
const plain = { same: 0.12, other: 0.4, none: 1 };

/** True for an action that may not be meant, or of which nothing is left: the player is asked instead. */
export const isDoubtful = (frame: ReadFrame, read: Understood, reading: Reading): boolean => {
  if (frame.verb.length > 0 && read.actions.length === 0 && read.assumed.length === 0) return true;
  if (read.actions.length === 0) return false;
  if (isStrange(frame)) return true;
  if (read.settled === true || isNamedAlone(frame)) return false;
  if (isPlain(frame.evidence) && suretyOf(frame.evidence) >= plain[frame.evidence.listed]) return false;
  // "Come with me, Odo": a request that is understood needs no verb of the catalogue.
  if (read.actions.some(({ effects = [] }) => (effects as readonly { kind: string }[]).some(({ kind }) => kind === "join"))) return false;
  if (read.actions.every((action) => isMissing(action, reading) || isPayment(action, reading))) return false;
  return suretyOf(frame.evidence) < (read.actions.every((action) => isSafe(action, reading)) ? sure.safe : sure.rash);
};

/** "Frobnicate", "purge Bree": a verb that no list has, or one that may mean nearly anything. */
export const isStrange = ({ verb, evidence: { listed, seen, share } }: ReadFrame): boolean =>
  verb.length > 0 && listed === "none" && !seen && (share < guessed || verb.every(({ token }) => !isWord(token.lemma)));

/** The share of the likeliest action from which on it is more than a guess. */
const guessed = 0.3;

const isWord = (lemma: string): boolean => classOf(lemma) !== undefined || sensesOf("verb", lemma).length > 0;

/** "The strongbox": the message names something, and no more. */
const isNamedAlone = ({ evidence: { frame, units } }: ReadFrame): boolean =>
  frame.verb.length === 0 &&
  units.every(
    ({ token }) => /^(?:DET|PUNCT)$/.test(token.pos) || frame.roles.some((role) => role.units.some((unit) => unit.token === token)),
  );

/** "Give Hester five shillings": a sum for someone who is here leaves nothing open. */
const isPayment = ({ action, target_id, effects = [] }: ProposedActionDraft, { actions, book, packet }: Reading): boolean =>
  actions.find(action).family === "give" &&
  book.some(({ id, kind, present }) => id === target_id && kind === "person" && present) &&
  (effects as readonly { kind: string; item?: unknown }[]).some(({ kind, item }) => kind === "transfer" && item === purseOf(packet));

/** True where nothing answers to the target: the action is refused by the name that the player gave it. */
const isMissing = ({ target_id = "" }: ProposedActionDraft, { book, packet }: Reading): boolean =>
  target_id !== "" && target_id !== packet.actor_id && book.every(({ id }) => id !== target_id);

/** True for an action that brings nothing about but a look, a pause, a gesture, words, or a walk to a place that is named. */
const isSafe = ({ action, target_id }: ProposedActionDraft, { actions, book }: Reading): boolean => {
  const { verb, family } = actions.find(action);
  if (family === "go") return book.some(({ id, kind }) => id === target_id && kind === "place");
  return /^(?:look|listen|wait|gesture)$/.test(family) || verb === "say" || (verb === "use" && target_id === "");
};
