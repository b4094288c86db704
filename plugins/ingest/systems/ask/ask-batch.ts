import type { StageContext } from "freeform-rpg/kernel";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { ModelService, Prompt } from "freeform-rpg/plugins/models/core";
import { askCorrected, summarise } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { ExtractionConfig } from "freeform-rpg/plugins/rules/systems";
import { SystemsAnswers } from "freeform-rpg/schemas/ingest";
import type { Segment, SystemsClaim, SystemsKey, ValidationResult } from "freeform-rpg/schemas";
import { keyOf } from "../book.ts";
import { checkClaim } from "./check-claim.ts";
import { nameRoll } from "./name-roll.ts";

/** The services that an extractor asks a model with. */
export interface ExtractorContext {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly config: ExtractionConfig;
}

/** The result of a batch: claims that the text confirms, and those that it does not. */
export interface BatchOutcome<K extends SystemsKey> {
  readonly confirmed: readonly SystemsClaim<K>[];
  readonly dropped: readonly { readonly name: string; readonly why: string }[];
}

/** Asks for the rules of one kind in some segments; claims that the text does not support go back twice and are then dropped. Throws `ModelError`. */
export const askBatch = async <K extends SystemsKey>(
  key: K,
  prompt: Prompt,
  segments: readonly Segment[],
  context: ExtractorContext,
): Promise<BatchOutcome<K>> => {
  const schema = SystemsAnswers[key];
  const { draft } = await askCorrected<Draft<K>>({
    models: context.models,
    call: context.call,
    prompt,
    schema,
    input: inputOf(segments, context.config),
    rules: (one) => judge(key, one, segments),
    describe: (instruction, { original_draft, violations }) => ({ instruction, former_answer: original_draft, faults: violations }),
  });
  return divide(key, draft, segments);
};

interface Draft<K extends SystemsKey> {
  items: SystemsClaim<K>[];
}

const inputOf = (segments: readonly Segment[], { id, name, extraction }: ExtractionConfig) => ({
  system: {
    id,
    name,
    abbreviations: extraction.abbreviations,
    sections: extraction.section_patterns,
    scales: extraction.rating_scales,
    health: extraction.health,
  },
  segments: segments.map(({ id, title, path, text }) => ({ id, title: withholdOrders(title), path, text: withholdOrders(text) })),
});

/** Every claim with its violations. */
const checkAll = <K extends SystemsKey>(key: K, { items }: Draft<K>, segments: readonly Segment[]) =>
  items.map((claim, at) => ({
    claim,
    faults: checkClaim(
      key,
      claim,
      segments,
      items.slice(0, at).map(({ name }) => keyOf(name)),
    ),
  }));

const judge = <K extends SystemsKey>(key: K, draft: Draft<K>, segments: readonly Segment[]): ValidationResult =>
  summarise(
    checkAll(key, draft, segments).flatMap(({ faults }, at) => faults.map((fault) => ({ ...fault, field: `items[${at}]` }))),
    { question_id: key, rules_applied: 7, validated_at: new Date().toISOString() },
  );

const divide = <K extends SystemsKey>(key: K, draft: Draft<K>, segments: readonly Segment[]): BatchOutcome<K> => {
  const checkAlled = checkAll(key, draft, segments);
  return {
    confirmed: checkAlled.flatMap(({ claim, faults }) => (faults.length === 0 ? nameRoll(claim, segments) : [])),
    dropped: checkAlled.flatMap(({ claim, faults }) =>
      faults.length === 0 ? [] : { name: claim.name, why: faults.map(({ message }) => message).join(" ") },
    ),
  };
};
