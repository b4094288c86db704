import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { bareNameKey } from "freeform-rpg/language";
import { whoMightKnow } from "./who-might-know.ts";
import type { Attempt, Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import { companyOf, isDoor, namePattern, placeWithFeature, spokenName } from "freeform-rpg/plugins/turn/scene/lib";

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
  const name = asWritten({ ...attempt, called });
  const says = messagesOf(attempt.world);
  if (hasTrait(action, "handling") && !hasTrait(action, "giving")) return speakable ? says.noThingNamed(name) : says.noSuchThing();
  const way = wayless(attempt, called, name);
  if (way !== undefined) return way;
  if (hasTrait(action, "social", "violent", "giving")) {
    if (!speakable) return says.nobodyLikeThat();
    return /^\p{Lu}/u.test(name) ? says.noneOfThatName(name) : [says.nobodyAnswersTo(name), ...describeCompany(attempt)].join(" ");
  }
  return speakable ? says.seesNothingNamed(name) : says.seesNothingTo(action.phrase.ask ?? action.verb.replaceAll("_", " "));
};

/** Where a way was meant, or a part of the place that another place has. */
const wayless = ({ action, world }: Attempt, called: string, name: string): string | undefined => {
  const says = messagesOf(world);
  const place = hasTrait(action, "social") ? undefined : placeWithFeature(called, world);
  if (place !== undefined) return says.isElsewhere(name, spokenName(place));
  if (hasTrait(action, "moving") && isDoor(called)) return says.seesNothingNamed(name);
  if (!hasTrait(action, "moving") && !(hasTrait(action, "crossing") && / (room|office)$/.test(called))) return undefined;
  return `${isSpeakable(called) ? says.noPlaceNamed(name) : says.noSuchPlace()} ${whoMightKnow(world)}`;
};

/** The player's own word: where the target came as an id, the words of it that stand in the player's text. */
const callIt = ({ called, details }: Attempt): string => {
  if (isSpeakable(called)) return called;
  const words = bareNameKey((called.split(":").at(-1) ?? "").replaceAll("_", " ")).trim();
  return words !== "" && ` ${bareNameKey(details)} `.includes(` ${words} `) ? words : called;
};

/** Who is here instead: the likeliest cause is a word that no one goes by. */
const describeCompany = ({ world }: Attempt): string[] => {
  const names = companyOf(world).slice(0, 4).map(spokenName);
  return names.length === 0 ? [] : [messagesOf(world).seesCompany(names)];
};

/** An id is not echoed, whether something bears it or not: the answer must not tell what the players have not discovered. */
const isSpeakable = (called: string): boolean => called.trim() !== "" && !/[:_]/.test(called);

/** The word as the player typed it: names may reach the ruling in lower case. */
const asWritten = ({ called, details }: Attempt): string => {
  const key = bareNameKey(called);
  const at = details.toLowerCase().search(new RegExp(`\\b${namePattern(key)}`, "u"));
  return at < 0 ? key : details.slice(at, at + key.length);
};
