import { defineMessages } from "freeform-rpg/language";
import type { ContextPacket } from "freeform-rpg/schemas";
import { english } from "./messages/english.ts";
import type { NarratorMessages } from "./messages/english.ts";
import { german } from "./messages/german.ts";

/** What the narrator says without a model: tables of sentences, answers to questions to the game, and suggestions. */
export const messages = defineMessages(english, { de: german });

/** The messages in the language of a campaign. */
export const messagesOf = ({ calibration }: Pick<ContextPacket, "calibration">): NarratorMessages => messages.in(calibration.language);
