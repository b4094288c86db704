import type { StageContext } from "freeform-rpg/kernel";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { NarrationViolation } from "freeform-rpg/schemas";
import { writeInput } from "./narrator-input.ts";
import type { DraftFeedback } from "./narrator-input.ts";
import { narratorPrompt } from "./prompt.ts";
import { judgeNarration, reviewNarration } from "./tokens.ts";
import type { NarrationDraft } from "./tokens.ts";

/** The inputs that narrations are written from and checked against. */
export type NarrationContext = Omit<NarrationDraft, "draft">;

/** The dependencies of drafts. */
export interface DraftTools {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly campaignId: string;
  /** False publishes drafts unchecked. */
  readonly gate: boolean;
}

/** The drafts of one turn: written, checked and streamed. */
export interface DraftSession {
  /** Names the turn, for reports. */
  readonly name: string;
  /** Asks the model for a draft. Retracts the streamed text of the draft before; `feedback` is about that draft. */
  draft(feedback: readonly DraftFeedback[]): Promise<NarratorOutput>;
  /** Where a text breaks the rules. */
  judge(output: NarratorOutput): Promise<readonly NarrationViolation[]>;
  /** Judges the newest draft and records its violations. */
  check(output: NarratorOutput): Promise<readonly NarrationViolation[]>;
  /** Every recorded violation. */
  readonly violations: readonly NarrationViolation[];
  /** Streams this text, unless it is what listeners already have. Any other text is retracted first. */
  publish(text: string): void;
}

/** Opens the session of one turn. */
export const openDraftSession = (context: NarrationContext, tools: DraftTools): DraftSession => {
  const { call, gate } = tools;
  const streams = isStreamed(context);
  const violations: NarrationViolation[] = [];
  let drafts = 0;
  let streamed: string | null = null;
  const judge: DraftSession["judge"] = async (output) => (gate ? call.collect(judgeNarration, { draft: output, ...context }) : []);
  return {
    name: `${context.world.campaign.id}:${context.world.campaign.current_turn + 1}`,
    async draft(feedback) {
      if (streamed !== null) call.discardDraft(feedback.map(({ message }) => message).join(" "));
      // An answer that cannot be read may have been streamed in part.
      streamed = streams ? "" : null;
      drafts += 1;
      const output = await askForDraft(context, tools, feedback);
      if (streams) streamed = output.final_text;
      return call.change(reviewNarration, output, context);
    },
    judge,
    async check(output) {
      const found = await judge(output);
      violations.push(...found.map((violation) => ({ ...violation, draft: drafts })));
      return found;
    },
    violations,
    publish(text) {
      if (streamed === text) return;
      if (streamed !== null) call.discardDraft("The text was repaired after it was streamed.");
      if (text !== "") call.token(text);
      streamed = text;
    },
  };
};

/** Where unfixable narrations are held, nothing is streamed before it is checked. */
const isStreamed = ({ world }: NarrationContext): boolean => world.campaign.on_unfixable_narration !== "hold";

const askForDraft = (
  context: NarrationContext,
  { models, call, campaignId }: DraftTools,
  feedback: readonly DraftFeedback[],
): Promise<NarratorOutput> =>
  models.object({
    prompt: narratorPrompt,
    input: writeInput(context, feedback),
    shorten: () => writeInput({ ...context, packet: shortenPacket(context.packet) }, feedback),
    schema: NarratorOutput,
    call,
    campaignId,
    ...(isStreamed(context) ? { stream: "final_text" } : {}),
  });
