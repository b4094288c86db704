import { NarrationProposals } from "freeform-rpg/schemas/turn";
import type { DiscardedFinding, NarrationReview, ReviewDetail, ReviewThread } from "freeform-rpg/schemas";
import { phraseWords, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";
import { ThreadType } from "freeform-rpg/schemas/values";
import { isMeant } from "./check-verdicts.ts";
import { findQuote } from "./find-quote.ts";
import type { Reference, ReviewMaterial } from "./review-material.ts";

/** The proposals of a review that code confirms, and those that it discards. */
export interface CheckedProposals {
  readonly proposals: NarrationProposals;
  readonly discarded: readonly DiscardedFinding[];
}

/** Checks details and changes of threads: the quotation must stand in the text, and what they refer to must exist. */
export const checkProposals = (
  { details, threads, suggestions }: Pick<NarrationReview, "details" | "threads" | "suggestions">,
  material: ReviewMaterial,
): CheckedProposals => {
  const proposals = NarrationProposals.parse({ suggested_actions: suggestions });
  const discarded: DiscardedFinding[] = [];
  const take = (kind: string, value: string, quote: string, put: () => string | undefined): void => {
    const reason = findQuote(material.text, quote) === null ? "quote_missing: the text does not contain these words" : put();
    if (reason !== undefined) discarded.push({ kind, value, reason });
  };
  for (const detail of details) take(`detail_${detail.kind}`, detail.text, detail.quote, () => putDetail(detail, proposals, material));
  for (const thread of threads) take(`thread_${thread.change}`, thread.title, thread.quote, () => putThread(thread, proposals, material));
  return { proposals, discarded };
};

/** Adds a detail; returns why it is discarded. */
const putDetail = (
  { kind, name, subject, text }: ReviewDetail,
  proposals: NarrationProposals,
  material: ReviewMaterial,
): string | undefined => {
  if (kind === "thing" || kind === "bystander") {
    if (name.trim() === "") return "nameless: a new thing or bystander needs a name";
    if (!phraseWords(material.text).includes(readPhrase(name).head)) return `not_named: the text speaks of no "${name}"`;
    if (kind === "thing") proposals.introduced_items.push({ id: "", name, description: text, location: "" });
    else proposals.introduced_npcs.push({ id: "", name, description: text, type: "character", tags: [] });
    return undefined;
  }
  const entity = find(material.entities, subject);
  if (entity === undefined) return `unknown_reference: "${subject}"`;
  proposals.established_facts.push({ subject_id: entity.id, predicate: predicates[kind], detail: text });
  return undefined;
};

const predicates = { position: "position", look: "appearance", promise: "promised" } as const;

/** Adds a change of a thread; returns why it is discarded. */
const putThread = (
  { change, thread, type, title }: ReviewThread,
  proposals: NarrationProposals,
  material: ReviewMaterial,
): string | undefined => {
  if (change === "add") {
    const found = ThreadType.options.find((option) => option.toLowerCase() === type);
    if (found === undefined) return `unknown_type: "${type}"`;
    proposals.thread_adds.push({ title, type: found, urgency: "MEDIUM", related_entity_ids: [] });
    return undefined;
  }
  const promise = type === "promise" ? find(material.promises, thread) : undefined;
  if (promise !== undefined && change === "resolve") {
    proposals.promises_kept = [...new Set([...(proposals.promises_kept ?? []), promise.id])];
    return undefined;
  }
  const known = find(material.threads, thread);
  if (known === undefined) return `unknown_reference: "${thread}"`;
  proposals.thread_updates.push({ id: known.id, status: change === "resolve" ? "resolved" : "active", reason: title });
  return undefined;
};

const find = (references: readonly Reference[], ref: string): Reference | undefined => references.find((one) => isMeant(one, ref));
