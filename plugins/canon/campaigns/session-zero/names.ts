import { didYouMean, nameKey } from "freeform-rpg/language";
import type { ScenarioDraft } from "freeform-rpg/schemas";

/** The entities of a draft. */
export type Entities = ScenarioDraft["entities"];

/** The id that a name gets: of the row that bears it already, else of its own words and unlike all others. */
export const idFor = (name: string, known: readonly { readonly id: string; readonly name?: string | undefined }[]): string => {
  const same = known.find((one) => one.name !== undefined && nameKey(one.name) === nameKey(name));
  if (same !== undefined) return same.id;
  const plain =
    nameKey(name)
      .normalize("NFKD")
      .replaceAll(/[^a-z0-9]+/g, "_")
      .replaceAll(/^_|_$/g, "") || "row";
  const taken = new Set(known.map(({ id }) => id));
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? plain.slice(0, 60) : `${plain.slice(0, 60)}_${nth}`;
    if (!taken.has(id)) return id;
  }
};

/** Finds an entity by its name or id. */
export const findEntity = (entities: Entities, said: string): string | undefined =>
  entities.find(({ id, name }) => id === said || (name !== undefined && nameKey(name) === nameKey(said)))?.id;

/** The problem of a name that nothing bears. */
export const unknownEntity = (where: string, said: string, entities: Entities): string =>
  `${where}: "${said}" is neither a place, a person nor a thing of this campaign.${didYouMean(
    said,
    entities.flatMap(({ name }) => name ?? []),
  )} Add it, or choose another.`;
