import type { OrderOfPlay, TurnRequest } from "freeform-rpg/schemas";
import { goesApart } from "./goes-apart.ts";
import { TurnError } from "./errors.ts";
import type { FindMembership, Membership } from "./membership.ts";
import type { Turns } from "./tokens.ts";

/** A valid request, before its run has an id. */
export type QueuedTurn = Omit<TurnRequest, "run_id">;

/** Checks text, membership and character. Throws a typed error that says what to do. */
export const validateRequest = async (
  input: Parameters<Turns["play"]>[0],
  textLength: number,
  findMembership: FindMembership,
): Promise<{ readonly request: QueuedTurn; readonly order: OrderOfPlay }> => {
  const { campaign_id, user_id, idempotency_key, seed = null, kind } = input;
  const text = checkText(input.text, textLength);
  const { role, actorId: actor_id, paused, archived, order, gone } = await findMembership(campaign_id, user_id);
  if (role === "OBSERVER") {
    throw new TurnError("observer_cannot_play", `"${user_id}" only observes this campaign. Ask its DM for the role PLAYER.`);
  }
  if (actor_id === null) {
    throw new TurnError("no_character", `"${user_id}" has no character in this campaign yet. Create one, or ask its DM to assign one.`);
  }
  if (archived) throw new TurnError("campaign_archived", "The campaign is archived. Ask its DM to restore it, then send the text again.");
  if (paused) throw new TurnError("campaign_paused", "Play is paused. Send the text again when a DM lets it go on.");
  requireActing(gone, order);
  if (order.mode === "spotlight" && order.others === "refuse" && order.actor_id !== actor_id)
    throw new TurnError("not_your_turn", "It is another character's turn. Wait until a DM gives it to yours, or talk to the table.");
  const request = { campaign_id, user_id, role, actor_id, text, idempotency_key, seed };
  return { order, request: { ...request, ...(kind === "speech" ? { kind } : goesApart(text) && { apart: true as const }) } };
};

/** Outside of rounds the dead may try, and read that they are dead. Throws `character_retired`, `character_dead`. */
const requireActing = (gone: Membership["gone"], { mode }: OrderOfPlay): void => {
  const instead = "Take another character with a seat that is free, or ask a DM.";
  if (gone === "retired") throw new TurnError("character_retired", `Your character has left the story. ${instead}`);
  if (gone === "dead" && mode === "rounds")
    throw new TurnError("character_dead", `Your character is dead and declares nothing. ${instead}`);
};

/** The text without spaces around it. Throws `text_empty`, `text_too_long`. */
export const checkText = (untrimmed: string, textLength: number): string => {
  const text = untrimmed.trim();
  if (text === "") throw new TurnError("text_empty", "The text is empty. Say what your character does.");
  if (text.length <= textLength) return text;
  throw new TurnError(
    "text_too_long",
    `The text has ${text.length} characters; a turn takes at most ${textLength}. Split it into several turns.`,
    { values: { length: text.length, most: textLength } },
  );
};
