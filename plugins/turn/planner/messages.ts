import { defineMessages } from "freeform-rpg/language";
import { english } from "./messages/english.ts";
import type { PlannerMessages } from "./messages/english.ts";
import { german } from "./messages/german.ts";
import type { Moment } from "./planner-input.ts";

/** What the planner says without a model: beats, tension moves, suggestions, and how threads are spoken of. */
export const messages = defineMessages(english, { de: german });

/** The messages in the language of a campaign. */
export const messagesOf = ({ calibration }: Pick<Moment, "calibration">): PlannerMessages => messages.in(calibration.language);
