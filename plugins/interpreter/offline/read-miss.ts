import { findUnknownObject, properNames } from "./find-object.ts";
import type { Mention } from "./find-mentions.ts";
import { findPartner } from "./find-partner.ts";
import type { Partner } from "./find-partner.ts";
import type { FoundVerb } from "./find-verb.ts";
import type { Reading } from "./reading.ts";
import { findScenery } from "./scenery.ts";
import { harmful, hopeful, sociable } from "./verb-kinds.ts";

/** What a clause names that nothing answers to, and whether the player takes it to be there. */
export interface Miss {
  readonly called: string;
  readonly perceived: readonly string[];
}

/** Nothing is missed. */
export const noMiss: Miss = { called: "", perceived: [] };

/** What the clause names that nothing answers to: taken to be there, or only hoped for. */
export const readMiss = ({ verb, phrase }: Pick<FoundVerb, "verb" | "phrase">, clause: string, after: readonly string[]): Miss => {
  const unknown = findUnknownObject(after);
  if (!unknown) return noMiss;
  const led = (verb === "go" || verb === "sneak") && / (room|office)$/.test(unknown.text);
  const sought = !unknown.common && (isOwn(verb, after) || isWay({ verb, phrase }, after) || phrase === "find");
  const claimed = unknown.definite || led || sought || properNames(clause).some((name) => unknown.text.includes(name));
  if (!claimed) return noMiss;
  const text = unknown.text.replace(/^(?:my|a|an|some) /, "");
  return { called: text, perceived: hopeful.has(verb) ? [] : [text] };
};

/** "My rocket launcher", in the hand already: to be had or not. */
const isOwn = (verb: string, after: readonly string[]): boolean => (wielded.has(verb) || harmful.has(verb)) && after[0] === "my";
const wielded = new Set("use throw give drop put".split(" "));

const going = new Set("go travel leave flee follow".split(" "));

/** "Use my telepathy on Sefa": what the deed is done with is named first, and is nothing that anybody has. `null` where it is at hand. */
export const findLacking = ({ verb, after, mentions }: Behind): Miss | null => {
  const unknown = wielded.has(verb) && after[0] === "my" ? findUnknownObject(after.slice(1)) : null;
  if (unknown === null || unknown.common || mentions.some(({ start }) => start <= unknown.text.split(" ").length)) return null;
  return { called: unknown.text, perceived: [unknown.text] };
};

/** "To Paris": somewhere in particular. */
const isWay = ({ verb, phrase }: Pick<FoundVerb, "verb" | "phrase">, after: readonly string[]): boolean =>
  (verb === "go" || verb === "travel") &&
  (/_(?:to|into|for)$/.test(phrase) || (["to", "into", "toward", "towards", "for"].includes(after[0] ?? "") && after.length > 1));

/** Deeds that look at what a thing shows, or that lay hands on it. */
const looking = new Set("look examine search investigate read".split(" "));

/** What was only described is there all the same: one looks at the thing that bears it; for other deeds it is no target of its own. */
export const findScenes = (verb: string, missed: Miss, { packet }: Reading): Miss => {
  if (missed.called === "" || sociable.has(verb) || going.has(verb) || verb === "think" || verb === "remember") return missed;
  const [scenery] = missed.called.split(" ").flatMap((noun) => findScenery(noun, packet) ?? []);
  if (scenery === undefined) return missed;
  return looking.has(verb) && scenery.thingId !== null ? { called: scenery.thingId, perceived: [] } : noMiss;
};

interface Behind {
  readonly verb: string;
  readonly after: readonly string[];
  readonly mentions: readonly Mention[];
}

interface Called extends Behind {
  readonly phrase: string;
}

/** Somebody named behind the verb whom nothing in the packet answers to. */
export const findStranger = ({ verb, phrase, after, mentions }: Called): Miss | null => {
  const partner = sociable.has(verb) || verb === "give" ? findPartner(verb, phrase, after) : null;
  if (partner === null || mentions.some((mention) => isMeant(mention, partner))) return null;
  // "Smash a bottle over his head": what the deed is done with.
  const means = harmful.has(verb) && (/^an?$/.test(after[partner.start - 1] ?? "") || after.includes("at", partner.end));
  if (means && mentions.some(({ named }) => named.kind === "person")) return null;
  return { called: partner.text, perceived: after[partner.start - 1] === "the" ? [partner.text] : [] };
};

/** Something named in the very place of the partner; a thing that is elsewhere, by one word of its name, is not. */
const isMeant = ({ start, end, named, score }: Mention, partner: Partner): boolean =>
  start < partner.end && partner.start < end && (named.kind === "person" || named.present || score > 8);
