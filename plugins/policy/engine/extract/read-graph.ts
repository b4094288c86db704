import { EngineError } from "freeform-rpg/errors";
import { PredicateGraph } from "freeform-rpg/schemas/policy";
import type { Span } from "freeform-rpg/schemas";
import { z } from "zod";

/**
 * Reads a graph of `text` from another source. Claims and entities may be in other words than the text at their spans; code may not. Throws
 * `graph_invalid`, which lists every error: a span outside the text, a repeated id, code that is elsewhere.
 */
export const readPredicateGraph = (value: unknown, text: string): PredicateGraph => {
  const parsed = graphSchema(text, findStrayCode).safeParse(value);
  if (parsed.success) return parsed.data;
  throw new EngineError("graph_invalid", `The predicate graph cannot be used:\n${z.prettifyError(parsed.error)}`);
};

/** The schema of the graphs of one text in which each node repeats the words at its span. */
export const graphOf = (text: string): z.ZodType<PredicateGraph> =>
  graphSchema(text, (graph) => [...findStrayWords(graph), ...findStrayCode(graph)]);

const graphSchema = (text: string, findStrays: (graph: PredicateGraph) => Stray[]): z.ZodType<PredicateGraph> =>
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

const findStrayWords = ({ text, entities, claims }: PredicateGraph): Stray[] => [
  ...entities.flatMap((node, at) => compare(text, node, node.text, ["entities", at, "span"])),
  ...claims.flatMap((node, at) => compare(text, node, node.text, ["claims", at, "span"])),
];

const findStrayCode = ({ text, code_blocks }: PredicateGraph): Stray[] =>
  code_blocks.flatMap((node, at) => compare(text, node, node.code, ["code_blocks", at, "span"]));

const compare = (text: string, { id, span }: { id: string; span: Span }, says: string, path: Stray["path"]): Stray[] => {
  const found = text.slice(span.start, span.end);
  return found === says ? [] : [{ path, id, says, found }];
};
