import { JsonObject } from "freeform-rpg/schemas/values";

/** The start of each closed brace, and the unit after its end. */
export type Braces = ReadonlyMap<number, number>;

/** Pairs the braces of a text in one pass. Braces within JSON strings do not count; a string ends with its line, as JSON's do. */
export const pairBraces = (text: string): Braces => {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  let quoted = false;
  for (const { 0: mark, index } of text.matchAll(/\\.|["{}\n]/gu)) {
    if (mark === "\n") quoted = false;
    else if (mark === '"') quoted = open.length > 0 && !quoted;
    else if (!quoted && mark === "{") open.push(index);
    else if (!quoted && mark === "}") {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, index + 1);
    }
  }
  return pairs;
};

/** The JSON object of a text; `undefined` when it holds none. */
export const parseObject = (text: string): JsonObject | undefined => {
  try {
    return JsonObject.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
