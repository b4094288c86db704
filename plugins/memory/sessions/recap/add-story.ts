import type { Tables } from "freeform-rpg/db";
import { questionIn, questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { Ruling, World } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";
import { readHappenings } from "../notes/read-notes.ts";
import { tellStory } from "./tell-story.ts";

/** Most characters of the story so far, and most turns that it is read from. */
const limits = { length: 3200, turns: 200 };

/** Adds the story so far to a message that only asks for it: to the question, which the game answers. */
export const addStory = async (ruling: Ruling, { campaign }: World, db: Kysely<Tables>): Promise<Ruling> => {
  const questions = ruling.allowed_actions.map(questionIn);
  if (!questions.includes("story") || questions.includes(null)) return ruling;
  const fromTurn = Math.max(1, campaign.current_turn - limits.turns + 1);
  const happenings = await readHappenings(db, { campaignId: campaign.id, fromTurn, toTurn: campaign.current_turn });
  const details =
    `${questionMark}story ${tellStory(happenings, { maxLength: limits.length, language: campaign.calibration.language })}`.trim();
  return {
    ...ruling,
    allowed_actions: ruling.allowed_actions.map((action) => (questionIn(action) === "story" ? { ...action, details } : action)),
  };
};
