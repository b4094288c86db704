import { JsonObject } from "freeform-rpg/schemas";
import type { ToolCallNode } from "freeform-rpg/schemas";
import { readObjectAt } from "./find-json.ts";

type Found = Omit<ToolCallNode, "id">;

/**
 * Finds tool calls written in a text: a JSON object with `name` and `arguments` (or OpenAI's and Anthropic's `input`), and
 * `name({...})` for tools that are known. Spans hold the whole call.
 */
export const findToolCalls = (text: string, tools: readonly string[] = []): Found[] => {
  const calls = [...findObjects(text), ...findInvocations(text, tools)].toSorted((a, b) => a.span.start - b.span.start);
  return calls.filter((call, at) => at === 0 || call.span.start >= (calls[at - 1]?.span.end ?? 0));
};

const findObjects = (text: string): Found[] => {
  const found: Found[] = [];
  for (let start = text.indexOf("{"); start !== -1;) {
    const object = readObjectAt(text, start);
    const call = object && readCall(object.value);
    if (object && call) found.push({ ...call, span: { start, end: object.end } });
    start = text.indexOf("{", call && object ? object.end : start + 1);
  }
  return found;
};

const readCall = (value: JsonObject): Pick<Found, "name" | "arguments"> | undefined => {
  const name = value["name"] ?? value["tool"];
  const given = JsonObject.safeParse(value["arguments"] ?? value["input"] ?? value["parameters"]);
  return typeof name === "string" && given.success ? { name, arguments: given.data } : undefined;
};

const findInvocations = (text: string, tools: readonly string[]): Found[] =>
  tools.flatMap((name) => {
    const pattern = new RegExp(`(?<![\\w.])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*\\(\\s*(?=\\{)`, "g");
    return [...text.matchAll(pattern)].flatMap(({ 0: head, index }) => {
      const object = readObjectAt(text, index + head.length);
      const close = object && /^\s*\)/.exec(text.slice(object.end));
      return object && close ? [{ name, arguments: object.value, span: { start: index, end: object.end + close[0].length } }] : [];
    });
  });
