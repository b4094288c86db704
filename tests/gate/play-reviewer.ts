import type { TapContext } from "freeform-rpg/kernel";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { inspectText, reviewPrompt, votePrompt } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import { judgeBinding } from "freeform-rpg/plugins/turn/narrator/lib";
import { NarrationFindings, NarratorOutput } from "freeform-rpg/schemas/turn";
import type { NarrationViolation } from "freeform-rpg/schemas";
import { decidedTurnOf } from "./decided-turn.ts";
import type { Prose } from "./read-prose.ts";
import type { RecordedVerdicts } from "./recorded-verdicts.ts";

/** A review that was played from a recording, and what its model was asked. */
export interface PlayedReview {
  /** `null` where no answer to the review is recorded. */
  readonly findings: NarrationFindings | null;
  /** The model's prompts by question: the review and, where a verdict would block, the second vote. */
  readonly asked: Readonly<Partial<Record<Question, string>>>;
  /** Warnings about binding events that code does not find in the text. */
  readonly untold: readonly NarrationViolation[];
  /** True when a second vote was asked for and none is recorded. */
  readonly unvoted: boolean;
}

/** A question of the review, by the name of its file in a dump. */
export type Question = "review" | "second";

/** Reviews a text as a turn does, with recorded answers in place of the model's. */
export const playReview = async ({ situation, text }: Prose, recorded: RecordedVerdicts | undefined): Promise<PlayedReview> => {
  const asked: Partial<Record<Question, string>> = {};
  const answers: Readonly<Record<Question, unknown>> = {
    review: recorded?.review ?? { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
    second: recorded?.secondReview ?? { votes: [] },
  };
  const object: ModelService["object"] = async ({ prompt, conversation, show, schema }) => {
    const question = questions.get(prompt.id);
    if (question === undefined) throw new Error(`The review asked the prompt "${prompt.id}", for which nothing is recorded.`);
    asked[question] = conversation === undefined ? String(show?.()) : `${conversation.view}\n\n${conversation.tail}`;
    return schema.parse(answers[question]);
  };
  const models = { object } as ModelService;
  const call = { signal: new AbortController().signal } as TapContext;
  const turn = decidedTurnOf(situation);
  const findings = NarrationFindings.parse(await inspectText({ ...turn, text }, models, call));
  return {
    findings: recorded?.review === undefined ? null : findings,
    asked,
    untold: judgeBinding({ ...turn, draft: NarratorOutput.parse({ final_text: text }) }),
    unvoted: asked.second !== undefined && recorded?.secondReview === undefined,
  };
};

const questions: ReadonlyMap<string, Question> = new Map([
  [reviewPrompt.id, "review"],
  [votePrompt.id, "second"],
]);
