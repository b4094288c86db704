import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";

type Person = Known["entities"][number];

/** Who is here besides the actor: those who stand, and those who lie down or dead. */
export const peopleHere = ({ present_entities, entities, actor_id }: Known): { readonly standing: Person[]; readonly fallen: Person[] } => {
  const here = entities.filter(({ id, type }) => id !== actor_id && present_entities.includes(id) && isCreatureType(type));
  const out = ({ attrs }: Person): boolean => attrs["dead"] === true || attrs["down"] === true;
  return { standing: here.filter((one) => !out(one)), fallen: here.filter(out) };
};

/** The name without what follows a comma. */
export const shortName = ({ name }: Person): string => name.split(",")[0] ?? name;

/** A place's name for the middle of a sentence. */
export const callPlace = (name: string): string => name.replace(/^The\s/, "the ");
