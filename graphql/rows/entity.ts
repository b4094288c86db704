import type { EntityType } from "freeform-rpg/schemas";
import { Row } from "../read/row.ts";

/** A row of `entities`. */
export class Entity extends Row {
  declare readonly id: string;
  declare readonly type: EntityType;
  declare readonly name: string;
  declare readonly tags: string[];
  declare readonly attributes: Readonly<Record<string, unknown>>;
  declare readonly description: string | null;
  declare readonly present: boolean;
  declare readonly dossier_sources: unknown;
  declare readonly alias_list: string[] | null;
}
