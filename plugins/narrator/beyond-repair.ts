import type { Narration, NarrationRepair, NarratorOutput } from "freeform-rpg/schemas";
import { NarratorOutput as Output } from "freeform-rpg/schemas";
import type { NarrationContext } from "./narrate.ts";

/** The turn in the engine's own sentences, which are fit for players. Nothing of the draft is in it, nor of what the draft proposed. */
export const tellSafely = ({ resolution, ruling, plan }: NarrationContext): NarratorOutput => {
  const told = [...ruling.blocked_actions.map(({ reason }) => reason), ...resolution.engine_events.map(({ details }) => details["text"])]
    .filter((text) => typeof text === "string" && text !== "")
    .join(" ");
  return Output.parse({ final_text: told === "" ? "Nothing comes of it." : told, suggested_actions: plan.next_suggestions });
};

/** A turn whose prose waits for the DM. Until then the safe telling stands for it wherever the engine looks back. */
export const holdNarration = (
  safe: NarratorOutput,
  { final_text }: NarratorOutput,
  { given }: NarrationRepair,
): Pick<Narration, "output" | "telling" | "held"> => ({ output: safe, telling: "held", held: { text: final_text, given } });
