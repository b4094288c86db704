import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action, ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { isCarried, isCreature, isDead, isHere, canHold, resolveTarget, saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import { settleOwn } from "./own-clothes.ts";
import { carriedAround, staysInHand } from "./kept.ts";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import type { Condition, Entity, InterpreterOutput, ProposedAction, World } from "freeform-rpg/schemas";

/**
 * Gives a verb the sense that its target leaves: one drinks with a person, pushes a thing that one "tips", speaks on the line with the person
 * who was called, makes an offer to whom one pays for a service, shows what is handed over to be looked at, and searches where one has just climbed
 * or gone to.
 */
export const settleSense = (interpretation: InterpreterOutput, world: World): InterpreterOutput => {
  const actions = actionsOf(world.campaign.system);
  const before: ProposedAction[] = [];
  const proposed_actions = interpretation.proposed_actions.map((proposed) => {
    const settled = settleAction({ proposed, before, actions, world });
    before.push(settled);
    return settled;
  });
  return { ...interpretation, proposed_actions };
};

interface Sensed {
  readonly proposed: ProposedAction;
  readonly before: readonly ProposedAction[];
  readonly actions: ActionCatalogue;
  readonly world: World;
}

const settleAction = ({ proposed, before, actions, world }: Sensed): ProposedAction => {
  const action = actions.find(proposed.action);
  const target = resolveTarget(proposed.target_id, world);
  if (isShared(proposed.action, target)) return { ...proposed, action: "social" };
  if (isCatching(action, proposed)) return { ...proposed, action: "take" };
  const shown = asShown(action, proposed, world);
  if (shown !== undefined) return shown;
  if (isPickedUp(action, target, proposed, world)) return { ...proposed, action: "equip", effects: [] };
  const kept = asPutAway(action, target, { proposed, before, actions, world });
  if (kept !== undefined) return kept;
  if (hasItsKey(action, proposed, target, world)) return { ...proposed, action: "open" };
  if (isHiring(action, proposed, target)) return { ...proposed, action: "negotiate" };
  if (isTippedOver(proposed.action, target)) return { ...proposed, action: "use" };
  if (isTowardsNobody(action, target)) return { ...proposed, action: "gesture" };
  const own = settleOwn(proposed, action, target, world);
  if (own !== undefined) return own;
  if (target.kind === "unknown" && isWritten(proposed.action)) return { ...proposed, target_id: "" };
  if (isOnTheLine(action, target, { before, actions, world })) return { ...proposed, action: "call" };
  const spot = spotOf(action, target, { proposed, before, actions, world });
  return spot === undefined ? proposed : { ...proposed, target_id: spot };
};

/** A bow to a statue, to the dead or to the sea is made, and nobody answers it. */
const isTowardsNobody = (action: Action, target: Target): boolean =>
  action.verb === "social" &&
  (target.kind === "feature" || (target.kind === "entity" && (!isCreature(target.entity) || isDead(target.entity))));

/** To eat, drink or play with a person is to keep them company. */
const isShared = (word: string, target: Target): boolean =>
  /^(?:eat|drink|dine|sup|sip|smoke|toast|play|practise|practice|train)\b/.test(spoken(word)) &&
  target.kind === "entity" &&
  isCreature(target.entity) &&
  !isDead(target.entity);

/** Who throws a loop over a thing to have it tries to take it. */
const isCatching = (action: Action, { target_id, instrument, effects }: ProposedAction): boolean =>
  action.verb === "throw" &&
  instrument !== "" &&
  effects.some(({ kind, item, to }) => kind === "transfer" && item === target_id && (to === "pc" || to === "me"));

/** "I hand him the note so he can read it": it is shown, and stays with its owner. */
const asShown = (action: Action, proposed: ProposedAction, world: World): ProposedAction | undefined => {
  if (!hasTrait(action, "handing") || hasTrait(action, "paying") || !saysShown(proposed.details)) return undefined;
  const named = [proposed.target_id, proposed.instrument, proposed.recipient].map((name) => resolveTarget(name, world));
  const entities = named.flatMap((one) => (one.kind === "entity" ? [one.entity] : []));
  const viewer = entities.find((entity) => isCreature(entity) && entity.id !== world.actor_id);
  const thing = entities.find(({ type }) => type === "item");
  if (viewer === undefined || thing === undefined) return undefined;
  const effects = proposed.effects.filter(({ kind }) => kind !== "transfer");
  return { ...proposed, action: "show", target_id: viewer.id, instrument: thing.id, recipient: "", effects };
};

/** "Slip the key inside my coat", "into my satchel": it stays with its owner. "Take it and stuff it in my coat" has it by then. */
const asPutAway = (action: Action, target: Target, { proposed, before, actions, world }: Sensed): ProposedAction | undefined => {
  const { details } = proposed;
  if (target.kind !== "entity" || target.entity.type !== "item") return undefined;
  const { entity } = target;
  const has = isCarried(world, entity.id) || before.some((one) => takes(one, entity, actions));
  const isPut = action.verb === "put" && proposed.effects.length === 0;
  if (!(isPut || (has && action.verb === "take")) || !staysInHand(details, entity, world)) return undefined;
  const container = carriedAround(details, entity, world);
  const effects = container !== undefined && canHold(container, entity) ? [{ kind: "place", item: entity.id, at: container.id }] : [];
  // "Pocket the key" of one that lies there takes it.
  return { ...proposed, action: has ? "put_away" : "take", effects };
};

/** "Grab the wheel off the bar", where one has put it down to show it: it is in hand still. */
const isPickedUp = (action: Action, target: Target, { details }: ProposedAction, world: World): boolean =>
  action.verb === "take" &&
  target.kind === "entity" &&
  isCarried(world, target.entity.id) &&
  /\b(?:(?:off|from) (?:the|his|her|their) (?:bar|table|tabletop|counter|desk|bench|floor|ground|sill|shelf|ledge)|back|up)\b/i.test(
    details,
  );

const takes = ({ action, target_id, effects }: ProposedAction, { id }: Entity, actions: ActionCatalogue): boolean =>
  hasTrait(actions.find(action), "taking") && (target_id === id || effects.some(({ kind, item }) => kind === "transfer" && item === id));

/** "Unlock the locker" with its key in hand: it is opened, and no lock is picked. */
const hasItsKey = (action: Action, { instrument }: ProposedAction, target: Target, world: World): boolean => {
  if (action.verb !== "unlock" || target.kind !== "entity") return false;
  const keys = (target.entity.attrs.guards ?? []).flatMap(({ needs }) => keysOf(needs)).filter((key) => isCarried(world, key));
  const used = resolveTarget(instrument, world);
  return keys.length > 0 && (instrument === "" || (used.kind === "entity" && keys.includes(used.entity.id)));
};

const keysOf = (needs: Condition): string[] => {
  if ("item" in needs) return [needs.item];
  return [...("all" in needs ? needs.all : []), ...("any" in needs ? needs.any : [])].flatMap(keysOf);
};

/** Who pays somebody to do something makes them an offer. */
const isHiring = (action: Action, { effects }: ProposedAction, target: Target): boolean =>
  action.verb === "pay" &&
  target.kind === "entity" &&
  isCreature(target.entity) &&
  effects.some(
    ({ kind, who }) => (kind === "agree" || kind === "join") && (who === target.entity.id || target.entity.id.endsWith(`:${String(who)}`)),
  );

/** Nobody gives a statue money: "tip it forward" moves it. */
const isTippedOver = (word: string, target: Target): boolean =>
  spoken(word) === "tip" && (target.kind === "feature" || (target.kind === "entity" && !isCreature(target.entity)));

/** What is written is not there before: "write a letter". */
const isWritten = (word: string): boolean => /^(?:write|scribble|draft|compose|sketch|jot|draw up)\b/.test(spoken(word));

const spoken = (word: string): string => word.replaceAll("_", " ").trim();

/** Words to someone absent, once they or the place where they are were called. */
const isOnTheLine = (action: Action, target: Target, { before, actions, world }: Omit<Sensed, "proposed">): boolean => {
  if (target.kind !== "entity" || !isCreature(target.entity) || isHere(world, target.entity)) return false;
  if (!hasTrait(action, "social") || hasTrait(action, "remote", "handing")) return false;
  const person: Entity = target.entity;
  return before.some((earlier) => {
    if (!hasTrait(actions.find(earlier.action), "remote")) return false;
    const called = resolveTarget(earlier.target_id, world);
    return called.kind === "entity" && [person.id, person.attrs.location_id].includes(called.entity.id);
  });
};

/** "Look inside", and no word for a thing. */
const isInto = ({ target_id, details }: ProposedAction): boolean =>
  target_id === "" &&
  /\b(?:look|peer|peek|feel|reach|search|check|rummage)\b[^,.;]{0,15}\b(?:inside|within|in it|into it)\W*$/i.test(details);

/** What is searched by a word for no thing here, right after going to a feature, is the feature: "the eaves" up the attic ladder. */
const spotOf = (action: Action, target: Target, { proposed, before, actions, world }: Sensed): string | undefined => {
  const last = before.at(-1);
  if (last === undefined || !hasTrait(action, "searching")) return undefined;
  if (isInto(proposed) && hasTrait(actions.find(last.action), "taking", "opening")) return last.target_id;
  if (target.kind !== "unknown") return undefined;
  const reached = hasTrait(actions.find(last.action), "moving", "crossing", "opening");
  return reached && resolveTarget(last.target_id, world).kind === "feature" ? last.target_id : undefined;
};
