import type { EffectDraft } from "freeform-rpg/schemas";
import type { DueEffects, ResolutionDraft } from "../resolution-draft.ts";

/** True for consequences that end a wait: what the author marked so, else what touches the party, its place or someone present. */
export const concernsParty = (draft: ResolutionDraft, { effects, interrupts }: DueEffects): boolean =>
  interrupts ?? effects.some((effect) => touchesParty(draft, effect));

const touchesParty = ({ world, scene, present }: ResolutionDraft, effect: EffectDraft): boolean =>
  ["who", "target", "to", "at"].some((field) => {
    const id = effect[field];
    if (typeof id !== "string") return false;
    return ["pc", "party", world.actor_id, scene.location_id, ...world.player_ids].includes(id) || present.has(id);
  });
