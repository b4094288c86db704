import type { EffectDraft } from "freeform-rpg/schemas";
import type { Reading } from "../reading.ts";

/** What someone who is shown a thing sees of what is known about it. */
export const learnFrom = (item: string | undefined, who: string, { packet }: Pick<Reading, "packet">): readonly EffectDraft[] =>
  packet.facts
    .filter(({ subject_id }) => subject_id === item)
    .slice(0, 2)
    .map(({ id }) => ({ kind: "learn", who, fact: id }));
