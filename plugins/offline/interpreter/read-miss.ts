import { findUnknownObject, properNames } from "./find-object.ts";
import type { Mention } from "./find-mentions.ts";
import { findPartner } from "./find-partner.ts";
import type { Partner } from "./find-partner.ts";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ClauseAction } from "./clause-action.ts";
import type { Reading } from "./reading.ts";
import { findScenery } from "./scenery.ts";
import { isHarmful, isSociable } from "./verb-kinds.ts";

/** What a clause names that nothing answers to, and whether the player takes it to be there. */
export interface Miss {
  readonly called: string;
  readonly perceived: readonly string[];
}

/** Nothing is missed. */
export const noMiss: Miss = { called: "", perceived: [] };

/** What the clause names that nothing answers to: taken to be there, or only hoped for. */
export const readMiss = ({ verb, phrase, clause, after }: Said, { actions }: Reading): Miss => {
  const action = actions.find(verb);
  const unknown = findUnknownObject(after);
  if (!unknown) return noMiss;
  const led = hasTrait(action, "moving", "crossing") && / (room|office)$/.test(unknown.text);
  const sought = !unknown.common && (isOwn(action, after) || isWay(action, phrase, after) || phrase === "find");
  const claimed = unknown.definite || led || sought || properNames(clause).some((name) => unknown.text.includes(name));
  if (!claimed) return noMiss;
  const text = unknown.text.replace(/^(?:my|a|an|some) /, "");
  return { called: text, perceived: hasTrait(action, "seeking") ? [] : [text] };
};

/** "My rocket launcher", in the hand already: to be had or not. */
const isOwn = (action: Action, after: readonly string[]): boolean =>
  (hasTrait(action, "handling") || isHarmful(action)) && after[0] === "my";

/** "Use my telepathy on Sefa": what the action is done with is named first, and no one has it. `null` where it is available. */
export const findLacking = ({ verb, after, mentions }: Behind, { actions }: Reading): Miss | null => {
  const unknown = actions.is(verb, "handling") && after[0] === "my" ? findUnknownObject(after.slice(1)) : null;
  if (unknown === null || unknown.common || mentions.some(({ start }) => start <= unknown.text.split(" ").length)) return null;
  return { called: unknown.text, perceived: [unknown.text] };
};

/** "To Paris": somewhere in particular. */
const isWay = (action: Action, phrase: string, after: readonly string[]): boolean =>
  hasTrait(action, "moving") &&
  !hasTrait(action, "departing", "escaping") &&
  (/_(?:to|into|for)$/.test(phrase) || (["to", "into", "toward", "towards", "for"].includes(after[0] ?? "") && after.length > 1));

/** What was only described is there all the same: one looks at the thing that bears it; for other actions it is no target of its own. */
export const findScenes = (verb: string, missed: Miss, { packet, actions }: Reading): Miss => {
  const action = actions.find(verb);
  if (missed.called === "" || isSociable(action) || hasTrait(action, "moving", "remote") || action.family === "chase") return missed;
  const [scenery] = missed.called.split(" ").flatMap((noun) => findScenery(noun, packet) ?? []);
  if (scenery === undefined) return missed;
  return hasTrait(action, "searching", "glancing") && scenery.thingId !== null ? { called: scenery.thingId, perceived: [] } : noMiss;
};

type Said = Pick<ClauseAction, "verb" | "phrase" | "clause" | "after">;

interface Behind {
  readonly verb: string;
  readonly after: readonly string[];
  readonly mentions: readonly Mention[];
}

interface Called extends Behind {
  readonly phrase: string;
}

/** Someone named behind the verb whom nothing in the packet answers to. */
export const findStranger = ({ verb, phrase, after, mentions }: Called, { actions }: Reading): Miss | null => {
  const action = actions.find(verb);
  const partner = isSociable(action) || hasTrait(action, "giving") ? findPartner(action, phrase, after) : null;
  if (partner === null || mentions.some((mention) => isMeant(mention, partner))) return null;
  // "Smash a bottle over his head": what the action is done with.
  const means = isHarmful(action) && (/^an?$/.test(after[partner.start - 1] ?? "") || after.includes("at", partner.end));
  if (means && mentions.some(({ named }) => named.kind === "person")) return null;
  return { called: partner.text, perceived: after[partner.start - 1] === "the" ? [partner.text] : [] };
};

/** Something named in the very place of the partner; a thing that is elsewhere, by one word of its name, is not. */
const isMeant = ({ start, end, named, score }: Mention, partner: Partner): boolean =>
  start < partner.end && partner.start < end && (named.kind === "person" || named.present || score > 8);
