import type { JsonObject, Tool, ToolCallNode } from "freeform-rpg/schemas";
import type { GraphIndex } from "./graph-index.ts";
import type { Finding } from "./finding.ts";

/** The errors of a call's arguments by the tool's JSON schema. */
export interface ArgumentProblems {
  readonly types: readonly Finding[];
  readonly required: readonly Finding[];
  readonly unknown: readonly Finding[];
}

const none: ArgumentProblems = { types: [], required: [], unknown: [] };

/** Compares a call with its tool. A tool without a schema has nothing to compare. */
export const checkArguments = (call: ToolCallNode | undefined, { tools, graph }: GraphIndex): ArgumentProblems => {
  const tool = tools.get(call?.name ?? "");
  if (call === undefined || tool?.parameters === undefined) return none;
  const properties = propertiesOf(tool);
  const required = Array.isArray(tool.parameters["required"]) ? tool.parameters["required"] : [];
  return {
    types: Object.entries(call.arguments).flatMap(([name, value]) => {
      const expected = typeOf(properties[name]);
      if (expected === undefined || fits(value, expected)) return [];
      const location = findArgument(graph.text, call, name);
      const message = `The argument "${name}" of "${call.name}" must be of type ${expected}.`;
      return [{ message, expected, actual: JSON.stringify(value), ...(location ? { location } : {}) }];
    }),
    required: required
      .filter((name) => typeof name === "string" && !(name in call.arguments))
      .map((name) => ({ message: `The call of "${call.name}" lacks the argument "${String(name)}".`, expected: String(name) })),
    unknown: Object.keys(call.arguments)
      .filter((name) => Object.keys(properties).length > 0 && !(name in properties))
      .map((name) => ({ message: `The tool "${call.name}" has no argument "${name}".`, actual: name })),
  };
};

/** The place of an argument's value in the text. */
export const findArgument = (
  text: string,
  { span, arguments: given }: ToolCallNode,
  name: string,
): { start: number; end: number } | undefined => {
  const written = JSON.stringify(given[name]);
  const key = new RegExp(`${JSON.stringify(name).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*:\\s*`).exec(
    text.slice(span.start, span.end),
  );
  if (key === null || written === undefined) return undefined;
  const start = span.start + key.index + key[0].length;
  return text.startsWith(written, start) ? { start, end: start + written.length } : undefined;
};

/** The declared type of a tool's argument, such as `number`. */
export const declaredType = (tool: Tool, name: string): string | undefined => typeOf(propertiesOf(tool)[name]);

const propertiesOf = ({ parameters = {} }: Tool): JsonObject => {
  const properties = parameters["properties"];
  return typeof properties === "object" && properties !== null && !Array.isArray(properties) ? properties : {};
};

const typeOf = (property: unknown): string | undefined => {
  const type: unknown = typeof property === "object" && property !== null ? Reflect.get(property, "type") : property;
  return typeof type === "string" ? type : undefined;
};

const fits = (value: unknown, type: string): boolean => {
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
};
