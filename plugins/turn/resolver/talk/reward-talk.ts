import type { ActionOutcome, AllowedAction, EngineEvent } from "freeform-rpg/schemas";
import { changeTrust, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCreature, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import { adviceOn, leadsFrom, noteSent } from "../effects/pointers.ts";
import { mannerOf, shortName } from "./manner.ts";
import { messagesOf } from "../messages.ts";

/**
 * Lets words that were won on the dice and brought nothing since `from` bring something true: whom to ask, what shows that somebody is uneasy, else a
 * better standing with them.
 */
export const rewardTalk = (draft: ResolutionDraft, action: AllowedAction, { rolled }: ActionOutcome, from: number): void => {
  const person = entityById(draft.world, action.target_id);
  if (!rolled || person === undefined || !isCreature(person) || isHelpless(person) || !draft.present.has(person.id)) return;
  if (!draft.actions.is(action.action, "conversing", "pressing") || draft.events.slice(from).some(isGain)) return;
  const [lead] =
    mannerOf(draft.world, person) === "cold"
      ? []
      : leadsFrom(draft, person, null).filter((one) => isCreature(one) && !isHelpless(one) && !draft.present.has(one.id));
  if (lead !== undefined) {
    const text = messagesOf(draft.world).plain.sends(shortName(person), adviceOn(draft.world, lead));
    record(draft, "nothing_changed", text, { entity_id: person.id, answered: true, lead_id: lead.id }, { binding: true, tags: ["lead"] });
    return noteSent(draft, person, lead);
  }
  const sign = (person.attrs.agenda?.signs ?? []).find(
    (one) => !draft.world.recent_turns.some(({ final_text }) => final_text.includes(one)),
  );
  if (sign !== undefined) return void record(draft, "npc_action", sign, { entity_id: person.id }, { binding: true, tags: ["sign"] });
  if (!draft.actions.is(action.action, "pressing")) changeTrust(draft, person.id, 1, "was talked to well");
};

/** What words can bring. */
const isGain = ({ type, details }: EngineEvent): boolean =>
  details["lead_id"] !== undefined || (type === "relationship_changed" && Number(details["delta"]) > 0) || gains.has(type);

const gains: ReadonlySet<EngineEvent["type"]> = new Set([
  "fact_discovered",
  "knowledge_shared",
  "promise_made",
  "promise_kept",
  "party_changed",
  "item_acquired",
  "entity_created",
  "state_changed",
  "scene_changed",
  "thread_updated",
]);
