import { facet } from "freeform-rpg/kernel";
import type { GraphNode, PolicyPack, Span } from "freeform-rpg/schemas";
import type { GraphIndex } from "./graph-index.ts";

/** Types of the expression language. `any` fits all; a node type is named in the singular. */
export type ValueType =
  | "entity"
  | "claim"
  | "operation"
  | "tool_call"
  | "citation"
  | "code_block"
  | "discourse_act"
  | "text"
  | "number"
  | "boolean"
  | "pattern"
  | "any";

/** What an argument may be when a predicate is called. */
export type Value = GraphNode | string | number | boolean | null | readonly unknown[] | object;

/** More than yes or no: why it does not hold, and where. */
export interface Finding {
  readonly message: string;
  readonly location?: Span;
  readonly suggestion?: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** A named test that rules may use. It must be pure and take about the same time for every node. */
export interface Predicate {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly holds: (args: readonly Value[], index: GraphIndex) => boolean;
  /** Says more about a violation that this predicate decided. */
  readonly explain?: (args: readonly Value[], index: GraphIndex) => Finding | undefined;
}

/** Scores a whole graph from 0 to 1, nodes too where it can; it may ask a model, and is asked once a graph. */
export interface Verifier {
  readonly id: string;
  readonly verify: (index: GraphIndex) => Scores | Promise<Scores>;
}

/** `nodes` scores single nodes by id; within a quantifier the bound node's score counts, else `overall`. */
export interface Scores {
  readonly overall: number;
  readonly nodes?: Readonly<Record<string, number>>;
}

/** Predicates that plugins bring. */
export const predicates = facet<Predicate>("policy/predicates");
/** Verifiers that plugins bring. */
export const verifiers = facet<Verifier>("policy/verifiers");
/** Packs that plugins bring, as data: they are parsed when the policies are loaded. */
export const policyPacks = facet<PolicyPack>("policy/packs");

/** True for a node of any kind. */
export const isNode = (value: unknown): value is GraphNode =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

/** The text that a node or a plain value stands for. */
export const textOfValue = (value: Value | undefined): string => {
  if (typeof value === "string") return value;
  if (value === undefined || value === null || typeof value !== "object") return String(value ?? "");
  for (const field of ["text", "code", "name"]) {
    const text: unknown = Reflect.get(value, field);
    if (typeof text === "string") return text;
  }
  return JSON.stringify(value);
};
