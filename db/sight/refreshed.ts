import type { StateTable } from "freeform-rpg/schemas";
import type { Row } from "./outlooks.ts";

/** Lists in the attributes of an entity that say what passed between it and those who were there. */
const memories = ["dealings", "heard"] as const;

/**
 * What is known of a row by who sees it now: the row itself (`undefined`: no outlook), except that an entity does not show what passed between it and
 * others.
 */
export const refreshed = (table: StateTable, known: Row | null, row: Row | null, turnNo: number): Row | null | undefined => {
  if (table !== "entities" || row === null) return undefined;
  const attrs = objectOf(row["attrs"]);
  const earlier = objectOf(known?.["attrs"]);
  const own = Object.fromEntries(
    memories.flatMap((name) => (Array.isArray(attrs[name]) ? [[name, ownEntries(attrs[name], earlier[name], turnNo)]] : [])),
  );
  const merged = { ...row, attrs: { ...attrs, ...own } };
  return JSON.stringify(merged) === JSON.stringify(row) ? undefined : merged;
};

/** The entries that were known before, and those of the present turn. */
const ownEntries = (all: readonly unknown[], earlier: unknown, turnNo: number): unknown[] => {
  const before = new Set(Array.isArray(earlier) ? earlier.map((one) => JSON.stringify(one)) : []);
  return all.filter((one) => before.has(JSON.stringify(one)) || turnOf(one) === turnNo);
};

const turnOf = (entry: unknown): unknown => objectOf(entry)["turn_no"] ?? objectOf(entry)["turn"];

const objectOf = (value: unknown): Row => (typeof value === "object" && value !== null ? { ...value } : {});
