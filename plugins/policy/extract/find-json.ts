import { JsonObject } from "freeform-rpg/schemas";

/** The JSON object that begins at `start`, and where it ends; `undefined` when there is none. */
export const readObjectAt = (text: string, start: number): { readonly value: JsonObject; readonly end: number } | undefined => {
  const end = endOfObject(text, start);
  if (end === undefined) return undefined;
  try {
    const parsed = JsonObject.safeParse(JSON.parse(text.slice(start, end)));
    return parsed.success ? { value: parsed.data, end } : undefined;
  } catch {
    return undefined;
  }
};

const endOfObject = (text: string, start: number): number | undefined => {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (quoted && unit === "\\") at += 1;
    else if (unit === '"') quoted = !quoted;
    else if (!quoted && unit === "{") depth += 1;
    else if (!quoted && unit === "}" && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
};
