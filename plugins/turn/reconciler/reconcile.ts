import type { Narration, NarratorOutput, Reconciliation, Resolution, Ruling, World } from "freeform-rpg/schemas";
import { openDraft } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";
import { noteDealings } from "./note-dealings.ts";
import { findDetails } from "./find-details.ts";
import { endMoved, endSuperseded } from "./end-superseded.ts";
import { takeFacts } from "./take-facts.ts";
import { takeItems, takeNpcs } from "./take-introductions.ts";
import { takeLaid } from "./take-laid.ts";
import { forgetPromises, takePromises } from "./take-promises.ts";
import { takeThreadAdds, takeThreadUpdates } from "./take-threads.ts";

/** People and things come first: facts and threads may speak of them. */
const intakes: readonly Intake[] = [takeLaid, takeNpcs, takeItems, takeFacts, takePromises, takeThreadUpdates, takeThreadAdds];

/** What a turn's changes are drawn from. A clarification has neither resolution nor narration. */
export interface Sources {
  readonly world: World;
  readonly ruling: Ruling;
  readonly resolution?: Resolution | undefined;
  readonly narration?: Pick<Narration, "output"> | undefined;
}

/**
 * Merges what the resolver decided with what the narrator proposed into one diff. The resolver stands; of the narrator's
 * proposals whatever is unknown, decided otherwise or not the narrator's to give is dropped, with the reason.
 */
export const reconcile = ({ world, ruling, resolution, narration }: Sources): Reconciliation => {
  const draft = openDraft(world, ruling, resolution);
  if (ruling.clarification_needed) return askOnly(draft);
  if (narration !== undefined) for (const intake of intakes) intake(draft, withDetails(narration.output));
  forgetPromises(draft);
  endMoved(draft);
  endSuperseded(draft);
  noteDealings(draft);
  return closeDraft(draft);
};

/** A narrator that lists nothing that it brought up has its text read for it. */
const withDetails = (output: NarratorOutput): NarratorOutput =>
  output.introduced_items.length + output.introduced_npcs.length > 0 ? output : { ...output, ...findDetails(output.final_text) };

const askOnly = ({ diff, ruling }: Draft): Reconciliation => {
  const details = { text: ruling.clarification_question };
  return {
    state_diff: diff,
    engine_events: [{ type: "clarification_asked", details, tags: [], scope: "campaign", binding: true }],
    dropped: [],
  };
};

const closeDraft = ({ diff, events, dropped, counters, world }: Draft): Reconciliation => {
  const counted = JSON.stringify(counters) !== JSON.stringify(world.director.counters);
  const director = counted ? { ...diff.director, counters } : diff.director;
  return { state_diff: { ...diff, director }, engine_events: events, dropped };
};
