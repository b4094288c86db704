import type { ActionTrait, AllowedAction, Entity } from "freeform-rpg/schemas";
import { carriedFor, companyOf, entityById, spokenName } from "freeform-rpg/plugins/turn/validator/lib";
import { capitalise, bareNameKey } from "freeform-rpg/language";
import { meet, moveStock, record, setAttrs, stockOf } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { settleByGift, settleByItem } from "./thread-moves.ts";

/** Takes one of the items that the action spends, whatever its result. A weapon that needs no rounds spends none. */
export const spendSupplies = (draft: ResolutionDraft, action: string): void => {
  const { spends } = draft.actions.find(action);
  if (spends === null) return;
  const [rounds] = carriedFor(draft.world, spends).filter(({ attrs }) => !(attrs.uses ?? []).includes("weapon"));
  if (rounds !== undefined && stockOf(draft, draft.world.actor_id, rounds.id) > 0)
    lose(draft, rounds, spends === "ammunition" ? "You spend a round." : `You spend ${spokenName(rounds)}.`, "spent");
};

/** Moves things between hands and places after a success at taking, giving, dropping or using. */
export const handleItem = (draft: ResolutionDraft, action: AllowedAction): void => {
  const is = (trait: ActionTrait): boolean => draft.actions.is(action.action, trait);
  const target = entityById(draft.world, action.target_id);
  if (is("taking")) return takeItem(draft, action, target);
  if (is("handing") && is("giving")) return giveItem(draft, action, target);
  if (target?.type !== "item") return;
  if (is("dropping")) return dropItem(draft, target);
  if (is("consuming") && isConsumed(target)) lose(draft, target, `You use up ${spokenName(target)}.`, "used");
};

/** True when an action treats wounds: by itself, or by using something made for it. */
export const isTreatment = ({ actions, world }: ResolutionDraft, { action, target_id }: AllowedAction): boolean =>
  actions.is(action, "healing") ||
  (actions.is(action, "consuming") && (entityById(world, target_id)?.attrs.uses ?? []).includes("medical"));

const takeItem = (draft: ResolutionDraft, { details }: AllowedAction, target: Entity | undefined): void => {
  if (target === undefined) return;
  if (target.type === "item") return acquire(draft, target, holderOf(draft, target.id));
  const loot = draft.world.inventory
    .filter(({ owner_id, item_id }) => owner_id === target.id && stockOf(draft, owner_id, item_id) > 0)
    .flatMap(({ item_id }) => entityById(draft.world, item_id) ?? []);
  const wanted = loot.find(({ name }) => bareNameKey(details).includes(bareNameKey(name))) ?? loot[0];
  if (wanted !== undefined) acquire(draft, wanted, target.id);
};

const acquire = (draft: ResolutionDraft, item: Entity, from: string | null): void => {
  const { actor_id } = draft.world;
  if (from === null && stockOf(draft, actor_id, item.id) > 0 && !draft.present.has(item.id)) return;
  if (from !== null) moveStock(draft, from, item.id, -1);
  if (draft.present.delete(item.id) || item.attrs.location_id !== undefined) setAttrs(draft, item.id, { location_id: null });
  moveStock(draft, actor_id, item.id, 1);
  meet(draft, item);
  record(draft, "item_acquired", `You now have ${spokenName(item)}.`, { item_id: item.id, qty: 1 });
  settleByItem(draft, item);
};

const holderOf = (draft: ResolutionDraft, itemId: string): string | null =>
  draft.world.inventory.find(
    ({ owner_id, item_id }) => item_id === itemId && owner_id !== draft.world.actor_id && stockOf(draft, owner_id, item_id) > 0,
  )?.owner_id ?? null;

const giveItem = (draft: ResolutionDraft, { details }: AllowedAction, target: Entity | undefined): void => {
  if (target === undefined) return;
  const carried = draft.world.inventory
    .filter(({ owner_id, item_id }) => owner_id === draft.world.actor_id && stockOf(draft, owner_id, item_id) > 0)
    .flatMap(({ item_id }) => entityById(draft.world, item_id) ?? []);
  const item = target.type === "item" ? target : carried.find(({ name }) => bareNameKey(details).includes(bareNameKey(name)));
  const company = companyOf(draft.world);
  const to =
    target.type === "item" ? (company.find(({ name }) => bareNameKey(details).includes(bareNameKey(name))) ?? soleOf(company)) : target;
  if (item === undefined || to === undefined || stockOf(draft, draft.world.actor_id, item.id) <= 0) return;
  moveStock(draft, to.id, item.id, 1);
  lose(draft, item, `${capitalise(spokenName(to))} now has ${spokenName(item)}.`, "given");
  settleByGift(draft, item, to);
};

const dropItem = (draft: ResolutionDraft, item: Entity): void => {
  if (stockOf(draft, draft.world.actor_id, item.id) <= 0) return;
  draft.present.add(item.id);
  setAttrs(draft, item.id, { location_id: draft.scene.location_id });
  lose(draft, item, `You leave ${spokenName(item)} behind.`, "dropped");
};

const lose = (draft: ResolutionDraft, item: Entity, text: string, reason: string): void => {
  if (stockOf(draft, draft.world.actor_id, item.id) <= 0) return;
  moveStock(draft, draft.world.actor_id, item.id, -1);
  record(draft, "item_lost", text, { item_id: item.id, qty: 1, reason });
};

const isConsumed = ({ attrs, tags }: Entity): boolean =>
  tags.includes("consumable") || (attrs.uses ?? []).some((use) => use === "consumable" || use === "medical" || use === "food");

const soleOf = (company: readonly Entity[]): Entity | undefined => (company.length === 1 ? company[0] : undefined);
