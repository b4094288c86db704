import type { Narration, NarrationRepair, NarratorOutput } from "freeform-rpg/schemas";
import { NarratorOutput as Output } from "freeform-rpg/schemas";
import type { NarrationContext } from "./narrate.ts";

/** Characters a suggestion may have: it must fit on a button. */
const longest = 59;

/** The turn in the engine's own sentences, which are fit for players. Nothing of the draft is in it, nor of what the draft proposed. */
export const tellSafely = ({ resolution, ruling, plan }: NarrationContext): NarratorOutput => {
  // How far a clock or a thread has come is shown where it stands; it is no part of the telling until it comes to something.
  const happened = resolution.engine_events.filter(
    ({ type, binding }) => binding || (type !== "clock_advanced" && type !== "thread_updated"),
  );
  const told = [...ruling.blocked_actions.map(({ reason }) => reason), ...happened.map(({ details }) => details["text"])]
    .filter((text) => typeof text === "string" && text !== "")
    .join(" ");
  return Output.parse({
    final_text: told === "" ? "Nothing comes of it." : told,
    suggested_actions: plan.next_suggestions.filter((line) => line.length <= longest),
  });
};

/** A turn whose prose waits for the DM. Until then the safe telling stands for it wherever the engine looks back. */
export const holdNarration = (
  safe: NarratorOutput,
  { final_text }: NarratorOutput,
  { given }: NarrationRepair,
): Pick<Narration, "output" | "telling" | "held"> => ({ output: safe, telling: "held", held: { text: final_text, given } });
