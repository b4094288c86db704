import type { StageContext } from "freeform-rpg/kernel";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer, Prompt } from "freeform-rpg/plugins/models/core";
import { askCorrected, onePerItem } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import { PackContentType } from "freeform-rpg/schemas/packs";
import { z } from "zod";
import { inBatches, inParallel } from "../in-parallel.ts";
import type { MergedEntity } from "../names/merge-names.ts";
import type { Entry } from "./entry.ts";
import { guessVisibility } from "./guess-visibility.ts";
import type { Links } from "./link-entries.ts";

/** Asks for the type and visibility of content files. */
export const labelPrompt: Prompt = loadPrompt("ingest/enrich_segment_v4");

const Label = z.strictObject({
  id: z.string(),
  type: PackContentType,
  visibility: z.enum(["known", "dm"]),
  related: z.array(z.string()).default([]),
});
/** An entry's content type, visibility and related entities. */
export type Label = z.infer<typeof Label>;

const Labels = z.strictObject({ files: z.array(Label) });
type Labels = z.infer<typeof Labels>;

interface LabelsInput {
  readonly files: readonly { readonly guess: Label }[];
}

/** The offline model's answer: what was guessed. */
export const offlineLabelsAnswer: OfflineAnswer = {
  promptId: labelPrompt.id,
  answer: (input: LabelsInput) => ({ files: input.files.map(({ guess }) => guess) }),
};

/** The maximum number of related names of an entry. */
const mostRelated = 12;

/** The inputs of labelling. `asked` selects the entries that a model is shown; the others keep the guess. */
export interface LabelOptions {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly links: Links;
  readonly entities: ReadonlyMap<string, MergedEntity>;
  readonly asked: (entry: Entry) => boolean;
  readonly batch: number;
  readonly width: number;
}

/** Labels by entry, and titles of entries that a model was asked about without a usable answer. */
export interface EntryLabels {
  readonly labels: ReadonlyMap<Entry, Label>;
  readonly missed: readonly string[];
}

/** Labels every entry. A model may hide what code would show to players, never the reverse, and may use only the given ids. */
export const labelEntries = async (entries: readonly Entry[], labelling: LabelOptions): Promise<EntryLabels> => {
  const guesses = new Map(entries.map((entry) => [entry, guessLabel(entry, labelling)]));
  const batches = inBatches(entries.filter(labelling.asked), labelling.batch);
  const answers = await inParallel(batches, { ...labelling, note: "Labelling texts" }, (batch) =>
    askInHalves(batch, (some) => askLabels(some, guesses, labelling)),
  );
  const answered = new Map(answers.flatMap((one) => one.answers.flat()).map((label) => [label.id, label]));
  const missed = batches.flat().filter(({ id }) => !answered.has(id));
  const labels = [...guesses].map(
    ([entry, guess]) => [entry, reconcile(guess, answered.get(entry.id), labelling.links.get(entry) ?? [])] as const,
  );
  return { labels: new Map(labels), missed: missed.map(({ title }) => title) };
};

const guessLabel = (entry: Entry, { links, entities }: LabelOptions): Label => {
  const fitting = (links.get(entry) ?? []).filter((id) => entry.type === "rules" || entities.get(id)?.type !== "rules");
  return { id: entry.id, type: entry.type, visibility: guessVisibility(entry), related: fitting.slice(0, mostRelated) };
};

const askLabels = async (batch: readonly Entry[], guesses: ReadonlyMap<Entry, Label>, { models, call, links, entities }: LabelOptions) => {
  const files = batch.map((entry) => ({
    id: entry.id,
    title: withholdOrders(entry.title),
    text: withholdOrders(entry.passages.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n")),
    names: (links.get(entry) ?? [])
      .slice(0, 60)
      .map((id) => ({ id, name: entities.get(id)?.name ?? id, type: entities.get(id)?.type ?? "general" })),
    guess: guesses.get(entry),
  }));
  const rules = labelRules(files.map(({ id, names }) => ({ id, names: names.map((one) => one.id) })));
  return (await askCorrected<Labels>({ models, call, prompt: labelPrompt, schema: Labels, input: { files }, rules })).draft.files;
};

const labelRules = (shown: readonly { readonly id: string; readonly names: readonly string[] }[]): readonly DraftRule<Labels>[] => [
  ...onePerItem<Labels>({ field: "files", ids: shown.map(({ id }) => id), idsOf: ({ files }) => files.map(({ id }) => id) }),
  {
    id: "related_known",
    check: ({ files }) =>
      files.flatMap(({ id, related }, at) => {
        const names = shown.find((one) => one.id === id)?.names ?? [];
        return related
          .filter((one) => !names.includes(one))
          .map((one) => ({
            severity: "warning" as const,
            field: `files[${at}].related`,
            message: `"${one}" is not among the "names" of "${id}".`,
            suggestion: "Leave it out.",
          }));
      }),
  },
];

const reconcile = (guess: Label, answer: Label | undefined, linked: readonly string[]): Label => {
  if (answer === undefined) return guess;
  const related = answer.related.filter((id) => linked.includes(id)).slice(0, mostRelated);
  return { ...guess, type: answer.type, related, visibility: guess.visibility === "dm" ? "dm" : answer.visibility };
};
