import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { canAct, record, setAttrs, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCompanion, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { statsFor } from "../roll-action.ts";
import { messagesOf } from "../messages.ts";

/** Trust at which a companion leaves. */
const breaking = -3;

const companionsHere = (draft: ResolutionDraft): Entity[] =>
  draft.world.entities.filter(
    (entity) => draft.present.has(entity.id) && isCompanion(entity) && !draft.world.player_ids.includes(entity.id) && canAct(draft, entity),
  );

/** The companion who lends a hand with a roll: one who is better at it than the actor, or who is known for it. It is their one act of the turn. */
export const findHelper = (draft: ResolutionDraft, action: AllowedAction): Entity | undefined =>
  companionsHere(draft)
    .filter(({ id }) => id !== action.target_id && !draft.acted.has(id))
    .find((companion) => isSuited(draft, action, companion));

/** Records who lends a hand. */
export const recordHelp = (draft: ResolutionDraft, helper: Entity): void => {
  draft.acted.add(helper.id);
  record(
    draft,
    "npc_action",
    messagesOf(draft.world).outcomes.lendsHand(spokenName(helper)),
    { entity_id: helper.id, helped: true },
    { tags: ["help"] },
  );
};

const isSuited = ({ world, actions }: ResolutionDraft, { action }: AllowedAction, { attrs }: Entity): boolean => {
  const { attribute, ability } = statsFor(world, action);
  const own = entityById(world, world.actor_id)?.attrs.stats ?? {};
  const better = (name: string | undefined): boolean => name !== undefined && (attrs.stats?.[name] ?? 0) > (own[name] ?? 0);
  if (better(attribute) || better(ability)) return true;
  const verb = stemOf(actions.find(action).verb);
  return (attrs.capabilities ?? []).some((capability) => wordsOf(capability).map(stemOf).includes(verb));
};

/** Companions whom the actor has made enemies of, or lost the trust of, leave the party. */
export const loseCompanions = (draft: ResolutionDraft): void => {
  for (const companion of companionsHere(draft)) {
    const attacked = companion.attrs["hostile"] === true;
    if (!attacked && trustIn(draft.world, companion.id) > breaking) continue;
    setAttrs(draft, companion.id, { in_party: false, location_id: draft.scene.location_id });
    const { noLongerWithYou, hasHadEnough } = messagesOf(draft.world).outcomes;
    const text = (attacked ? noLongerWithYou : hasHadEnough)(spokenName(companion));
    record(draft, "party_changed", text, { entity_id: companion.id, joined: false }, { binding: true });
  }
};
