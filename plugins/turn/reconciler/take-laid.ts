import { isTreasure, objectToMinor, objectToName } from "freeform-rpg/plugins/turn/effects/lib";
import {
  aliasesOf,
  entityById,
  factText,
  isAnimate,
  isCreature,
  isHere,
  isMoney,
  isOwn,
  namesByHead,
  readPhrase,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { Fact } from "freeform-rpg/schemas";
import { entitiesOf } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";
import { isPersonNoun } from "./find-details.ts";
import { findLaid, findShown } from "./find-laid.ts";
import { putInScene } from "./take-introductions.ts";

/**
 * Takes in what the texts of triggers lay before the party, such as a key on a table, and no effect gives, and the small loose things that a find
 * shows: plain things, that can be taken and used for nothing that the scenario guards. Weapons, money and other treasure, and what the scenario has
 * itself, are for effects to give.
 */
export const takeLaid: Intake = (draft, { final_text }) => {
  const texts = draft.events.flatMap(({ type, details }) =>
    /^(?:story|clock)_triggered$/.test(type) ? [String(details["text"] ?? "")] : [],
  );
  for (const laid of texts.flatMap(findLaid)) {
    const { world } = draft;
    if (isOwn(laid.name) || isAnimate(laid.name) || isPersonNoun(laid.name) || isMoney(laid.name, world) || isListed(draft, laid.name))
      continue;
    putInScene(draft, { id: "", location: "", ...laid }, final_text, objectToName(laid.name, world) ?? objectToTreasure(laid.name));
  }
  const found = findsHere(draft);
  const known = {
    ...draft.world,
    facts: draft.world.facts.map((one) => (found.includes(one) ? { ...one, visibility: "known" as const } : one)),
  };
  for (const shown of found.flatMap((one) => findShown(factText(one)))) {
    if (isAnimate(shown.name) || isMoney(shown.name, known) || isListed(draft, shown.name)) continue;
    putInScene(draft, { id: "", location: "", ...shown }, final_text, objectToMinor(shown.name, known));
  }
};

/** What was found out in this turn by looking at what is here; what somebody told is elsewhere as often as not. */
const findsHere = ({ world, events }: Draft): Fact[] => {
  const found = new Set(
    events.flatMap(({ type, details }) => (type === "fact_discovered" && details["told_by"] === undefined ? [details["fact_id"]] : [])),
  );
  return world.facts.filter(({ id, subject_id }) => {
    const subject = entityById(world, subject_id);
    return found.has(id) && subject !== undefined && !isCreature(subject) && isHere(world, subject);
  });
};

const objectToTreasure = (name: string): string | undefined => (isTreasure(name) ? "a treasure is for an effect to give" : undefined);

/** True where the story has a thing that may be called so, here or elsewhere: it needs no other. */
const isListed = (draft: Draft, name: string): boolean => {
  const things = entitiesOf(draft).filter(({ type }) => type === "item" || type === "other");
  const called = [...things.flatMap((thing) => [thing.name, ...aliasesOf(thing)]), ...namesElsewhere(draft)];
  return called.some((one) => namesByHead(readPhrase(name), one));
};

const namesElsewhere = ({ world }: Draft): string[] => world.offstage.names.flatMap((one) => [one.name, ...one.aliases]);
