import type { ClaimNode, ToolCallNode } from "freeform-rpg/schemas";
import { findSourceLines } from "../extract/find-citations.ts";
import { declaredType } from "../language/check-arguments.ts";
import { isNode } from "../language/predicate.ts";
import { widenOverBlank } from "./edits.ts";
import type { Change, Fix } from "./fix.ts";

const isCall = (node: unknown): node is ToolCallNode => isNode(node) && "arguments" in node;
const isClaim = (node: unknown): node is ClaimNode => isNode(node) && "modality" in node;

/** `"100"` becomes 100 where the tool wants a number; the other way round for texts. */
const coerceArgument: Fix = {
  name: "coerce_argument",
  strategy: "patch",
  propose: ({ node_id, location }, { nodes, tools, graph }) => {
    const call = nodes.get(node_id ?? "");
    const tool = isCall(call) ? tools.get(call.name) : undefined;
    if (!isCall(call) || tool === undefined || location === undefined) return undefined;
    const written = graph.text.slice(location.start, location.end);
    const name = Object.keys(call.arguments).find(
      (key) => JSON.stringify(call.arguments[key]) === written && hasWrongType(call, key, declaredType(tool, key)),
    );
    const replacement = name === undefined ? undefined : coerce(call.arguments[name], declaredType(tool, name));
    return replacement === undefined
      ? undefined
      : [{ location, replacement, explanation: `Changed ${typeof call.arguments[name ?? ""]} to ${declaredType(tool, name ?? "")}` }];
  },
};

const hasWrongType = ({ arguments: given }: ToolCallNode, name: string, type: string | undefined): boolean =>
  type !== undefined && (type === "integer" ? !Number.isInteger(given[name]) : typeof given[name] !== type);

const coerce = (value: unknown, type: string | undefined): string | undefined => {
  if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return JSON.stringify(String(value));
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim();
  if (type === "boolean") return /^(?:true|false)$/i.test(trimmed) ? trimmed.toLowerCase() : undefined;
  if ((type !== "number" && type !== "integer") || !/^-?\d+(?:\.\d+)?$/.test(trimmed)) return undefined;
  return type === "integer" && !Number.isInteger(Number(trimmed)) ? undefined : String(Number(trimmed));
};

/** Puts a mark into the claim and its source below the text; claims of one source share its mark. */
const citeSource: Fix = {
  name: "cite_source",
  strategy: "insert",
  propose: ({ node_id }, { nodes, graph }, { sourceOf, planned = [] }) => {
    const claim = nodes.get(node_id ?? "");
    const source = isClaim(claim) ? sourceOf?.(claim.text) : undefined;
    if (!isClaim(claim) || source === undefined) return undefined;
    const lines = [...findSourceLines(graph.text), ...planned.flatMap(({ replacement }) => findSourceLines(replacement))];
    const listed = lines.find((line) => line.source.value === source);
    const label = listed?.label ?? String(1 + Math.max(0, ...lines.map((line) => Number(line.label)).filter(Number.isFinite)));
    const words = graph.text.slice(claim.span.start, claim.span.end);
    const at = claim.span.start + (/[.!?…]+["'”’)]*$/.exec(words)?.index ?? words.length);
    const mark = { location: { start: at, end: at }, replacement: ` [${label}]`, explanation: "Added the missing citation" };
    if (listed !== undefined) return [mark];
    const end = graph.text.trimEnd().length;
    const entry = `${lines.length > 0 ? "\n" : "\n\n"}[${label}] ${source}`;
    return [mark, { location: { start: end, end }, replacement: entry, explanation: "Listed its source" }];
  },
};

/** Removes the place of the violation, usually a sentence, and the blank that it leaves. */
const removePlace: Fix = {
  name: "remove",
  strategy: "patch",
  propose: ({ location }, { graph }): Change[] | undefined => {
    if (location === undefined || location.start === location.end) return undefined;
    const whole = widenOverBlank(graph.text, location);
    const rest = graph.text.slice(0, whole.start) + graph.text.slice(whole.end);
    return rest.trim() === "" ? undefined : [{ location: whole, replacement: "", explanation: "Removed what may not stand" }];
  },
};

/** Replaces the place of the violation with the expected text. */
const putExpected: Fix = {
  name: "put_expected",
  strategy: "patch",
  propose: ({ location, expected }) =>
    location === undefined || expected === undefined
      ? undefined
      : [{ location, replacement: expected, explanation: `Put "${expected}" as expected` }],
};

/** Appends the expected text as a new paragraph. */
const appendExpected: Fix = {
  name: "append_expected",
  strategy: "insert",
  propose: ({ expected }, { graph }) => {
    const end = graph.text.trimEnd().length;
    return expected === undefined
      ? undefined
      : [{ location: { start: end, end }, replacement: `\n\n${expected}`, explanation: "Added what the text left out" }];
  },
};

/** Computes the result of a sum. */
const workOutSum: Fix = {
  name: "work_out_sum",
  strategy: "patch",
  propose: ({ location, expected, actual }, { graph }) => {
    if (location === undefined || expected === undefined || actual === undefined || !Number.isFinite(Number(expected))) return undefined;
    const sum = graph.text.slice(location.start, location.end);
    const start = location.start + sum.length - (/[\d.,−-]+$/.exec(sum)?.[0].length ?? 0);
    return [{ location: { start, end: location.end }, replacement: expected, explanation: "Worked the sum out" }];
  },
};

/** The fixes that are always available. */
export const coreFixes: readonly Fix[] = [coerceArgument, citeSource, removePlace, putExpected, appendExpected, workOutSum];
