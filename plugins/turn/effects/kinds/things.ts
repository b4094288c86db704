import type { EffectDraft, Entity, JsonObject, World } from "freeform-rpg/schemas";
import { entityById, isCreature, isGone, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { settleByGift, settleByItem } from "../apply/thread-moves.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import type { EffectScene, Settled } from "../effect-kind.ts";
import { guardOf } from "../guards.ts";
import { findEntity, isInReach, refuse, refuseAbsent, unknownRef } from "../refs.ts";
import { meet, moveStock, record, setAttrs, stockOf } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { contentsOf, layContents, takeOut } from "./containers.ts";
import { movesMoney, payMoney, settleMoney } from "./money.ts";
import { findMovable } from "./move-aside.ts";
import { schemaOf } from "./schema-of.ts";

/** Where an item comes from or goes to when it is in no one's hands. */
export const nowhere: ReadonlySet<string> = new Set(["", "world", "here", "ground", "floor"]);

export const transfer = defineEffectKind({
  kind: "transfer",
  summary: "An item changes hands: it is picked up, handed over, bought or stolen.",
  example: "I hand Chen the slate.",
  schema: schemaOf("transfer"),
  settle: (effect, scene) => {
    if (movesMoney(effect, scene)) return settleMoney(effect, scene);
    const item = findItem(effect.item, scene);
    if (item === undefined) return refuseToCarry(effect, scene);
    if (!isInReach(item, scene)) return refuseAbsent(item, scene);
    const to = nowhere.has(effect.to) ? scene.world.scene.location_id : findEntity(effect.to, scene)?.id;
    if (to === undefined) return unknownRef(effect.to, scene);
    const unable = objectToTaker(entityById(scene.world, to), scene.world);
    if (unable !== undefined) return refuse(unable);
    const holder = holderOf(scene, item, effect.from);
    // Of several that were put down in part, those on the ground are taken.
    const from = holder === to && item.attrs.location_id === scene.world.scene.location_id ? "" : holder;
    if (from === to) return refuse(messagesOf(scene.world).thereAlready(spokenName(item), isPlural(item)));
    const have = from === scene.world.actor_id ? countHeld(scene.world, from, item.id) : effect.quantity;
    if (effect.quantity > have) return refuse(messagesOf(scene.world).tooFew(effect.quantity, spokenName(item), have));
    return { effect: { ...effect, item: item.id, from, to } };
  },
  apply: (effect, draft) => {
    if (movesMoney(effect, { world: draft.world, origin: "authored" })) return payMoney(draft, effect);
    const { item: id, from, to, quantity } = effect;
    const item = entityById(draft.world, id);
    if (item === undefined) return false;
    const moved = take(draft, item, from, quantity);
    if (moved === 0) return false;
    takeOut(draft, item);
    if (entityById(draft.world, to)?.type === "location") {
      if (from !== "") layContents(draft, item, from, to);
      return layDown(draft, item, to, moved);
    }
    handOver(draft, item, { from, to, quantity: moved });
    for (const content of contentsOf(draft, id, from)) {
      const number = take(draft, content, from, from === "" ? lyingOf(content) : stockOf(draft, from, content.id));
      if (number > 0) handOver(draft, content, { from, to, quantity: number });
    }
    return true;
  },
});

/** What is no item is not carried off, and may be guarded against it besides. */
const refuseToCarry = (effect: EffectDraft & { readonly item: string }, scene: EffectScene): Settled<never> => {
  const thing = findMovable(effect.item, scene);
  if (thing === undefined) return unknownRef(effect.item, scene);
  const guard = guardOf({ ...effect, item: thing.id }, scene.world);
  return guard === undefined
    ? refuse(messagesOf(scene.world).notCarriedOff(spokenName(thing)))
    : { ...refuse(guard.refusal), cause: "guarded" };
};

const objectToTaker = (taker: Entity | undefined, world: World): string | undefined =>
  taker !== undefined && taker.type !== "location" && (!isCreature(taker) || isGone(taker))
    ? messagesOf(world).cannotTake(spokenName(taker))
    : undefined;

const countHeld = ({ inventory }: World, owner: string, item: string): number =>
  inventory.find(({ owner_id, item_id }) => owner_id === owner && item_id === item)?.qty ?? 0;

export const findItem = (ref: string, scene: EffectScene): Entity | undefined => {
  const item = findEntity(ref, scene);
  return item?.type === "item" ? item : undefined;
};

const holderOf = ({ world, origin }: EffectScene, item: Entity, said: string): string => {
  const holders = world.inventory.filter(({ item_id, qty }) => item_id === item.id && qty > 0).map(({ owner_id }) => owner_id);
  const named = nowhere.has(said) ? undefined : findEntity(said, { world, origin })?.id;
  if (named !== undefined && holders.includes(named)) return named;
  return holders[0] ?? "";
};

/** Takes the item from its holder, or from where it lies. The number that was there to take. */
export const take = (draft: ResolutionDraft, item: Entity, from: string, quantity: number): number => {
  if (from === "") {
    const there = lyingOf(item);
    const left = there - quantity;
    if (left > 0) setAttrs(draft, item.id, { lying: left });
    else pickUp(draft, item);
    return Math.min(quantity, there);
  }
  const moved = Math.min(quantity, stockOf(draft, from, item.id));
  if (moved > 0) moveStock(draft, from, item.id, -moved);
  return moved;
};

/** How many of an item lie where it lies: one, unless several were put down. */
const lyingOf = ({ attrs }: Entity): number => (typeof attrs["lying"] === "number" ? attrs["lying"] : 1);

const pickUp = (draft: ResolutionDraft, item: Entity): void => {
  draft.present.delete(item.id);
  const lay = ["location_id", "placed_at", "hidden_in", "lying"].filter((name) => item.attrs[name] !== undefined);
  if (lay.length > 0) setAttrs(draft, item.id, Object.fromEntries(lay.map((name) => [name, null])));
};

interface Handover {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

const handOver = (draft: ResolutionDraft, item: Entity, { from, to, quantity }: Handover): void => {
  moveStock(draft, to, item.id, quantity);
  const says = messagesOf(draft.world).told;
  const named = quantity > 1 ? says.several(quantity, spokenName(item)) : spokenName(item);
  const details = { item_id: item.id, qty: quantity, from, to };
  const taker = entityById(draft.world, to);
  const agent = agentOf(draft);
  if (to === draft.world.actor_id) {
    meet(draft, item);
    record(draft, "item_acquired", agent === null ? says.youHave(named) : says.handsYou(agent, named), details, { binding: true });
    settleByItem(draft, item);
  } else if (taker !== undefined) {
    const type = from === draft.world.actor_id ? "item_lost" : "effect_applied";
    const text = agent === null ? says.has(spokenName(taker), named, isPlural(taker)) : says.gives(agent, spokenName(taker), named);
    record(draft, type, text, { ...details, reason: "given" }, { binding: true });
    settleByGift(draft, item, taker);
  }
};

/** Who does it in the actor's place; `null` where the actor does it. */
export const agentOf = ({ recording: { agent } }: ResolutionDraft): string | null => (agent === undefined ? null : spokenName(agent));

export const layDown = (draft: ResolutionDraft, item: Entity, place: string, quantity: number): boolean => {
  if (place === draft.scene.location_id) draft.present.add(item.id);
  const lying = quantity + (item.attrs.location_id === place && item.attrs["lying"] !== undefined ? lyingOf(item) : 0);
  const number: JsonObject = lying > 1 ? { lying } : {};
  setAttrs(draft, item.id, { location_id: place, ...number, ...(item.attrs["placed_at"] === undefined ? {} : { placed_at: null }) });
  const says = messagesOf(draft.world).told;
  const named = quantity > 1 ? says.several(quantity, spokenName(item)) : spokenName(item);
  const agent = agentOf(draft);
  const text = agent === null ? says.leavesBehind(named) : says.putsDown(agent, named);
  record(draft, "item_lost", text, { item_id: item.id, qty: quantity, reason: "dropped" });
  return true;
};
