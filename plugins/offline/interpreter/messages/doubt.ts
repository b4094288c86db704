import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { purseOf } from "../frames/amounts.ts";
import { namedOf } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import { isPlain } from "../reader/is-plain.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import { sensesOf } from "../reader/sense-table.ts";
import { suretyOf } from "../reader/surety.ts";
import { classOf } from "../reader/word-table.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading, Understood } from "../reading.ts";

/** How sure an action must be to be carried out: less for what can do no harm. `npm run eval -- play` measures the trade: see the decision 042. */
const sure = { rash: 0.35, mild: 0.2, safe: 0.1 };
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
  return suretyOf(frame.evidence) < neededFor(frame, read, reading);
};

/** How sure an action must be, by the harm that it can do. */
const neededFor = (frame: ReadFrame, { actions }: Understood, reading: Reading): number => {
  if (actions.every((action) => isSafe(action, reading))) return sure.safe;
  if (actions.every((action) => isSaidTo(action, reading))) return sure.mild;
  const things = thingsOf(frame, reading);
  if (things === null || !actions.every(({ target_id = "" }) => things.some(({ ref }) => namedOf(ref)?.id === target_id))) return sure.rash;
  const meant = actions.map(({ action }) => reading.actions.find(action));
  if (meant.every(({ verb, family }) => family === "search" || /^(?:use|equip)$/.test(verb))) return sure.safe;
  const isPlaced = meant.every(({ verb }) => /^(?:put|craft|repair)$/.test(verb)) && things.every(({ ref }) => !ref.pointed);
  return isPlaced ? sure.mild : sure.rash;
};

/** Words to somebody who is here. */
const isSaidTo = ({ action, target_id }: ProposedActionDraft, { actions, book }: Reading): boolean =>
  /^(?:ask|say|talk)$/.test(actions.find(action).verb) &&
  book.some(({ id, kind, present }) => id === target_id && kind === "person" && present);

/** What a command names that is carried, lies here or is a feature of the place; `null` where it names a person as well, or opens with no verb. */
const thingsOf = (frame: ReadFrame, reading: Reading): Role[] | null => {
  const opening = frame.evidence.units[frame.start];
  if (
    opening !== frame.verb[0] ||
    (opening?.token.pos !== "VERB" && frame.evidence.listed === "none") ||
    /\b(?:where|why|how|who)\b/i.test(frame.text)
  )
    return null;
  const roles = resolveRoles(frame, reading);
  if (roles.some(({ kind, text }) => kind === "person" || (kind === "body" && !/\bmy\b/i.test(text)))) return null;
  return roles.filter(({ kind, ref }) => /^(?:thing|feature)$/.test(kind) && namedOf(ref)?.present === true);
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
  if (family === "go") return book.some(({ id, kind, present }) => id === target_id && (kind === "place" || present));
  return /^(?:look|listen|wait|gesture)$/.test(family) || verb === "say" || (verb === "use" && target_id === "");
};
