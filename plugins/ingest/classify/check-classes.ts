import type { StageContext } from "freeform-rpg/kernel";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { askCorrected, onePerItem } from "freeform-rpg/plugins/policy/self-correction/lib";
import { ClassifiedSegment } from "freeform-rpg/schemas/ingest";
import type { Classification, Segment } from "freeform-rpg/schemas";
import { z } from "zod";

/** Asks what unsure segments are about. */
export const classifyPrompt = loadPrompt("ingest/classify_v3");

const Checked = ClassifiedSegment.omit({ indicators: true });
/** A model's classes for uncertain segments. */
export const CheckedClasses = z.strictObject({ segments: z.array(Checked) });
export type CheckedClasses = z.infer<typeof CheckedClasses>;

/** A segment in the model's input. */
const Shown = z.looseObject({ id: z.string(), guess: Checked.omit({ id: true }) });
const Asked = z.looseObject({ segments: z.array(Shown) });

/** The offline model's answer: the guess with its confidence. */
export const offlineClassifyAnswer: OfflineAnswer = {
  promptId: classifyPrompt.id,
  answer: (input): CheckedClasses => ({ segments: Asked.parse(input).segments.map(({ id, guess }) => ({ id, ...guess })) }),
};

/** The options of checking classes. */
export interface CheckOptions {
  readonly models: ModelService;
  readonly call: StageContext;
  /** Segments with a lower confidence are sent to the model. */
  readonly below: number;
  /** The number of segments per request. */
  readonly batch: number;
}

/** The number of letters of a segment that the model receives. */
const shownLetters = 1500;

/** Asks a model about the segments that structure alone leaves uncertain. Answers about other segments are ignored, and missing answers change nothing. */
export const checkClasses = async (
  { segments }: Classification,
  pieces: readonly Segment[],
  { models, call, below, batch }: CheckOptions,
): Promise<Classification> => {
  const texts = new Map(pieces.map((piece) => [piece.id, piece]));
  const unsure = segments.filter(({ confidence }) => confidence < below);
  const checked = new Map<string, z.infer<typeof Checked>>();
  const doubts: string[] = [];
  for (let from = 0; from < unsure.length; from += batch) {
    call.progress("Checking unsure segments", from, unsure.length);
    const some = unsure.slice(from, from + batch);
    // A segment without a usable answer retains its guess and confidence.
    const { answers, missed } = await askInHalves(some, (part) => askClasses(part, texts, { models, call }));
    const asked = new Set(some.map(({ id }) => id));
    for (const one of answers.flat()) if (asked.has(one.id)) checked.set(one.id, one);
    const [first] = missed;
    const left = some.filter(({ id }) => !checked.has(id)).map(({ id }) => `"${texts.get(id)?.title ?? id}"`);
    const why = first === undefined ? "" : ` (${first.why.split("\n")[0]})`;
    if (left.length > 0)
      doubts.push(`The model did not say what ${left.join(", ")} is about${why}: the guess applies, with unchanged confidence.`);
  }
  return { segments: segments.map((one) => ({ ...one, ...checked.get(one.id) })), ...(doubts.length > 0 && { doubts }) };
};

const askClasses = async (
  some: readonly ClassifiedSegment[],
  texts: ReadonlyMap<string, Segment>,
  { models, call }: Pick<CheckOptions, "models" | "call">,
) => {
  const segments = some.flatMap((one) => showSegment(one, texts.get(one.id)));
  const rules = onePerItem<CheckedClasses>({
    field: "segments",
    ids: some.map(({ id }) => id),
    idsOf: ({ segments: answered }) => answered.map(({ id }) => id),
  });
  const asked = { models, call, prompt: classifyPrompt, schema: CheckedClasses, input: { segments }, rules };
  return (await askCorrected(asked)).draft.segments;
};

const showSegment = ({ id, type, route, confidence }: ClassifiedSegment, segment: Segment | undefined) => {
  if (!segment) return [];
  const { title, path, intent, text } = segment;
  return [
    {
      id,
      title: withholdOrders(title),
      path,
      intent,
      text: withholdOrders(text).slice(0, shownLetters),
      guess: { type, route, confidence },
    },
  ];
};
