import { hasTrait, normaliseVerb } from "freeform-rpg/plugins/rules/actions/lib";
import { destinationOf } from "freeform-rpg/plugins/turn/effects/lib";
import {
  carriedIn,
  companyOf,
  countIn,
  entityById,
  goodIn,
  isCreature,
  isKnown,
  isMentioned,
  isShowing,
  resolveTarget,
  saysShown,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, Entity, ProposedAction, World } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";
import { sumPaid } from "./costs.ts";
import { isUnlisted } from "./aim-unlisted.ts";
import { isPocketed } from "./pocketed.ts";
import { staysInHand } from "./kept.ts";

/** The effects that a verb has by itself when it succeeds; names may still be unsettled. */
export const usualEffects = (attempt: Attempt, proposed: ProposedAction): EffectDraft[] => {
  const { action } = attempt;
  if (hasTrait(action, "taking")) return taking(attempt, proposed);
  if (hasTrait(action, "handing") && hasTrait(action, "giving")) return handing(attempt, proposed);
  if (hasTrait(action, "paying")) return buying(attempt, proposed);
  if (hasTrait(action, "dropping")) return dropping(attempt, proposed);
  if (action.verb === "craft" || action.verb === "equip") return gathering(attempt);
  if (hasTrait(action, "healing")) return healing(attempt);
  if (action.verb === "hide") return hiding(attempt, proposed);
  const ordered = ordering(attempt, proposed);
  if (ordered.length > 0) return ordered;
  const told = learningBy(attempt, proposed);
  if (told.length > 0) return told;
  const place = attempt.target.kind === "entity" || hasTrait(action, "escaping") ? destination(attempt) : undefined;
  if (place !== undefined) return [{ kind: "move", who: attempt.world.actor_id, to: place.id }];
  return opening(attempt, proposed);
};

/** What is made into something else or put on is taken in hand. */
const gathering = ({ target, world }: Attempt): EffectDraft[] => {
  if (target.kind !== "entity" || target.entity.type !== "item") return [];
  const { id } = target.entity;
  const held = world.inventory.some(({ item_id, qty }) => item_id === id && qty > 0);
  return held ? [] : [{ kind: "transfer", item: id, from: "", to: world.actor_id, quantity: 1 }];
};

/** Who hides a thing is not hidden, be it one that nobody lists: "slip the red volume under my coat". */
const hiding = ({ target, world }: Attempt, { details }: ProposedAction): EffectDraft[] => {
  const isThing = (target.kind === "entity" && target.entity.type === "item") || onOneself.test(details);
  return isThing ? [] : [{ kind: "set_state", target: world.actor_id, state: "hidden" }];
};

const onOneself =
  /\b(?:under|in|inside|into|up|beneath|behind) my (?:\w+ )?(?:coat|cloak|shirt|tunic|sleeve|boot|shoe|pocket|jacket|belt|bag|satchel|pack|apron|dress|skirt|hat|hood|robe|stocking|back)s?\b/i;

/** Words said to someone are heard, a plain question apart. */
const learningBy = (attempt: Attempt, { details, topic, instrument }: ProposedAction): EffectDraft[] => {
  const { action, target, world, word } = attempt;
  if (target.kind !== "entity" || !isCreature(target.entity) || target.entity.id === world.actor_id || details.trim() === "") return [];
  const seen = isShowing(word) ? seeing(target.entity, instrument, world) : [];
  if (seen.length > 0) return seen;
  const reports = hasTrait(action, "announcing", "pressing") || (action.family === "talk" && hasTrait(action, "remote"));
  const speaks = reports || (hasTrait(action, "conversing") && !hasTrait(action, "asking") && topic !== "");
  return speaks && !hasTrait(action, "paying") ? [{ kind: "learn", who: target.entity.id, fact: "", text: details.slice(0, 600) }] : [];
};

/** Who is shown a thing comes to know what is known of it. */
const seeing = (person: Entity, shown: string, world: World): EffectDraft[] => {
  const target = resolveTarget(shown, world);
  if (target.kind !== "entity") return [];
  const { id } = target.entity;
  const told = world.facts.filter(
    (fact) => fact.subject_id === id && fact.visibility === "known" && !person.attrs.knows?.includes(fact.id),
  );
  return told.map((fact) => ({ kind: "learn", who: person.id, fact: fact.id }));
};

const destination = ({ action, target, world }: Attempt): Entity | undefined =>
  destinationOf(world, { action: action.verb, target_id: target.kind === "entity" ? target.entity.id : "" });

/** The dead are examined by it, and not healed. */
const healing = ({ target, world }: Attempt): EffectDraft[] => {
  const patient = target.kind === "entity" && isCreature(target.entity) ? target.entity : undefined;
  return patient?.attrs.dead === true ? [] : [{ kind: "heal", who: patient?.id ?? world.actor_id, amount: 1 }];
};

const taking = ({ target, world }: Attempt, { details, instrument }: ProposedAction): EffectDraft[] => {
  if (target.kind === "feature" && target.told === true) return [{ kind: "create", name: target.name, at: world.actor_id }];
  if (target.kind !== "entity") return [];
  const { entity, part } = target;
  if (part !== undefined) return [{ kind: "create", name: part, at: world.actor_id, part_of: entity.id }];
  const item = entity.type === "item" ? entity : itemHeldBy(world, entity.id, `${instrument} ${details}`);
  if (item === undefined) return [];
  const from = entity.type === "item" ? "" : entity.id;
  const held = (owner_id: string) => world.inventory.some((row) => row.owner_id === owner_id && row.item_id === item.id && row.qty > 0);
  const holder = from === "" ? world.scene.present_entity_ids.find((id) => id !== world.actor_id && held(id)) : from;
  const quantity = holder === undefined ? lyingCount(item, details) : quantityOf(world, item, details, holder);
  return [{ kind: "transfer", item: item.id, from, to: world.actor_id, quantity }];
};

/** Of several that were put down together as many as the text names, else all. */
const lyingCount = (item: Entity, details: string): number => {
  const lying = item.attrs["lying"];
  return typeof lying === "number" ? Math.max(1, Math.min(lying, countIn(details, item, lying) ?? lying)) : 1;
};

/** What someone holds: the thing that the words name, else the first that the players know of. */
const itemHeldBy = (world: World, owner: string, said: string): Entity | undefined => {
  const held = world.inventory
    .filter(({ owner_id, qty }) => owner_id === owner && qty > 0)
    .flatMap(({ item_id }) => entityById(world, item_id) ?? [])
    .filter(isKnown);
  return held.find((item) => isMentioned(item, said, world)) ?? held[0];
};

const handing = (attempt: Attempt, { details, instrument, recipient }: ProposedAction): EffectDraft[] => {
  const { target, world, action, sum } = attempt;
  if (sumPaid(action, { ...attempt, proposed: sum }, world) !== undefined) return [];
  const item = itemMeant(attempt, instrument, details);
  if (item !== undefined && target.kind === "feature")
    return [{ kind: "place", item: item.id, at: `feature:${target.name}`, quantity: quantityOf(world, item, details, world.actor_id) }];
  const person = recipientMeant(attempt, recipient, details);
  if (item === undefined && person !== undefined && isPocketed(instrument, details, world))
    return [{ kind: "create", name: instrument, at: person.id }];
  if (item === undefined || person === undefined || target.kind === "unknown") return [];
  return [
    { kind: "transfer", item: item.id, from: world.actor_id, to: person.id, quantity: quantityOf(world, item, details, world.actor_id) },
  ];
};

/** What the game lists with a price is served to whoever it is bought for. */
const buying = (attempt: Attempt, { details, recipient }: ProposedAction): EffectDraft[] => {
  const good = goodIn(details, attempt.world);
  if (good === undefined) return [];
  const named = recipient === "" ? undefined : resolveTarget(recipient, attempt.world);
  const person = named?.kind === "entity" && isCreature(named.entity) ? named.entity.id : attempt.world.actor_id;
  return [{ kind: "create", name: good, at: person }];
};

/** A listed small thing that someone is asked for is brought. */
const ordering = ({ action, target, world }: Attempt, { details }: ProposedAction): EffectDraft[] => {
  const good = goodIn(details, world);
  if (good === undefined || !hasTrait(action, "asking") || target.kind !== "entity" || !isCreature(target.entity)) return [];
  const asked = new RegExp(`\\b(?:for|orders?|brings?|pours?|serves?|fetch(?:es)?)\\b(?:\\s+\\S+){0,4}\\s+${good}s?\\b`, "i").test(details);
  return asked ? [{ kind: "create", name: good, at: world.actor_id }] : [];
};

const itemMeant = ({ target, world }: Attempt, instrument: string, details: string): Entity | undefined => {
  if (target.kind === "entity" && target.entity.type === "item") return target.entity;
  const named = instrument === "" ? undefined : resolveTarget(instrument, world);
  if (named?.kind === "entity" && named.entity.type === "item") return named.entity;
  // What is named and is not there is no other thing of the text.
  if (named?.kind === "unknown") return undefined;
  return carriedIn(details, world);
};

const recipientMeant = ({ target, world }: Attempt, recipient: string, details: string): Entity | undefined => {
  const named = recipient === "" ? undefined : resolveTarget(recipient, world);
  if (named?.kind === "entity" && isCreature(named.entity)) return named.entity;
  if (target.kind === "entity" && isCreature(target.entity)) return target.entity;
  const company = companyOf(world);
  return company.find((entity) => isMentioned(entity, details, world)) ?? (company.length === 1 ? company[0] : undefined);
};

/** A thing is put down, or thrown at someone and then lies here. */
const dropping = (attempt: Attempt, { recipient, instrument, details }: ProposedAction): EffectDraft[] => {
  const { target, world } = attempt;
  const thrown = instrument === "" ? undefined : carriedIn(entityName(instrument, world), world);
  // What nobody lists is thrown at a thing, and not the thing.
  const isLoose = thrown === undefined && instrument !== "" && resolveTarget(instrument, world).kind === "unknown";
  const item = isLoose ? undefined : (thrown ?? itemMeant(attempt, instrument, details));
  if (item === undefined || target.kind === "unknown" || staysInHand(details, item, world) || isNamedBy(recipient, item, world)) return [];
  const viewer = viewerIn(details, world);
  const seen = viewer === undefined ? [] : seeing(viewer, item.id, world);
  const at = recipient === "" || resolveTarget(recipient, world).kind === "none" || isUnlisted(recipient, world) ? "here" : recipient;
  return [{ kind: "place", item: item.id, at, quantity: quantityOf(world, item, details, world.actor_id) }, ...seen];
};

/** What something is put into is not what is put. */
const isNamedBy = (name: string, { id }: Entity, world: World): boolean => {
  const named = resolveTarget(name, world);
  return named.kind === "entity" && named.entity.id === id;
};

/** Before whom a thing is laid down. */
const viewerIn = (details: string, world: World): Entity | undefined => {
  if (!saysShown(details)) return undefined;
  const company = companyOf(world);
  return company.find((entity) => isMentioned(entity, details, world)) ?? (company.length === 1 ? company[0] : undefined);
};

/** A word of the player's comes before the verb that it stands for. */
const entityName = (ref: string, world: World): string => entityById(world, ref)?.name ?? ref;

const opening = ({ action, target }: Attempt, { action: word }: ProposedAction): EffectDraft[] => {
  const state = action.states[normaliseVerb(word)] ?? action.states[action.verb];
  const thing = target.kind === "feature" || (target.kind === "entity" && !isCreature(target.entity) && target.entity.type !== "location");
  if (state === undefined || !thing) return [];
  const id = target.kind === "feature" ? `feature:${target.name}` : target.entity.id;
  return [{ kind: "set_state", target: id, state }];
};

/** As many as the text names; else one. Checks and effects refuse more than there are. */
const quantityOf = (world: World, item: Entity, details: string, owner: string): number => {
  const have = world.inventory.find(({ owner_id, item_id }) => owner_id === owner && item_id === item.id)?.qty ?? 1;
  return Math.max(1, have === 1 ? 1 : (countIn(details, item, have) ?? 1));
};
