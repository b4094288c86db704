import type { OperationNode, ToolCallNode } from "freeform-rpg/schemas";
import { codePredicates } from "../code/code-predicates.ts";
import { citationPredicates } from "./citations/citation-predicates.ts";
import { checkArguments } from "./check-arguments.ts";
import { isResultCorrect, computeResult } from "./compute-result.ts";
import type { GraphIndex } from "./graph-index.ts";
import { isNode, textOfValue } from "./predicate.ts";
import type { Predicate, Value } from "./predicate.ts";

const nodeAt = (args: readonly Value[], { nodes }: GraphIndex) => {
  const [node] = args;
  return isNode(node) ? nodes.get(node.id) : undefined;
};
const isCall = (node: unknown): node is ToolCallNode => isNode(node) && "arguments" in node;
const isOperation = (node: unknown): node is OperationNode => isNode(node) && "operands" in node;

const patterns = new Map<string, RegExp>();
/** Compiled patterns that are kept; packs of users bring their own. */
const mostPatterns = 1000;
const patternOf = (source: string): RegExp => {
  const there = patterns.get(source) ?? new RegExp(source, "iu");
  if (patterns.size >= mostPatterns) patterns.clear();
  patterns.set(source, there);
  return there;
};

const callOf = (args: readonly Value[], index: GraphIndex) => {
  const call = nodeAt(args, index);
  return isCall(call) ? call : undefined;
};

/** The predicates that are always available. */
export const corePredicates: readonly Predicate[] = [
  ...citationPredicates,
  ...codePredicates,
  {
    name: "tool_known",
    params: ["tool_call"],
    // Without a list of tools nothing is known; an empty list allows none.
    holds: (args, index) => index.graph.context?.tools_available === undefined || index.tools.has(callOf(args, index)?.name ?? ""),
  },
  ...(["types", "required", "unknown"] as const).map((aspect): Predicate => ({
    name: { types: "arguments_fit", required: "arguments_complete", unknown: "arguments_known" }[aspect],
    params: ["tool_call"],
    holds: (args, index) => checkArguments(callOf(args, index), index)[aspect].length === 0,
    explain: (args, index) => checkArguments(callOf(args, index), index)[aspect][0],
  })),
  {
    name: "sum_holds",
    params: ["operation"],
    holds: (args, index) => {
      const operation = nodeAt(args, index);
      return !isOperation(operation) || operation.type !== "arithmetic" || isResultCorrect(operation);
    },
    explain: (args, index) => {
      const operation = nodeAt(args, index);
      if (!isOperation(operation)) return undefined;
      return {
        message: "The sum does not come out.",
        expected: String(Number(computeResult(operation).toFixed(6))),
        actual: String(operation.result),
      };
    },
  },
  { name: "matches", params: ["any", "pattern"], holds: ([value, pattern]) => patternOf(textOfValue(pattern)).test(textOfValue(value)) },
  {
    name: "contains",
    params: ["any", "text"],
    holds: ([value, part]) => textOfValue(value).toLowerCase().includes(textOfValue(part).toLowerCase()),
  },
  { name: "text_matches", params: ["pattern"], holds: ([pattern], { graph }) => patternOf(textOfValue(pattern)).test(graph.text) },
  { name: "is_empty", params: ["any"], holds: ([value]) => textOfValue(value).trim() === "" },
];
