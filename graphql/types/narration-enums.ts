import type { ApiPart } from "../builder/tokens.ts";
import { texts } from "./enum-texts.ts";

/** What becomes of a narration that cannot be mended. */
export const BeyondRepairEnum = { SAFE: "safe", HOLD: "hold" } as const;
/** Whether a turn is told. */
export const TurnTellingEnum = { TOLD: "told", HELD: "held" } as const;
/** How a narration came to be told. */
export const NarrationTellingEnum = { DRAFTED: "drafted", MENDED: "mended", SAFE: "safe", HELD: "held" } as const;
/** In which words a held narration is told. */
export const ReleaseFormEnum = { AS_IT_IS: "as_it_is", OWN_TEXT: "own_text", SAFE: "safe" } as const;

/** Adds the enums of what is told and what is held. */
export const addNarrationEnums: ApiPart = (builder) => {
  builder.enumType(BeyondRepairEnum, {
    name: "BeyondRepair",
    description: "What becomes of a narration that says otherwise than code decided, when neither the narrator nor fixes could mend it.",
    values: texts({
      SAFE: "It is told plainly, from what code decided alone.",
      HOLD: "The turn stands and its prose waits for the DM. Nothing is streamed before it is judged.",
    }),
  });
  builder.enumType(TurnTellingEnum, {
    name: "TurnTelling",
    description: "Whether a turn is told.",
    values: texts({
      TOLD: "`text` is what is told of it.",
      HELD: "Its prose waits for the DM, and `text` says so. What happened stands: see `events` and `rolls`.",
    }),
  });
  builder.enumType(NarrationTellingEnum, {
    name: "NarrationTelling",
    description: "How a narration came to be told.",
    values: texts({
      DRAFTED: "As the narrator wrote it, at first or when sent back.",
      MENDED: "With fixes, which needed no model.",
      SAFE: "Plainly, from what code decided: it could not be mended.",
      HELD: "It could not be mended and was held for the DM.",
    }),
  });
  builder.enumType(ReleaseFormEnum, {
    name: "ReleaseForm",
    description: "In which words a held narration is told.",
    values: texts({
      AS_IT_IS: "As the narrator wrote it, faults and all.",
      OWN_TEXT: "In the DM's own words.",
      SAFE: "Plainly, from what code decided.",
    }),
  });
};
