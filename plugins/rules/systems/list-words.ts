import { JsonObject } from "freeform-rpg/schemas/values";

/** Turns synonyms that are written as one text into a list, so that those of a parent and of its child are joined. */
export const listWords = (system: JsonObject): JsonObject => {
  const actions = JsonObject.safeParse(system["actions"]);
  if (!actions.success) return system;
  const rows = Object.entries(actions.data).map(([verb, row]) => [verb, listIn(row)]);
  return { ...system, actions: Object.fromEntries(rows) };
};

const listIn = (value: JsonObject[string] | undefined): unknown => {
  const row = JsonObject.safeParse(value);
  const synonyms = row.data?.["synonyms"];
  return row.success && typeof synonyms === "string"
    ? { ...row.data, synonyms: synonyms.split(/\s+/).filter((word) => word !== "") }
    : value;
};
