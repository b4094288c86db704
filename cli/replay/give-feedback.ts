import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { feedbackMutation } from "./documents.ts";

/** What is said of a turn, as the API takes it. */
export interface FeedbackGiven {
  readonly campaignId: string;
  readonly turnNumber: number;
  readonly thumbs?: string;
  readonly rating?: number;
  readonly flag?: string;
  readonly comment?: string;
}

/** Says something of a turn; answers with all that the viewer says of it by now. Throws the refusal. */
export const giveFeedback = async (api: ApiClient, input: FeedbackGiven) => {
  const { giveFeedback: answer } = await api.ask(feedbackMutation.document, { input }, feedbackMutation.answer);
  if (answer.turnNumber === undefined) throw new CommandError(answer.reason ?? "refused", answer.message ?? "The feedback was refused.");
  const { message: _, reason: __, ...kept } = answer;
  return kept;
};
