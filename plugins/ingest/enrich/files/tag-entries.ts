import type { StageContext } from "freeform-rpg/kernel";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { createUnsupportedWordFinder, withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer, Prompt } from "freeform-rpg/plugins/models/core";
import { askCorrected, onePerItem } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import { z } from "zod";
import { inBatches, inParallel } from "../in-parallel.ts";
import type { Entry } from "./entry.ts";
import { guessTags } from "./guess-tags.ts";

/** Asks for subjects to find pieces of a book by. */
export const tagsPrompt: Prompt = loadPrompt("ingest/enrich_tags_v4");

const Tags = z.strictObject({ files: z.array(z.strictObject({ id: z.string(), tags: z.array(z.string()) })) });
type Tags = z.infer<typeof Tags>;

interface TagsInput {
  readonly files: readonly { readonly id: string; readonly guess: readonly string[] }[];
}

/** The offline model's answer: the tags by word counts. */
export const offlineTagsAnswer: OfflineAnswer = {
  promptId: tagsPrompt.id,
  answer: (input: TagsInput) => ({ files: input.files.map(({ id, guess }) => ({ id, tags: guess })) }),
};

/** The maximum number of tags of a file. */
const maxTags = 6;

/** The inputs of tagging. */
export interface TagOptions {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly asked: (entry: Entry) => boolean;
  readonly batch: number;
  readonly width: number;
}

/** Tags by entry, and titles of entries that a model was asked about without a usable answer. */
export interface EntryTags {
  readonly tags: ReadonlyMap<Entry, readonly string[]>;
  readonly missed: readonly string[];
}

/** Tags of every entry, in lower case with underscores. */
export const tagEntries = async (entries: readonly Entry[], tagging: TagOptions): Promise<EntryTags> => {
  const guesses = guessTags(entries);
  const batches = inBatches(entries.filter(tagging.asked), tagging.batch);
  const answers = await inParallel(batches, { ...tagging, note: "Choosing tags" }, (batch) =>
    askInHalves(batch, (some) => askTags(some, guesses, tagging)),
  );
  const answered = new Map(answers.flatMap((one) => one.answers.flat()).map(({ id, tags }) => [id, tags]));
  const ofBook = tagsOfBook(entries);
  const tags = entries.map((entry) => {
    const chosen = cleanTags((answered.get(entry.id) ?? []).filter(ofBook));
    return [entry, chosen.length > 0 ? chosen : cleanTags(guesses.get(entry) ?? [])] as const;
  });
  return { tags: new Map(tags), missed: batches.flat().flatMap(({ id, title }) => (answered.has(id) ? [] : title)) };
};

const askTags = async (batch: readonly Entry[], guesses: ReadonlyMap<Entry, readonly string[]>, { models, call }: TagOptions) => {
  const files = batch.map((entry) => {
    const text = withholdOrders(entry.passages.map((passage) => passage.text).join("\n\n"));
    return {
      id: entry.id,
      title: withholdOrders(entry.title),
      type: entry.type,
      text: text.slice(0, 800),
      guess: guesses.get(entry) ?? [],
    };
  });
  const rules = tagRules(files.map(({ id }) => id));
  return (await askCorrected<Tags>({ models, call, prompt: tagsPrompt, schema: Tags, input: { files }, rules })).draft.files;
};

const tagRules = (ids: readonly string[]): readonly DraftRule<Tags>[] => [
  ...onePerItem<Tags>({ field: "files", ids, idsOf: ({ files }) => files.map(({ id }) => id) }),
  {
    id: "tags_usable",
    check: ({ files }) =>
      files.flatMap(({ id, tags }, at) =>
        tags.length === 0 || cleanTags(tags).length > 0
          ? []
          : [
              {
                severity: "error" as const,
                field: `files[${at}].tags`,
                message: `None of the tags of "${id}" has one to three words and 3 to 30 letters.`,
              },
            ],
      ),
  },
];

/** Whether a tag is made of words that the book uses somewhere. */
const tagsOfBook = (entries: readonly Entry[]): ((tag: string) => boolean) => {
  const findStrays = createUnsupportedWordFinder(
    entries.flatMap(({ passages }) => passages.map(({ title, text }) => `${title}\n${withholdOrders(text)}`)).join("\n"),
  );
  return (tag) => findStrays(tag.replaceAll("_", " ")).length === 0;
};

/** Removes answers that are not tags of one to three words. */
const cleanTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(idFrom))].filter((tag) => tag.length >= 3 && tag.length <= 30 && tag.split("_").length <= 3).slice(0, maxTags);
