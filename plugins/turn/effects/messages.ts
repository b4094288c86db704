import { defineMessages } from "freeform-rpg/language";
import type { World } from "freeform-rpg/schemas";
import { english } from "./messages/english.ts";
import type { EffectMessages } from "./messages/english.ts";
import { german } from "./messages/german.ts";

/** Why an effect is not possible, and what one that is applied changes: what players read of what they try, and DMs of what they write. */
export const messages = defineMessages(english, { de: german });

/** The messages in the language of a campaign. */
export const messagesOf = ({ campaign }: Pick<World, "campaign">): EffectMessages => messages.in(campaign.calibration.language);
