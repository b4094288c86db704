import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { destinationOf } from "freeform-rpg/plugins/turn/effects/lib";
import { companyOf, entityById, isCarried, isCreature, isKnown, isMentioned, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, Entity, ProposedAction, World } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";
import { amountIn } from "./costs.ts";

/** The effects that a verb has by itself when it succeeds; names may still be unsettled. */
export const usualEffects = (attempt: Attempt, proposed: ProposedAction): EffectDraft[] => {
  const { action } = attempt;
  if (hasTrait(action, "taking")) return taking(attempt, proposed);
  if (hasTrait(action, "handing") && hasTrait(action, "giving")) return handing(attempt, proposed);
  if (hasTrait(action, "dropping")) return dropping(attempt, proposed);
  if (hasTrait(action, "healing")) return [{ kind: "heal", who: healed(attempt), amount: 1 }];
  const place = attempt.target.kind === "entity" || hasTrait(action, "escaping") ? destination(attempt) : undefined;
  if (place !== undefined) return [{ kind: "move", who: attempt.world.actor_id, to: place.id }];
  return opening(attempt, proposed);
};

const destination = ({ action, target, world }: Attempt): Entity | undefined =>
  destinationOf(world, { action: action.verb, target_id: target.kind === "entity" ? target.entity.id : "" });

const healed = ({ target, world }: Attempt): string =>
  target.kind === "entity" && isCreature(target.entity) ? target.entity.id : world.actor_id;

const taking = ({ target, world }: Attempt, { details, instrument }: ProposedAction): EffectDraft[] => {
  if (target.kind !== "entity") return [];
  const { entity } = target;
  const item = entity.type === "item" ? entity : itemHeldBy(world, entity.id, `${instrument} ${details}`);
  if (item === undefined) return [];
  const from = entity.type === "item" ? "" : entity.id;
  return [{ kind: "transfer", item: item.id, from, to: world.actor_id, quantity: quantityOf(world, item, details) }];
};

/** What someone holds: the thing that the words name, else the first. */
const itemHeldBy = (world: World, owner: string, said: string): Entity | undefined => {
  const held = world.inventory
    .filter(({ owner_id, qty }) => owner_id === owner && qty > 0)
    .flatMap(({ item_id }) => entityById(world, item_id) ?? []);
  return held.find((item) => isMentioned(item, said, world)) ?? held[0];
};

const handing = (attempt: Attempt, { details, instrument, recipient }: ProposedAction): EffectDraft[] => {
  const { target, world } = attempt;
  const item = itemMeant(attempt, instrument, details);
  const person = recipientMeant(attempt, recipient, details);
  if (item === undefined || person === undefined || target.kind === "unknown") return [];
  return [{ kind: "transfer", item: item.id, from: world.actor_id, to: person.id, quantity: quantityOf(world, item, details) }];
};

const itemMeant = ({ target, world }: Attempt, instrument: string, details: string): Entity | undefined => {
  if (target.kind === "entity" && target.entity.type === "item") return target.entity;
  const named = instrument === "" ? undefined : resolveTarget(instrument, world);
  if (named?.kind === "entity" && named.entity.type === "item") return named.entity;
  return world.entities.find((entity) => entity.type === "item" && isCarried(world, entity.id) && isMentioned(entity, details, world));
};

const recipientMeant = ({ target, world }: Attempt, recipient: string, details: string): Entity | undefined => {
  const named = recipient === "" ? undefined : resolveTarget(recipient, world);
  if (named?.kind === "entity" && isCreature(named.entity)) return named.entity;
  if (target.kind === "entity" && isCreature(target.entity)) return target.entity;
  const company = companyOf(world);
  return company.find((entity) => isMentioned(entity, details, world)) ?? (company.length === 1 ? company[0] : undefined);
};

const dropping = ({ target, world }: Attempt, { recipient, details }: ProposedAction): EffectDraft[] =>
  target.kind === "entity" && target.entity.type === "item"
    ? [
        {
          kind: "place",
          item: target.entity.id,
          at: recipient === "" ? "here" : recipient,
          quantity: quantityOf(world, target.entity, details),
        },
      ]
    : [];

const opening = ({ action, target }: Attempt, { action: word }: ProposedAction): EffectDraft[] => {
  const state = states[word] ?? states[action.verb];
  const thing = target.kind === "feature" || (target.kind === "entity" && !isCreature(target.entity) && target.entity.type !== "location");
  if (state === undefined || !thing) return [];
  const id = target.kind === "feature" ? `feature:${target.name}` : target.entity.id;
  return [{ kind: "set_state", target: id, state }];
};

/** The state that a verb brings about by itself. A word of the player's comes before the verb that it stands for. */
const states: Readonly<Record<string, string | undefined>> = {
  open: "open",
  knock: undefined,
  unlock: "unlocked",
  close: "closed",
  lock: "locked",
  bar: "barred",
  repair: "repaired",
  light: "lit",
  ignite: "lit",
  extinguish: "dark",
};

/** As many as the text names and there are of a thing that comes in numbers; else one. */
const quantityOf = (world: World, { id }: Entity, details: string): number => {
  const most = Math.max(1, ...world.inventory.filter(({ item_id }) => item_id === id).map(({ qty }) => qty));
  return most === 1 ? 1 : Math.max(1, Math.min(most, amountIn(details)));
};
