import type { ActionOutcome, Entity } from "freeform-rpg/schemas";
import { entityById, isGone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

const limit = 10;

/** Moves trust by what the action's row says of success and failure. */
export const shiftTrust = (draft: ResolutionDraft, { action, target_id, band }: ActionOutcome): void => {
  const { verb, trust } = draft.actions.find(action);
  // What sours people sours them at a price as well.
  const won = band === "success" || band === "critical" || (band === "mixed" && (trust.success ?? 0) < 0);
  const lost = band === "failure" || band === "botch";
  if (won) changeTrust(draft, target_id, trust.success ?? 0, `success at ${verb}`);
  if (lost) changeTrust(draft, target_id, trust.failure ?? 0, `failure at ${verb}`);
};

/** Someone was attacked: trust moves by what the row says of the attempt. */
export const sourFor = (draft: ResolutionDraft, otherId: string, action: string): boolean =>
  changeTrust(draft, otherId, draft.actions.find(action).trust.attempt ?? 0, "attacked");

/** People, beasts and factions trust, the actor and who is gone for good do not. */
const mayTrust = ({ world, start }: ResolutionDraft, { id, type, ...entity }: Entity): boolean =>
  ["character", "monster", "faction"].includes(type) && id !== start.actor_id && !isGone(entityById(world, id) ?? { id, type, ...entity });

/** Moves the trust that someone has in the actor, within -10 to 10; no event tells of it where it is not `seen`. True when it moved. */
export const changeTrust = (draft: ResolutionDraft, otherId: string, delta: number, reason: string, seen = true): boolean => {
  if (delta === 0) return false;
  const { start: world, diff } = draft;
  const other = entityById(world, otherId);
  if (other === undefined || !mayTrust(draft, other)) return false;
  const row = world.relationships.find(
    (one) => one.rel_type === "trust" && [one.a_id, one.b_id].includes(otherId) && [one.a_id, one.b_id].includes(world.actor_id),
  );
  const pending = diff.relationship_changes
    .filter((one) => [one.a_id, one.b_id].includes(otherId))
    .reduce((sum, one) => sum + one.delta, 0);
  const before = (row?.intensity ?? 0) + pending;
  if (Math.abs(before + delta) > limit) return false;
  const { a_id, b_id } = row ?? { a_id: world.actor_id, b_id: otherId };
  diff.relationship_changes.push({ a_id, b_id, rel_type: "trust", delta, reason });
  const text = messagesOf(world).told.trust(spokenName(other), delta);
  if (seen) record(draft, "relationship_changed", text, { entity_id: otherId, delta, intensity: before + delta });
  return true;
};
