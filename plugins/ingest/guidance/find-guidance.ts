import type { StageContext } from "freeform-rpg/kernel";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer, Prompt } from "freeform-rpg/plugins/models/core";
import { askCorrected, onePerItem } from "freeform-rpg/plugins/policy/self-correction/lib";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { inBatches, inParallel } from "freeform-rpg/plugins/ingest/enrich/lib";
import { splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Guidance, GuidanceNote, Segments } from "freeform-rpg/schemas";
import { findRunner, guessAdvice } from "./guess-advice.ts";
import { guidancePages } from "./guidance-pages.ts";
import { Judgements } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

/** Asks which passages are advice, and of which category. */
export const guidancePrompt: Prompt = loadPrompt("ingest/guidance_v4");

interface GuidanceInput {
  readonly passages: readonly { readonly guess: Judgement }[];
}

/** The offline model's answer: the guesses. */
export const offlineGuidance: OfflineAnswer = {
  promptId: guidancePrompt.id,
  answer: ({ passages }: GuidanceInput) => ({ passages: passages.map(({ guess }) => guess) }),
};

/** The inputs of finding advice. `batch` passages are judged in one call; `width` calls are made at the same time. */
export interface GuidanceOptions {
  readonly pieces: Segments;
  readonly models: ModelService;
  readonly call: StageContext;
  readonly batch: number;
  readonly width: number;
}

interface GuessedAdvice {
  readonly passage: Passage;
  readonly guess: Judgement;
}

/** Finds a book's advice to the game master. The model judges passages that may be advice; the result quotes the book's own text. */
export const findGuidance = async ({ pieces, models, call, batch, width }: GuidanceOptions): Promise<Guidance> => {
  const passages = splitPassages(pieces.segments);
  const runner = findRunner(passages);
  const guessed = passages.flatMap((passage, at): GuessedAdvice[] => {
    const guess = guessAdvice(passage, `passage_${at + 1}`, runner);
    return guess === null ? [] : [{ passage, guess }];
  });
  const batches = inBatches(guessed, batch);
  const answers = await inParallel(batches, { call, width, note: "Judging advice" }, (some) =>
    askInHalves(some, (part) => judge(part, { models, call })),
  );
  const judged = new Map(answers.flatMap((one) => one.answers.flatMap(({ passages }) => passages)).map((one) => [one.id, one]));
  // A passage without a usable answer retains its guess and confidence.
  const notes = guessed.flatMap(({ passage, guess }) => toNote(passage, judged.get(guess.id) ?? guess));
  const unjudged = guessed.filter(({ guess }) => !judged.has(guess.id)).map(({ passage }) => passage.title);
  return { notes, files: guidancePages(notes), ...(unjudged.length > 0 && { doubts: unjudged.map(describeUnjudged) }) };
};

const describeUnjudged = (title: string): string =>
  `The model did not say whether "${title}" is advice: the rule-based result was used. Check it, or run the stage again.`;

const judge = async (some: readonly GuessedAdvice[], { models, call }: Pick<GuidanceOptions, "models" | "call">) => {
  const passages = some.map(({ passage: { title, segment, text }, guess }) => ({
    id: guess.id,
    title: withholdOrders(title),
    path: segment.path,
    text: withholdOrders(text),
    guess,
  }));
  const rules = onePerItem<Judgements>({
    field: "passages",
    ids: passages.map(({ id }) => id),
    idsOf: ({ passages: judged }) => judged.map(({ id }) => id),
  });
  return (await askCorrected<Judgements>({ models, call, prompt: guidancePrompt, schema: Judgements, input: { passages }, rules })).draft;
};

const toNote = ({ title, text, segment }: Passage, { advice, category, scope, confidence }: Judgement): GuidanceNote[] =>
  advice ? [{ segment: segment.id, title, category, scope, text, pages: segment.pages, confidence }] : [];
