import { defineMessages } from "freeform-rpg/language";
import type { World } from "freeform-rpg/schemas";
import { english } from "./messages/english.ts";
import type { ValidatorMessages } from "./messages/english.ts";
import { german } from "./messages/german.ts";

/** What the validator says to players: why something is not done, and what it asks back. */
export const messages = defineMessages(english, { de: german });

/** The messages in the language of a campaign. */
export const messagesOf = ({ campaign }: Pick<World, "campaign">): ValidatorMessages => messages.in(campaign.calibration.language);
