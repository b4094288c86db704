import type { StateTable } from "freeform-rpg/schemas";

/** A row's key as outlooks store it. */
export const keyText = (key: readonly string[]): string => key.join("\n");

/** A row's table and key as one text. */
export const rowText = (table: StateTable, key: string): string => `${table}\u0000${key}`;
