import type { Outlook, RowChange, StateTable } from "freeform-rpg/schemas";

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** The outlooks of a campaign while an event changes them. */
export interface OutlookBook {
  find(eye: string, table: StateTable, key: string): Outlook | undefined;
  /** All outlooks of a character, as they are by now. */
  of(eye: string): Outlook[];
  /** What the character knows of the row: a row, `null` for nothing, `undefined` for what it is. */
  put(eye: string, table: StateTable, key: string, known: Row | null | undefined): void;
  drop(eye: string, table: StateTable, key: string): void;
  /** Gives a character outlooks of their own, beginning with those of another, unless they have them. */
  admit(eye: string, like: string): void;
  /** The characters that have outlooks of their own. */
  eyes(): string[];
  changes(): RowChange[];
}

/** Opens the outlooks that a campaign has. */
export const openOutlooks = (stored: readonly Outlook[]): OutlookBook => {
  const before = new Map(stored.map((one) => [idOf(one.character_id, one.table_name, one.row_key), one]));
  const now = new Map(before);
  const put: OutlookBook["put"] = (eye, table, key, known) => {
    if (known === undefined) now.delete(idOf(eye, table, key));
    else now.set(idOf(eye, table, key), outlook(eye, table, key, known));
  };
  return {
    put,
    find: (eye, table, key) => now.get(idOf(eye, table, key)),
    of: (eye) => [...now.values()].filter(({ character_id }) => character_id === eye),
    drop: (eye, table, key) => put(eye, table, key, undefined),
    admit: (eye, like) => {
      const mark = idOf(eye, "", "");
      if (eye === like || now.has(mark)) return;
      for (const one of now.values())
        if (one.character_id === like) now.set(idOf(eye, one.table_name, one.row_key), { ...one, character_id: eye });
      now.set(mark, outlook(eye, "", "", null));
    },
    eyes: () => [...new Set([...now.values()].flatMap(({ character_id }) => (character_id === "" ? [] : [character_id])))],
    changes: () => [
      ...[...now].flatMap(([id, one]) => (JSON.stringify(before.get(id)) === JSON.stringify(one) ? [] : [changeTo(one)])),
      ...[...before].flatMap(([id, one]) => (now.has(id) ? [] : [{ ...changeTo(one), row: null }])),
    ],
  };
};

const outlook = (character_id: string, table_name: string, row_key: string, known: Row | null): Outlook => ({
  character_id,
  table_name,
  row_key,
  known: known === null ? null : JSON.parse(JSON.stringify(known)),
});

const changeTo = (row: Outlook): RowChange => ({
  table: "outlooks",
  key: [row.character_id, row.table_name, row.row_key],
  row: { ...row },
});

const idOf = (...parts: readonly string[]): string => parts.join("\u0000");
