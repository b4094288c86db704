import type { ApiClient } from "../api/api-client.ts";
import { GiveFeedbackDocument } from "../api/generated/graphql.ts";
import type { GiveFeedbackInput, ThumbsRating, TurnFlag } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";

const flags: readonly TurnFlag[] = ["CONTRADICTION", "LEAK", "INVALID_ACTION", "FALSE_ALARM", "OUT_OF_CHARACTER", "DULL", "OTHER"];
const thumbs: readonly ThumbsRating[] = ["UP", "DOWN"];

/** Saves feedback and returns all of the user's feedback on that turn. */
export const giveFeedback = async (api: ApiClient, input: GiveFeedbackInput) =>
  unwrap((await api.request(GiveFeedbackDocument, { input })).giveFeedback);

/** The flag that was typed, in any case. Throws `feedback_invalid`. */
export const readFlag = (typed: string): TurnFlag => readOne(flags, typed.replaceAll(/\W+/g, "_"), "flag");

/** `up` or `down`. Throws `feedback_invalid`. */
export const readThumbs = (typed: string): ThumbsRating => readOne(thumbs, typed, "value of thumbs");

const readOne = <T extends string>(known: readonly T[], typed: string, name: string): T => {
  const found = known.find((one) => one === typed.toUpperCase());
  if (found) return found;
  throw new CommandError("feedback_invalid", `Unknown ${name} "${typed}". Use one of: ${known.join(", ").toLowerCase()}.`, 2);
};
