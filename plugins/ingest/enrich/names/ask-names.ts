import type { NamesInput } from "./names-input.ts";
import type { StageContext } from "freeform-rpg/kernel";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { ModelService, OfflineAnswer, Prompt } from "freeform-rpg/plugins/models/core";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { askCorrected } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { PackContentType, Segment } from "freeform-rpg/schemas";
import type { Candidate } from "./candidate.ts";
import { NamedEntities } from "./named-entities.ts";
import type { NamedEntity } from "./named-entities.ts";
import { nameRules } from "./name-rules.ts";
import type { ShownSegment } from "./name-rules.ts";
import { containsWords } from "./contains-words.ts";
import { offlineNames } from "./offline-names.ts";

/** Asks who and what segments name. */
export const namesPrompt: Prompt = loadPrompt("ingest/enrich_entities_v3");

/** The offline model's answer. */
export const offlineNamesAnswer: OfflineAnswer = { promptId: namesPrompt.id, answer: (input: NamesInput) => offlineNames(input) };

/** The names of one batch, checked against the text; `faults` lists the errors that remained and were left out. */
export const askNames = async (
  { models, call }: { readonly models: ModelService; readonly call: StageContext },
  batch: readonly { readonly segment: Segment; readonly type: PackContentType }[],
  candidates: readonly Candidate[],
): Promise<{ readonly named: NamedEntities; readonly faults: readonly string[] }> => {
  const segments = batch.map(({ segment: { id, title, path, text }, type }) => ({
    id,
    title: withholdOrders(title),
    path,
    type,
    text: withholdOrders(text),
  }));
  const input: NamesInput = { segments, candidates };
  const { draft, violations } = await askCorrected<NamedEntities>({
    models,
    call,
    prompt: namesPrompt,
    schema: NamedEntities,
    input: { ...input },
    rules: nameRules(segments),
  });
  return dropFaulty(draft, { violations }, segments);
};

const dropFaulty = (
  draft: NamedEntities,
  { violations }: { readonly violations: readonly { field: string; message: string; ruleId: string }[] },
  shown: readonly ShownSegment[],
) => {
  const faulty = (ruleId: string, at: number) => violations.some((one) => one.ruleId === ruleId && one.field === `entities[${at}]`);
  const entities = draft.entities.flatMap((entity, at) => {
    if (faulty("name_in_text", at)) return [];
    const aliases = faulty("alias_in_text", at) ? [] : entity.aliases;
    const related = faulty("relation_in_text", at) ? [] : entity.related;
    return [{ ...entity, aliases, related, segments: segmentsOf(entity, shown) }];
  });
  return { named: { entities }, faults: violations.map(({ message }) => message) };
};

/** The claimed segments that contain the name; if none does, all segments that contain it. */
const segmentsOf = ({ name, aliases, segments }: NamedEntity, shown: readonly ShownSegment[]): string[] => {
  const naming = shown
    .filter(({ title, text }) => [name, ...aliases].some((one) => containsWords(`${title}\n${text}`, one)))
    .map(({ id }) => id);
  const said = naming.filter((id) => segments.includes(id));
  return said.length > 0 ? said : naming;
};
