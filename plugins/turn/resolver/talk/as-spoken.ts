import type { Entity } from "freeform-rpg/schemas";
import { baseLanguage } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { aliasesOf, inFirstPerson, isCreature } from "freeform-rpg/plugins/turn/scene/lib";

/** A sentence about somebody as they say it of themselves; `null` where it cannot be told so, as in other languages than English. */
export const asSpoken = ({ world }: ResolutionDraft, person: Entity, sentence: string): string | null => {
  if (baseLanguage(world.campaign.calibration.language ?? "en") !== "en") return null;
  const others = world.entities.filter((one) => one.id !== person.id && isCreature(one));
  const told = inFirstPerson(
    sentence,
    person,
    others.flatMap((one) => [one.name, ...aliasesOf(one)]),
  );
  return told === null ? null : told.replaceAll(/["“”]/g, "'");
};
