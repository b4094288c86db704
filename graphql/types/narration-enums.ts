import { enumOf } from "./enum-of.ts";
import type { ApiPart } from "../builder/api-parts.ts";
import { texts } from "./enum-texts.ts";

/** The handling of narrations that cannot be repaired. */
export const OnUnfixableNarrationEnum = enumOf("fallback", "hold");
/** What waits for the DM. */
export const ReviewModeEnum = { AUTO: "auto", REVIEW_NARRATION: "narration", REVIEW_ACTIONS: "actions", REVIEW_ALL: "all" } as const;
/** How a narration is published that waited too long. */
export const LateNarrationEnum = enumOf("release", "fallback");
/** Whether players can read a narration. */
export const NarrationStatusEnum = enumOf("published", "held");

/** Adds the enums of published and held narrations. */
export const addNarrationEnums: ApiPart = (builder) => {
  builder.enumType(OnUnfixableNarrationEnum, {
    name: "OnUnfixableNarration",
    description:
      "What happens to a narration that contradicts the engine's decisions when neither the narrator nor automatic fixes could correct it.",
    values: texts({
      FALLBACK: "Players get a plain account of the turn that the engine writes from its own decisions.",
      HOLD: "The turn waits for the DM, who decides what is published. After the time limit players get the plain account. Nothing is streamed before the text is checked.",
    }),
  });
  builder.enumType(ReviewModeEnum, {
    name: "ReviewMode",
    description: "What of each turn waits for the DM.",
    values: texts({
      AUTO: "Nothing.",
      REVIEW_NARRATION: "The narration, before players read it.",
      REVIEW_ACTIONS: "What the player means to do, before the dice.",
      REVIEW_ALL: "Actions wait before the dice, and narrations before they are published.",
    }),
  });
  builder.enumType(LateNarrationEnum, {
    name: "LateNarration",
    description:
      "How a narration is published that the DM did not decide about in time. One that the checks refused is always narrated in plain sentences.",
    values: texts({
      RELEASE: "As the narrator wrote it.",
      FALLBACK: "As plain sentences that the engine writes from what was decided.",
    }),
  });
  builder.enumType(NarrationStatusEnum, {
    name: "NarrationStatus",
    description: "Whether the narration of a turn is published.",
    values: texts({
      PUBLISHED: "The narration is published in `text`.",
      HELD: "The narration is held for the DM, and `text` is a notice of that. The outcome is final: see `events` and `rolls`.",
    }),
  });
};
