import type { CitationNode, ClaimNode, GraphNode } from "freeform-rpg/schemas";
import { leaveOutSums } from "../../extract/find-operations.ts";
import type { GraphIndex } from "../graph-index.ts";
import { isNode } from "../predicate.ts";
import type { Predicate, Value } from "../predicate.ts";
import { isCovered } from "./find-coverage.ts";
import { isEmptySource } from "./is-empty-source.ts";
import { isPlainFact } from "./is-plain-fact.ts";

/** Predicates about claims and their sources. */
export const citationPredicates: readonly Predicate[] = [
  {
    name: "has_citation",
    params: ["claim"],
    holds: (args, index) => isCited(claimAt(args, index), index),
  },
  {
    // A figure, a year or a superlative: something that can be looked up. A sum is computed instead.
    name: "is_checkable",
    params: ["claim"],
    holds: (args, index) => isCheckable(claimAt(args, index)),
  },
  {
    name: "is_plain_fact",
    params: ["claim"],
    holds: (args, index) => {
      const claim = claimAt(args, index);
      return claim?.modality === "factual" && !isCheckable(claim) && leaveOutSums(claim.text) === claim.text && isPlainFact(claim.text);
    },
  },
  {
    // A plain statement may share the citation of its paragraph.
    name: "is_grounded",
    params: ["claim"],
    holds: (args, index) => {
      const claim = claimAt(args, index);
      return claim !== undefined && (isCited(claim, index) || isCovered(index.graph, claim));
    },
  },
  {
    name: "source_resolves",
    params: ["citation"],
    holds: (args, index) => problemOf(args, index) === undefined,
    explain: (args, index) => {
      const message = problemOf(args, index);
      return message === undefined ? undefined : { message };
    },
  },
];

const claimAt = (args: readonly Value[], index: GraphIndex): ClaimNode | undefined => {
  const node = nodeAt(args, index);
  return node !== undefined && "modality" in node ? node : undefined;
};

const nodeAt = ([node]: readonly Value[], { nodes }: GraphIndex): GraphNode | undefined => (isNode(node) ? nodes.get(node.id) : undefined);

const isCitation = (node: GraphNode | undefined): node is CitationNode => node !== undefined && "source" in node;

const isCited = (claim: ClaimNode | undefined, { citationsByClaim, nodes }: GraphIndex): boolean =>
  claim !== undefined && (citationsByClaim.has(claim.id) || (claim.evidence ?? []).some((id) => isCitation(nodes.get(id))));

const isCheckable = (claim: ClaimNode | undefined): boolean =>
  claim?.modality === "factual" && /\d|\b(?:first|largest|smallest|oldest|studies|research|according to)\b/i.test(leaveOutSums(claim.text));

const problemOf = (args: readonly Value[], index: GraphIndex): string | undefined => {
  const citation = nodeAt(args, index);
  if (!isCitation(citation)) return undefined;
  const { type, value } = citation.source;
  if (isEmptySource(value)) return "The source of the citation is empty.";
  return type === "reference" && /^\^?\d+$|^\^/.test(value) ? `The mark "${value}" refers to no listed source.` : undefined;
};
