import type { ApiPart } from "../builder/api-parts.ts";
import { texts } from "./enum-texts.ts";

/** The handling of narrations that cannot be repaired. */
export const OnUnfixableNarrationEnum = { FALLBACK: "fallback", HOLD: "hold" } as const;
/** Whether players can read a narration. */
export const NarrationStatusEnum = { PUBLISHED: "published", HELD: "held" } as const;

/** Adds the enums of published and held narrations. */
export const addNarrationEnums: ApiPart = (builder) => {
  builder.enumType(OnUnfixableNarrationEnum, {
    name: "OnUnfixableNarration",
    description:
      "What happens to a narration that contradicts the engine's decisions when neither the narrator nor automatic fixes could correct it.",
    values: texts({
      FALLBACK: "Players get a plain account of the turn that the engine writes from its own decisions.",
      HOLD: "The turn is committed, but its text is held until the DM releases it. Nothing is streamed before the text is checked.",
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
