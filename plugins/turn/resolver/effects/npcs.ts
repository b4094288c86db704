import type { ActionOutcome, Entity } from "freeform-rpg/schemas";
import { companyOf, entityById, isCompanion, isHostile, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { record, setAttrs, isHardPressed, canAct } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { messagesOf } from "../messages.ts";
import { sayInTurn } from "../talk/manner.ts";

/** How far an NPC goes. */
export type Step = "soft" | "hard" | "lethal";

const ranks: Readonly<Record<string, number>> = { low: 1, moderate: 2, high: 3, extreme: 4 };

/** Others present, the most dangerous first. Companions and the party's own characters are no danger. */
export const dangersOf = (draft: ResolutionDraft): Entity[] =>
  companyOf({ ...draft.world, scene: { ...draft.scene, present_entity_ids: [...draft.present] } })
    .filter((entity) => canAct(draft, entity))
    .filter((entity) => !draft.world.player_ids.includes(entity.id) && !isCompanion(entity))
    .toSorted((a, b) => rankOf(b) - rankOf(a));

/** True with a pending threat, a present NPC of high or extreme threat, or a hard situation. */
export const isThreatened = (draft: ResolutionDraft): boolean =>
  draft.threats.size > 0 || isHardPressed(draft) || dangersOf(draft).some((npc) => rankOf(npc) >= 3);

/** True where the player was told of a danger: somebody turned on the character, a threat has hardened, or they are hunted or cornered. */
export const isDangerTold = (draft: ResolutionDraft): boolean =>
  isHardPressed(draft, "cornered") ||
  isHardPressed(draft, "pursued") ||
  [...draft.threats.values()].some(({ hardness }) => hardness === "hard") ||
  dangersOf(draft).some(({ attrs }) => attrs["hostile"] === true);

/**
 * Lets someone answer a failure by their escalation profile: softly at tier 1, hard at tier 2, lethally when a tier 2
 * failure meets one already hard pressed in a campaign of high or brutal lethality. Each NPC acts at most once a turn.
 */
export const escalate = (draft: ResolutionDraft, { action, target_id: targetId }: ActionOutcome, tier: number): void => {
  if (tier === 0) return;
  const npc = reactor(draft, targetId, draft.actions.is(action, "social"));
  if (npc === undefined) return;
  const { lethality } = draft.world.campaign.calibration.risk;
  const deadly = tier === 2 && (lethality === "high" || lethality === "brutal") && isHardPressed(draft);
  const step = deadly ? "lethal" : tier === 2 ? "hard" : "soft";
  actOut(draft, npc, isInvolved(draft, npc, targetId) ? step : "soft");
};

/** Bystanders do not turn on someone for a slip that was none of their business: only its target, a foe and the truly dangerous do. */
export const isInvolved = ({ world }: ResolutionDraft, npc: Entity, targetId: string): boolean =>
  npc.id === targetId || isHostile(world, npc) || rankOf(npc) >= 3;

/** Lets an NPC take one step of its profile, once a turn. False when it has no such step or has acted. */
export const actOut = (draft: ResolutionDraft, npc: Entity, step: Step): boolean => {
  const text = npc.attrs.escalation_profile?.[step];
  if (text === undefined || draft.acted.has(npc.id) || !canAct(draft, npc)) return false;
  draft.acted.add(npc.id);
  if (step !== "soft") setAttrs(draft, npc.id, { hostile: true });
  record(draft, "npc_action", isFresh(draft, text) ? text : pressOn(draft, npc), { entity_id: npc.id, step }, { binding: step !== "soft" });
  return true;
};

const isFresh = ({ world }: ResolutionDraft, text: string): boolean =>
  world.recent_turns.every(({ final_text }) => !final_text.includes(text.slice(0, 40)));

/** What is done once is not done again word for word. */
const pressOn = (draft: ResolutionDraft, npc: Entity): string =>
  sayInTurn(draft, messagesOf(draft.world).outcomes.pressesOn, spokenName(npc));

const rankOf = ({ attrs }: Entity): number => ranks[attrs.threat_level ?? ""] ?? 0;

/** Words are answered by whoever they were said to; anything else by the most dangerous who sees it. */
const reactor = (draft: ResolutionDraft, targetId: string, spoken: boolean): Entity | undefined => {
  const target = entityById(draft.world, targetId);
  const able = dangersOf(draft).filter(({ id, attrs }) => attrs.escalation_profile !== undefined && !draft.acted.has(id));
  return able.find(({ id }) => id === target?.id) ?? (spoken ? undefined : able[0]);
};
