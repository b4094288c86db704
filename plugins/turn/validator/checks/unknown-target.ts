import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { bareNameKey, joinList } from "freeform-rpg/language";
import type { Attempt, Check } from "../attempt.ts";
import { spokenName, companyOf } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses a target that nothing here answers to. What the players have not discovered is as good as not there. */
export const checkUnknownTarget: Check = (attempt) => {
  if (attempt.target.kind !== "unknown" || hasTrait(attempt.action, "remote") || isMade(attempt)) return undefined;
  return { code: "unknown_target", reason: sightless(attempt) };
};

/** What comes of an action is not there before it: the letter that is written. */
const isMade = ({ called, made = [] }: Attempt): boolean => made.some((name) => bareNameKey(name) === bareNameKey(called));

/** Says that there is no such thing, with the player's own word. An id that exists and one that does not get the same answer. */
export const sightless = (attempt: Attempt): string => {
  const { action } = attempt;
  const called = callIt(attempt);
  const speakable = isSpeakable(called);
  const word = speakable ? ` as "${asWritten({ ...attempt, called })}"` : "";
  if (hasTrait(action, "handling") && !hasTrait(action, "giving")) return `You have no such thing${word}.`;
  if (hasTrait(action, "moving") || (hasTrait(action, "crossing") && / (room|office)$/.test(called)))
    return `You know of no such place${word}.`;
  if (hasTrait(action, "social", "violent", "giving")) {
    if (!speakable) return "There is nobody like that here.";
    const name = asWritten({ ...attempt, called });
    return /^\p{Lu}/u.test(name) ? `There is no ${name} here.` : `Nobody here answers to "${name}".${describeCompany(attempt)}`;
  }
  return speakable
    ? `You see no such thing${word} here.`
    : `You see nothing here to ${action.phrase.ask ?? action.verb.replaceAll("_", " ")}.`;
};

/** The player's own word: where the target came as an id, the words of it that stand in the player's text. */
const callIt = ({ called, details }: Attempt): string => {
  if (isSpeakable(called)) return called;
  const words = bareNameKey((called.split(":").at(-1) ?? "").replaceAll("_", " ")).trim();
  return words !== "" && ` ${bareNameKey(details)} `.includes(` ${words} `) ? words : called;
};

/** Who is here instead: the likeliest cause is a word that no one goes by. */
const describeCompany = ({ world }: Attempt): string => {
  const names = companyOf(world).slice(0, 4).map(spokenName);
  if (names.length === 0) return "";
  return ` You see ${joinList(names)}.`;
};

/** An id is not echoed, whether something bears it or not: the answer must not tell what the players have not discovered. */
const isSpeakable = (called: string): boolean => called.trim() !== "" && !/[:_]/.test(called);

/** The word as the player typed it: names may reach the ruling in lower case. */
const asWritten = ({ called, details }: Attempt): string => {
  const key = bareNameKey(called);
  const at = details.toLowerCase().search(new RegExp(`\\b${key.replaceAll(/[^\p{L}\p{N} ]/gu, ".")}`, "u"));
  return at < 0 ? key : details.slice(at, at + key.length);
};
