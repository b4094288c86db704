import { isTreasure, objectToName } from "freeform-rpg/plugins/turn/effects/lib";
import { aliasesOf, isAnimate, isMoney, isOwn, namesByHead, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";
import { entitiesOf } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";
import { isPersonNoun } from "./find-details.ts";
import { findLaid } from "./find-laid.ts";
import { putInScene } from "./take-introductions.ts";

/**
 * Takes in what the texts of triggers lay before the party, such as a key on a table, and no effect gives: plain things, that can be taken and used
 * for nothing that the scenario guards. Weapons, money and other treasure, and what the scenario has itself, are for effects to give.
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
};

const objectToTreasure = (name: string): string | undefined => (isTreasure(name) ? "a treasure is for an effect to give" : undefined);

/** True where the story has a thing that may be called so, here or elsewhere: it needs no other. */
const isListed = (draft: Draft, name: string): boolean => {
  const things = entitiesOf(draft).filter(({ type }) => type === "item" || type === "other");
  const called = [...things.flatMap((thing) => [thing.name, ...aliasesOf(thing)]), ...namesElsewhere(draft)];
  return called.some((one) => namesByHead(readPhrase(name), one));
};

const namesElsewhere = ({ world }: Draft): string[] => world.offstage.names.flatMap((one) => [one.name, ...one.aliases]);
