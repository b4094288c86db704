import type { Attempt, Check } from "../attempt.ts";
import { entityById, nameKey, spokenName } from "../names.ts";
import { companyOf } from "../presence.ts";
import { handlingVerbs, movementVerbs, remoteVerbs, socialVerbs, violentVerbs } from "../verbs.ts";

/** Refuses a target that nothing here answers to. What the players have not discovered is as good as not there. */
export const checkUnknownTarget: Check = (attempt) => {
  if (attempt.target.kind !== "unknown" || remoteVerbs.has(attempt.verb)) return undefined;
  return { code: "unknown_target", reason: sightless(attempt) };
};

/** Says that there is no such thing, echoing the player's own word but never the id of something undiscovered. */
export const sightless = (attempt: Attempt): string => {
  const { called, verb, world } = attempt;
  const speakable = isSpeakable(called, world.entities.length > 0 && entityById(world, called.trim()) !== undefined);
  const word = speakable ? ` as "${asWritten(attempt)}"` : "";
  if (handlingVerbs.has(verb) && verb !== "give") return `You have no such thing${word}.`;
  if (movementVerbs.has(verb) || (verb === "sneak" && / (room|office)$/.test(called))) return `You know of no such place${word}.`;
  if (socialVerbs.has(verb) || violentVerbs.has(verb) || verb === "give") {
    if (!speakable) return "There is nobody like that here.";
    const name = asWritten(attempt);
    return /^\p{Lu}/u.test(name) ? `There is no ${name} here.` : `Nobody here answers to "${name}".${tellCompany(attempt)}`;
  }
  return `You see no such thing${word} here.`;
};

/** Who is here instead: the likeliest cause is a word that nobody goes by. */
const tellCompany = ({ world }: Attempt): string => {
  const names = companyOf(world).slice(0, 4).map(spokenName);
  if (names.length === 0) return "";
  return ` You see ${names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`}.`;
};

const isSpeakable = (called: string, isAnId: boolean): boolean => !isAnId && called.trim() !== "" && !/[:_]/.test(called);

/** The word as the player typed it: names may reach the ruling in lower case. */
const asWritten = ({ called, details }: Attempt): string => {
  const key = nameKey(called);
  const at = details.toLowerCase().search(new RegExp(`\\b${key.replaceAll(/[^\p{L}\p{N} ]/gu, ".")}`, "u"));
  return at < 0 ? key : details.slice(at, at + key.length);
};
