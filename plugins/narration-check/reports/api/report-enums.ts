import { texts, enumOf } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

/** Where the text of a narration comes from. */
export const NarrationSourceEnum = enumOf("model", "repaired", "fallback", "dm", "held");
/** The text in which a held narration is released. */
export const ReleaseFormEnum = enumOf("as_drafted", "own_text", "fallback");

/** Adds the enums of narration reports and releases. */
export const addReportEnums: ApiPart = (builder) => {
  builder.enumType(NarrationSourceEnum, {
    name: "NarrationSource",
    description: "The origin of the published text of a turn.",
    values: texts({
      MODEL: "A draft of the narrator, unchanged.",
      REPAIRED: "A draft that automatic fixes repaired without a model.",
      FALLBACK: "The engine's fallback text: the narration could not be repaired.",
      DM: "The DM's own text.",
      HELD: "The narration could not be repaired and was held for the DM.",
    }),
  });
  builder.enumType(ReleaseFormEnum, {
    name: "ReleaseForm",
    description: "The text with which a held narration is published.",
    values: texts({
      AS_DRAFTED: "The narrator's text, unchanged, violations included.",
      OWN_TEXT: "The DM's own text.",
      FALLBACK: "The engine's fallback text, written from its own decisions.",
    }),
  });
};
