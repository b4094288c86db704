import type { CitationNode, ClaimNode, DiscourseActNode, EntityNode, PredicateGraph } from "freeform-rpg/schemas";
import { splitSentences } from "freeform-rpg/language";
import type { Sentence } from "freeform-rpg/language";
import { readAct, readModality } from "./classify.ts";
import { findCitations, findSourceLines } from "./find-citations.ts";
import { findCodeBlocks } from "./find-code-blocks.ts";
import { findOperations } from "./find-operations.ts";
import { findToolCalls } from "./find-tool-calls.ts";
import { mask } from "./mask.ts";
import { findMentions, indexNames } from "./name-index.ts";
import type { NamedEntity, NameIndex } from "./name-index.ts";

/** The options of `extractText`. */
export interface ExtractOptions {
  /** Names to look for: a list, or an index made once for many texts. */
  readonly entities?: readonly NamedEntity[] | NameIndex;
  readonly context?: PredicateGraph["context"];
  readonly outputId?: string;
}

/** Reads a text into its predicate graph without a model: the same text gives the same graph, every span exact. */
export const extractText = (text: string, { entities = [], context, outputId = "output" }: ExtractOptions = {}): PredicateGraph => {
  const names = isIndex(entities) ? entities : indexNames(entities);
  const mentions = findMentions(text, names);
  const blocks = text.includes("```") || text.includes("~~~") ? findCodeBlocks(text) : [];
  const lines = text.includes("[") ? findSourceLines(text) : [];
  const tools = (context?.tools_available ?? []).map((tool) => (typeof tool === "string" ? tool : tool.name));
  const toolCalls = text.includes("{") ? findToolCalls(text, tools) : [];
  // Code, calls and lists of sources are not prose.
  const prose = mask(text, [...blocks.map(({ whole }) => whole), ...[...lines, ...toolCalls].map(({ span }) => span)]);
  const sentences = splitSentences(prose).map(({ span }) => ({ span, text: text.slice(span.start, span.end) }));
  const entityNodes = mentions.map(({ entity, span }, at): EntityNode => ({
    id: `e${at + 1}`,
    text: text.slice(span.start, span.end),
    type: entity.type,
    span,
    attributes: { canonical_id: entity.id, name: entity.name },
  }));
  const claims = readClaims(sentences, entityNodes);
  return {
    schema_version: "1.0.0",
    output_id: outputId,
    text,
    entities: entityNodes,
    claims,
    operations: findOperations(prose, sentences).map((operation, at) => ({ id: `op${at + 1}`, ...operation })),
    tool_calls: toolCalls.map((call, at) => ({ id: `tc${at + 1}`, ...call })),
    citations: joinCitations(findCitationsIn(prose, lines), claims),
    code_blocks: blocks.map(({ language, code, span }, at) => ({ id: `cb${at + 1}`, language, code, span })),
    discourse_acts: readActs(sentences, claims),
    ...(context === undefined ? {} : { context }),
  };
};

const isIndex = (entities: readonly NamedEntity[] | NameIndex): entities is NameIndex => entities instanceof Map;

const findCitationsIn = (prose: string, lines: ReturnType<typeof findSourceLines>): ReturnType<typeof findCitations> => {
  if (!/[[(]|https?:|doi:|arxiv:/i.test(prose)) return [];
  const code = prose.includes("`")
    ? [...prose.matchAll(/`[^`\n]+`/g)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))
    : [];
  return findCitations(mask(prose, code), lines);
};

/** Acts that claim nothing. */
const social = new Set(["GREETING", "CLOSING"]);

const readClaims = (sentences: readonly Sentence[], entities: readonly EntityNode[]): ClaimNode[] => {
  const claims: ClaimNode[] = [];
  let next = 0;
  for (const { text, span } of sentences) {
    while ((entities[next]?.span.start ?? Infinity) < span.start) next += 1;
    const refs: string[] = [];
    for (let at = next; (entities[at]?.span.end ?? Infinity) <= span.end; at += 1) refs.push(entities[at]?.id ?? "");
    const modality = social.has(readAct(text)) ? null : readModality(text);
    if (modality !== null)
      claims.push({ id: `c${claims.length + 1}`, text, modality, span, ...(refs.length ? { entity_refs: refs } : {}) });
  }
  return claims;
};

/** A mark belongs to the claim that contains it, or to the one that it follows. */
const joinCitations = (found: ReturnType<typeof findCitations>, claims: readonly ClaimNode[]): CitationNode[] => {
  const joined: CitationNode[] = [];
  let next = 0;
  // Both come in the order of the text: each claim is passed once.
  for (const { source, mark } of found) {
    while ((claims[next]?.span.start ?? Infinity) <= mark.start) next += 1;
    const claim = claims[next - 1];
    if (claim) joined.push({ id: `cit${joined.length + 1}`, claim_id: claim.id, source, span: mark });
  }
  return joined;
};

const readActs = (sentences: readonly Sentence[], claims: readonly ClaimNode[]): DiscourseActNode[] => {
  const byStart = new Map(claims.map((claim) => [claim.span.start, claim.id]));
  return sentences.map(({ text, span }, at) => {
    const claim = byStart.get(span.start);
    return { id: `da${at + 1}`, type: readAct(text), span, ...(claim === undefined ? {} : { claim_refs: [claim] }) };
  });
};
