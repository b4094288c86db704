import { z } from "zod";
import { JsonObject } from "../values/json.ts";

/** The schema version this engine reads and writes. */
export const predicateGraphVersion = "1.0.0";

/** A stretch of text in UTF-16 units: `start` is in it, `end` is the first unit after it. */
export const Span = z
  .object({ start: z.number().int().min(0), end: z.number().int().min(0) })
  .refine(({ start, end }) => start <= end, { error: "The span is inverted: its end lies before its start." });
export type Span = z.infer<typeof Span>;

const idOf = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[0-9]+$`), { error: `The id must be "${prefix}" and a number, such as "${prefix}1".` });

export const EntityNode = z.object({
  id: idOf("e"),
  text: z.string(),
  type: z.string(),
  span: Span,
  attributes: JsonObject.optional(),
});
export type EntityNode = z.infer<typeof EntityNode>;

export const Modality = z.enum(["factual", "opinion", "conditional", "hypothetical", "instruction"]);
export type Modality = z.infer<typeof Modality>;

export const ClaimNode = z.object({
  id: idOf("c"),
  text: z.string(),
  modality: Modality,
  span: Span,
  domain: z.string().optional(),
  entity_refs: z.array(z.string()).optional(),
  evidence: z.array(z.string()).optional(),
});
export type ClaimNode = z.infer<typeof ClaimNode>;

export const OperationNode = z.object({
  id: idOf("op"),
  type: z.string(),
  operator: z.string(),
  operands: z.array(z.json()),
  result: z.json(),
  span: Span,
});
export type OperationNode = z.infer<typeof OperationNode>;

export const ToolCallNode = z.object({ id: idOf("tc"), name: z.string(), arguments: JsonObject, span: Span });
export type ToolCallNode = z.infer<typeof ToolCallNode>;

export const CitationNode = z.object({
  id: idOf("cit"),
  claim_id: z.string(),
  source: z.object({ type: z.enum(["url", "document", "reference"]), value: z.string() }),
  span: Span.optional(),
});
export type CitationNode = z.infer<typeof CitationNode>;

export const CodeBlockNode = z.object({ id: idOf("cb"), language: z.string(), code: z.string(), span: Span });
export type CodeBlockNode = z.infer<typeof CodeBlockNode>;

export const DiscourseActType = z.enum([
  "GREETING",
  "ACKNOWLEDGMENT",
  "CLARIFICATION",
  "EXPLANATION",
  "REASONING",
  "ASSERTION",
  "INSTRUCTION",
  "WARNING",
  "SUMMARY",
  "CLOSING",
]);
export type DiscourseActType = z.infer<typeof DiscourseActType>;

export const DiscourseActNode = z.object({
  id: idOf("da"),
  type: DiscourseActType,
  span: Span,
  claim_refs: z.array(z.string()).optional(),
  children: z.array(z.string()).optional(),
});
export type DiscourseActNode = z.infer<typeof DiscourseActNode>;

/** A tool that the text's author could call; `parameters` is a JSON schema of its arguments. */
export const Tool = z.object({ name: z.string().min(1), description: z.string().optional(), parameters: JsonObject.optional() });
export type Tool = z.infer<typeof Tool>;

const shape = z.object({
  schema_version: z.literal(predicateGraphVersion),
  output_id: z.string().min(1),
  text: z.string(),
  entities: z.array(EntityNode),
  claims: z.array(ClaimNode),
  operations: z.array(OperationNode),
  tool_calls: z.array(ToolCallNode),
  citations: z.array(CitationNode),
  code_blocks: z.array(CodeBlockNode),
  discourse_acts: z.array(DiscourseActNode),
  context: z
    .object({
      user_query: z.string().optional(),
      system_prompt: z.string().optional(),
      tools_available: z.array(z.union([z.string(), Tool])).optional(),
    })
    .optional(),
});

/** The node lists of a graph, by name. */
export const nodeLists = ["entities", "claims", "operations", "tool_calls", "citations", "code_blocks", "discourse_acts"] as const;
export type NodeList = (typeof nodeLists)[number];

/** The statements and speech acts of a text, as nodes with exact spans. A span outside the text, a repeated id or a reference to no node is an error. */
export const PredicateGraph = shape.superRefine((graph, context) => {
  const ids = new Set<string>();
  for (const list of nodeLists)
    for (const [at, node] of graph[list].entries()) {
      const path = [list, at];
      if (ids.has(node.id)) context.addIssue({ code: "custom", path: [...path, "id"], message: `The id "${node.id}" is given twice.` });
      ids.add(node.id);
      if (node.span !== undefined && node.span.end > graph.text.length) {
        const message = `The span ${node.span.start} to ${node.span.end} of "${node.id}" lies outside the text, which has ${graph.text.length} units.`;
        context.addIssue({ code: "custom", path: [...path, "span"], message });
      }
    }
  const refuse = (path: (string | number)[], id: string) => {
    if (!ids.has(id)) context.addIssue({ code: "custom", path, message: `No node has the id "${id}".` });
  };
  for (const [at, { entity_refs = [] }] of graph.claims.entries()) for (const id of entity_refs) refuse(["claims", at, "entity_refs"], id);
  for (const [at, { claim_id }] of graph.citations.entries()) refuse(["citations", at, "claim_id"], claim_id);
  for (const [at, { claim_refs = [], children = [] }] of graph.discourse_acts.entries()) {
    for (const id of claim_refs) refuse(["discourse_acts", at, "claim_refs"], id);
    for (const id of children) refuse(["discourse_acts", at, "children"], id);
  }
});
export type PredicateGraph = z.infer<typeof PredicateGraph>;

/** Any node of a graph. */
export type GraphNode = PredicateGraph[NodeList][number];
