import type { EffectDraft, Fact } from "freeform-rpg/schemas";
import { changeTrust, moveThread } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";

/**
 * Lets people react to what they have just learnt. A fact tagged `sways:NPC` wins them over (trust 1), one tagged `offends:NPC` costs trust 2; either moves the
 * open threads that are about them and that the fact bears on.
 */
export const reactToNews = (draft: ResolutionDraft, applied: readonly EffectDraft[]): void => {
  for (const effect of applied) {
    const fact = draft.world.facts.find(({ id }) => effect.kind === "learn" && id === effect["fact"]);
    if (fact !== undefined) react(draft, String(effect["who"]), fact);
  }
};

const react = (draft: ResolutionDraft, who: string, fact: Fact): void => {
  const sways = fact.tags.includes(`sways:${who}`);
  const offends = fact.tags.includes(`offends:${who}`);
  if (sways) changeTrust(draft, who, 1, "was told what matters to them");
  if (offends) changeTrust(draft, who, -2, "was told what hurts them");
  if (!sways && !offends) return;
  const open = draft.world.threads.filter(({ status, visibility }) => status === "active" && visibility === "known");
  for (const thread of open) if (thread.related_entity_ids.includes(who) && fact.tags.includes(thread.id)) moveThread(draft, thread, "");
};
