import type { CitationNode, EntityNode, GraphNode, PredicateGraph, Tool } from "freeform-rpg/schemas";
import { nodeLists } from "freeform-rpg/schemas/policy";
import type { Findings } from "./domain.ts";

/** A graph with what predicates look up in it, made once, so that a rule stays linear in the nodes. */
export interface GraphIndex {
  readonly graph: PredicateGraph;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly citationsByClaim: ReadonlyMap<string, readonly CitationNode[]>;
  readonly entities: ReadonlyMap<string, EntityNode>;
  readonly tools: ReadonlyMap<string, Tool>;
  /** The findings of detectors in the text; empty where none ran. */
  readonly findings: Findings;
}

/** Indexes a graph, with what detectors found in it. */
export const indexGraph = (graph: PredicateGraph, findings: Findings = new Map()): GraphIndex => {
  const citationsByClaim = new Map<string, CitationNode[]>();
  for (const citation of graph.citations) {
    const there = citationsByClaim.get(citation.claim_id);
    if (there) there.push(citation);
    else citationsByClaim.set(citation.claim_id, [citation]);
  }
  return {
    graph,
    findings,
    nodes: new Map(nodeLists.flatMap((list) => graph[list].map((node) => [node.id, node] as const))),
    citationsByClaim,
    entities: new Map(graph.entities.map((entity) => [entity.id, entity])),
    tools: new Map(
      (graph.context?.tools_available ?? []).map((tool) => (typeof tool === "string" ? [tool, { name: tool }] : [tool.name, tool])),
    ),
  };
};
