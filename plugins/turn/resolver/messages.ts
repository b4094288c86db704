import { defineMessages } from "freeform-rpg/language";
import type { World } from "freeform-rpg/schemas";
import { english } from "./messages/english.ts";
import type { ResolverMessages } from "./messages/english.ts";
import { german } from "./messages/german.ts";

/** What comes of actions, and what people answer: what players read as the engine's decision, and the narrator tells. */
export const messages = defineMessages(english, { de: german });

/** The messages in the language of a campaign. */
export const messagesOf = ({ campaign }: Pick<World, "campaign">): ResolverMessages => messages.in(campaign.calibration.language);
