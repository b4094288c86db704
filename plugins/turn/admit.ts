import type { TurnRequest } from "freeform-rpg/schemas";
import { TurnError } from "./errors.ts";
import type { FindStanding } from "./standing.ts";
import type { Turns } from "./tokens.ts";

/** A turn as it is asked for. */
export type PlayInput = Parameters<Turns["play"]>[0];

/** A turn as it is queued. */
export type QueuedTurn = Omit<TurnRequest, "run_id">;

/** Checks text, membership and character. Throws a typed error that says what to do. */
export const admit = async (input: PlayInput, textLength: number, findStanding: FindStanding): Promise<QueuedTurn> => {
  const text = checkText(input.text, textLength);
  const { role, actor_id } = await findStanding(input.campaign_id, input.user_id);
  if (role === "OBSERVER") {
    throw new TurnError("observer_cannot_play", `"${input.user_id}" only observes this campaign. Ask its DM for the role PLAYER.`);
  }
  if (actor_id === null) {
    throw new TurnError(
      "no_character",
      `"${input.user_id}" has no character in this campaign yet. Create one, or ask its DM to assign one.`,
    );
  }
  const { campaign_id, user_id, idempotency_key, seed = null } = input;
  return { campaign_id, user_id, role, actor_id, text, idempotency_key, seed };
};

const checkText = (given: string, textLength: number): string => {
  const text = given.trim();
  if (text === "") throw new TurnError("text_empty", "The text is empty. Say what your character does.");
  if (text.length <= textLength) return text;
  throw new TurnError(
    "text_too_long",
    `The text has ${text.length} characters; ${textLength} are the most a turn takes. Tell it in several turns.`,
  );
};
