import type { Finding } from "./finding.ts";
import { facet } from "freeform-rpg/kernel";
import type { Asker } from "../correct/rewriting.ts";
import type { GraphNode, PolicyPack } from "freeform-rpg/schemas";
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

/** The accepted types of an argument in a call of a predicate. */
export type Value = GraphNode | string | number | boolean | null | readonly unknown[] | object;

/** A named test that rules may use. It must be pure and take about the same time for every node. */
export interface Predicate {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly holds: (args: readonly Value[], index: GraphIndex) => boolean;
  /** Describes the violations that this predicate decided; one rule may have several in one text. */
  readonly explain?: (args: readonly Value[], index: GraphIndex) => Finding | readonly Finding[] | undefined;
}

/**
 * Scores a whole graph from 0 to 1, nodes too where it can; it is asked once a graph. It may ask a model for the `asker`; `null` means that no
 * model may be asked.
 */
export interface Verifier {
  readonly id: string;
  readonly verify: (index: GraphIndex, asker: Asker | null) => Scores | Promise<Scores>;
}

/** `nodes` scores single nodes by id; within a quantifier the bound node's score counts, else `overall`. What is `null` was not checked. */
export interface Scores {
  readonly overall: number | null;
  readonly nodes?: Readonly<Record<string, number>>;
}

/** Predicates, which rules name in their expressions. */
export const predicates = facet<Predicate>("policy/predicates");
/** Verifiers, which score a whole text. */
export const verifiers = facet<Verifier>("policy/verifiers");
/** Policy packs, as data: they are parsed when the policies are loaded. */
export const policyPacks = facet<PolicyPack>("policy/packs");

/** True for a node of any kind. */
export const isNode = (value: unknown): value is GraphNode =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

/** The text of a node or of a plain value. */
export const textOfValue = (value: Value | undefined): string => {
  if (typeof value === "string") return value;
  if (value === undefined || value === null || typeof value !== "object") return String(value ?? "");
  for (const field of ["text", "code", "name"]) {
    const text: unknown = Reflect.get(value, field);
    if (typeof text === "string") return text;
  }
  return JSON.stringify(value);
};
