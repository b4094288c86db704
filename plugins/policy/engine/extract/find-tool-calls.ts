import { JsonObject } from "freeform-rpg/schemas/values";
import type { ToolCallNode } from "freeform-rpg/schemas";
import { pairBraces, parseObject } from "./find-json.ts";
import type { Braces } from "./find-json.ts";

type Found = Omit<ToolCallNode, "id">;

/** Units of the shortest call: `{"tool":"a","args":{}}`. */
const shortest = 22;

/** The maximum nesting depth of a call within other objects. */
const deepest = 8;

/**
 * Finds tool calls written in a text: JSON objects as OpenAI, Anthropic and others write them, and `name({...})` for tools that are
 * known. Spans hold the whole call.
 */
export const findToolCalls = (text: string, tools: readonly string[] = []): Found[] => {
  const braces = pairBraces(text);
  const calls = [...findObjects(text, braces), ...findInvocations(text, tools, braces)].toSorted((a, b) => a.span.start - b.span.start);
  return calls.filter((call, at) => at === 0 || call.span.start >= (calls[at - 1]?.span.end ?? 0));
};

const findObjects = (text: string, braces: Braces): Found[] => {
  const found: Found[] = [];
  const around: number[] = [];
  let reached = 0;
  for (const [start, end] of [...braces].toSorted(([a], [b]) => a - b)) {
    while ((around.at(-1) ?? Infinity) <= start) around.pop();
    if (start >= reached && around.length < deepest && end - start >= shortest) {
      const call = readCall(parseObject(text.slice(start, end)) ?? {});
      if (call) {
        found.push({ ...call, span: { start, end } });
        reached = end;
      }
    }
    around.push(end);
  }
  return found;
};

/** Anthropic's `input` and OpenAI's `function` with its arguments as a text are read too. */
const readCall = (value: JsonObject): Pick<Found, "name" | "arguments"> | undefined => {
  const inner = JsonObject.safeParse(value["function"]).data ?? value;
  const name = inner["name"] ?? inner["tool"] ?? inner["tool_name"] ?? value["function"];
  const given = inner["arguments"] ?? inner["input"] ?? inner["parameters"] ?? inner["args"];
  const read = typeof given === "string" ? parseObject(given) : JsonObject.safeParse(given).data;
  return typeof name === "string" && name !== "" && read ? { name, arguments: read } : undefined;
};

const findInvocations = (text: string, tools: readonly string[], braces: Braces): Found[] =>
  tools.flatMap((name) => {
    const pattern = new RegExp(`(?<![\\w.])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*\\(\\s*(?=\\{)`, "g");
    return [...text.matchAll(pattern)].flatMap(({ 0: head, index }) => {
      const start = index + head.length;
      const end = braces.get(start);
      const given = end === undefined ? undefined : parseObject(text.slice(start, end));
      const close = /^\s*\)/.exec(text.slice(end, (end ?? 0) + 20));
      return given && close ? [{ name, arguments: given, span: { start: index, end: (end ?? 0) + close[0].length } }] : [];
    });
  });
