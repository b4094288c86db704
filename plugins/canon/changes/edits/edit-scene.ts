import type { NewEvent } from "freeform-rpg/db";
import { didYouMean } from "freeform-rpg/language";
import type { Entity, StateRow, StateTable } from "freeform-rpg/schemas";
import type { Tables } from "freeform-rpg/plugins/turn/commit";
import { EditRefused } from "../change-error.ts";

/** What an edit changes: the campaign's rows in memory. */
export interface EditScene {
  readonly tables: Tables;
  /** The campaign's last turn, to which the edit belongs. */
  readonly turnNo: number;
  /** The scene of the character whom the changes are about. */
  readonly sceneId: string;
  /** The players' characters. */
  readonly players: readonly string[];
  /** Rows that some or all come to know, whether they change or not. */
  readonly shares: Share[];
}

/** A row that characters come to know; `to` is `null` for everybody. */
export type Share = NonNullable<NewEvent["shares"]>[number];

/** Tables whose rows have one id. */
type WithId = Exclude<StateTable, "inventory" | "relationships" | "outlooks" | "plugin_states">;

/** The row that a field names by its id. Throws `EditRefused` with the closest id there is. */
export const requireRow = <T extends WithId>({ tables }: EditScene, table: T, field: string, id: string): StateRow<T> => {
  const row = tables[table].find(id);
  if (row !== undefined) return row;
  const ids = tables[table].rows().map((one) => one.id);
  throw new EditRefused(field, `The campaign has nothing "${id}" among its ${table}.${didYouMean(id, ids)}`);
};

/** The entity that a field names. */
export const requireEntity = (scene: EditScene, field: string, id: string, ...types: readonly Entity["type"][]): Entity => {
  const entity = requireRow(scene, "entities", field, id);
  if (types.length === 0 || types.includes(entity.type)) return entity;
  throw new EditRefused(field, `"${id}" is of the type ${entity.type}; this takes ${types.join(" or ")}.`);
};

/** The id of a new row: the one that was chosen, if it is free, or one made of the name. */
export const idFor = (scene: EditScene, table: "entities" | "clocks" | "facts" | "threads", name: string, chosen?: string): string => {
  const isTaken = (id: string) => scene.tables[table].find(id) !== undefined;
  if (chosen !== undefined) {
    if (isTaken(chosen)) throw new EditRefused("id", `The id "${chosen}" is taken. Choose another, or leave it out.`);
    return chosen;
  }
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "")
    .slice(0, 60);
  const first = plain === "" ? "new" : plain;
  for (let number = 1; ; number++) {
    const id = number === 1 ? first : `${first}_${number}`;
    if (!isTaken(id)) return id;
  }
};

/** The campaign's next id of this kind, such as `fact-4`. */
export const nextNumbered = ({ tables }: EditScene, prefix: string): string => {
  const director = tables.director.need("director");
  const number = (director.counters[prefix] ?? 0) + 1;
  tables.director.put({ ...director, counters: { ...director.counters, [prefix]: number } });
  return `${prefix}-${number}`;
};
