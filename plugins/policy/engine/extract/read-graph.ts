import { EngineError } from "freeform-rpg/errors";
import { PredicateGraph } from "freeform-rpg/schemas/policy";
import { z } from "zod";

/**
 * Reads a graph of `text` from another source, such as a model. Throws `graph_invalid`, which lists every error: a span
 * outside the text, a repeated id, a node whose words are elsewhere.
 */
export const readPredicateGraph = (value: unknown, text: string): PredicateGraph => {
  const parsed = graphOf(text).safeParse(value);
  if (parsed.success) return parsed.data;
  throw new EngineError("graph_invalid", `The predicate graph cannot be used:\n${z.prettifyError(parsed.error)}`);
};

/** The schema of the graphs of one text: each node's words are those at its span. */
export const graphOf = (text: string): z.ZodType<PredicateGraph> =>
  PredicateGraph.superRefine((graph, context) => {
    if (graph.text !== text)
      context.addIssue({
        code: "custom",
        path: ["text"],
        message: "The graph is of another text. Its text must be the one that is judged, unit by unit.",
      });
    else
      for (const { path, id, says, found } of findStrays(graph))
        context.addIssue({ code: "custom", path, message: `"${id}" says "${says}", but the text at its span is "${found}".` });
  });

interface Stray {
  readonly path: (string | number)[];
  readonly id: string;
  readonly says: string;
  readonly found: string;
}

const findStrays = ({ text, entities, claims, code_blocks }: PredicateGraph): Stray[] =>
  [
    ...entities.map((node, at) => ({ node, says: node.text, path: ["entities", at, "span"] })),
    ...claims.map((node, at) => ({ node, says: node.text, path: ["claims", at, "span"] })),
    ...code_blocks.map((node, at) => ({ node, says: node.code, path: ["code_blocks", at, "span"] })),
  ].flatMap(({ node, says, path }) => {
    const found = text.slice(node.span.start, node.span.end);
    return found === says ? [] : [{ path, id: node.id, says, found }];
  });
