import { stateTables } from "freeform-rpg/schemas/campaign";
import type { StateTable } from "freeform-rpg/schemas";

/** The columns that key a row of the table within its campaign. */
export const keyColumns = (table: StateTable): readonly string[] => stateTables[table].key;

/** All columns of the table but the campaign's. */
export const rowColumns = (table: StateTable): readonly string[] => Object.keys(stateTables[table].row.shape);
