import { parse } from "yaml";

/** What a person typed: a list or map as in a scenario file (`[{ id: fox, type: character }]`), else the text itself. */
export const readTyped = (typed: string): unknown => {
  if (!/^\s*[[{]/.test(typed)) return typed;
  try {
    return parse(typed);
  } catch {
    return typed; // The API says better than a parser what it takes there.
  }
};
