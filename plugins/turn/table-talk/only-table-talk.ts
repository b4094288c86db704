import { AppError } from "freeform-rpg/kernel";
import type { InterpreterOutput } from "freeform-rpg/schemas";
import { TableTalkError } from "./errors.ts";

/** Whether a player's text is meant for the table alone: nothing is done and nothing is said in the story. */
export const isOnlyTableTalk = ({ table_talk, proposed_actions, speech }: InterpreterOutput): boolean =>
  table_talk.trim() !== "" && proposed_actions.length === 0 && speech.trim() === "";

/** The code of a turn that ends as table talk. */
export const onlyTableTalkCode = "only_table_talk";

/** The error by which a stage or a hook ends a turn as table talk: the queue posts the player's text and commits no turn. */
export const onlyTableTalk = (): TableTalkError =>
  new TableTalkError(onlyTableTalkCode, "The text is table talk. It was posted to the table, and no turn was played.");

/** Whether an error ends a turn as table talk. */
export const endsAsTableTalk = (error: unknown): boolean => error instanceof AppError && error.code === onlyTableTalkCode;
