/**
 * Reads an answer's JSON, alone or in a code fence. Of an answer that was given twice the first is read. Text that is not JSON is returned
 * unchanged: the answer's schema then reports it.
 */
export const readJson = (text: string): unknown => {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text) ?? [];
  const answer = (fenced ?? text).trim();
  return parse(answer) ?? parse(firstObject(answer)) ?? text;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The object that a text begins with; empty where it begins with none or breaks off. */
const firstObject = (text: string): string => {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (index > 0 && depth === 0) return "";
    depth += part === "{" ? 1 : part === "}" ? -1 : 0;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return "";
};
