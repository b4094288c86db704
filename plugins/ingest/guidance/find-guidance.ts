import type { StageContext } from "freeform-rpg/kernel";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer, Prompt } from "freeform-rpg/plugins/models/core";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { inBatches, inParallel } from "freeform-rpg/plugins/ingest/enrich/lib";
import { splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Guidance, GuidanceNote, Segments } from "freeform-rpg/schemas";
import { findRunner, guessAdvice } from "./guess-advice.ts";
import { guidancePages } from "./guidance-pages.ts";
import { Judgements } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

/** Asks what is advice, and of what kind. */
export const guidancePrompt: Prompt = loadPrompt("ingest/guidance_v2");

interface GuidanceInput {
  readonly passages: readonly { readonly guess: Judgement }[];
}

/** The offline model's answer: what was guessed. */
export const offlineGuidance: OfflineAnswer = {
  promptId: guidancePrompt.id,
  answer: ({ passages }: GuidanceInput) => ({ passages: passages.map(({ guess }) => guess) }),
};

/** What finding advice works with. `batch` passages are judged in one call, `width` calls are made at once. */
export interface GuidanceParts {
  readonly pieces: Segments;
  readonly models: ModelService;
  readonly call: StageContext;
  readonly batch: number;
  readonly width: number;
}

interface Guessed {
  readonly passage: Passage;
  readonly guess: Judgement;
}

/** A book's advice to whoever runs the game: what may be advice by its words is shown to the model, and told in the book's own words. */
export const findGuidance = async ({ pieces, models, call, batch, width }: GuidanceParts): Promise<Guidance> => {
  const passages = splitPassages(pieces.segments);
  const runner = findRunner(passages);
  const guessed = passages.flatMap((passage, at): Guessed[] => {
    const guess = guessAdvice(passage, `passage_${at + 1}`, runner);
    return guess === null ? [] : [{ passage, guess }];
  });
  const batches = inBatches(guessed, batch);
  const answers = await inParallel(batches, { call, width, note: "Judging advice" }, (some) =>
    askInHalves(some, (part) => judge(part, { models, call })),
  );
  const judged = new Map(answers.flatMap((one) => one.answers.flatMap(({ passages }) => passages)).map((one) => [one.id, one]));
  // What no usable answer was had about is as it was guessed, and no surer than it was.
  const notes = guessed.flatMap(({ passage, guess }) => toNote(passage, judged.get(guess.id) ?? guess));
  const unjudged = guessed.filter(({ guess }) => !judged.has(guess.id)).map(({ passage }) => passage.title);
  return { notes, files: guidancePages(notes), ...(unjudged.length > 0 && { doubts: unjudged.map(tellUnjudged) }) };
};

const tellUnjudged = (title: string): string =>
  `The model did not say whether "${title}" is advice: the rule-based result was used. Check it, or run the stage again.`;

const judge = (some: readonly Guessed[], { models, call }: Pick<GuidanceParts, "models" | "call">) => {
  const passages = some.map(({ passage: { title, segment, text }, guess }) => ({
    id: guess.id,
    title: withholdOrders(title),
    path: segment.path,
    text: withholdOrders(text),
    guess,
  }));
  return models.object({ prompt: guidancePrompt, input: { passages }, schema: Judgements, call, campaignId: call.runId });
};

const toNote = ({ title, text, segment }: Passage, { advice, category, scope, confidence }: Judgement): GuidanceNote[] =>
  advice ? [{ segment: segment.id, title, category, scope, text, pages: segment.pages, confidence }] : [];
