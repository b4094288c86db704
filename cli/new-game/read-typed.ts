import { parse } from "yaml";

/** A typed answer: a list or map as in a scenario file (`[{ id: fox, type: character }]`), else the text itself. */
export const readTyped = (typed: string): unknown => {
  if (!/^\s*[[{]/.test(typed)) return typed;
  try {
    return parse(typed);
  } catch {
    return typed; // The error of the API explains better than a parser what it expects.
  }
};
