import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalised, carriedFor, companyOf, entityById, nameKey, spokenName, takingVerbs, verbOf } from "freeform-rpg/plugins/validator";
import { meet, moveStock, record, setAttrs, stockOf } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { settleByGift, settleByItem } from "./thread-moves.ts";

/** Spends one round when the action shoots, hit or miss. A weapon that needs no rounds spends none. */
export const spendAmmunition = (ledger: Ledger, action: string): void => {
  if (verbOf(action) !== "shoot") return;
  const [rounds] = carriedFor(ledger.world, "ammunition").filter(({ attrs }) => !(attrs.uses ?? []).includes("weapon"));
  if (rounds !== undefined && stockOf(ledger, ledger.world.actor_id, rounds.id) > 0) lose(ledger, rounds, "You spend a round.", "spent");
};

/** Moves things between hands and places after a success at taking, giving, dropping or using. */
export const handleItem = (ledger: Ledger, action: AllowedAction): void => {
  const verb = verbOf(action.action);
  const target = entityById(ledger.world, action.target_id);
  if (takingVerbs.has(verb)) return takeItem(ledger, action, target);
  if (verb === "give") return giveItem(ledger, action, target);
  if (target?.type !== "item") return;
  if (verb === "drop" || verb === "put" || verb === "throw") return dropItem(ledger, target);
  if (verb === "use" && isConsumed(target)) lose(ledger, target, `You use up ${spokenName(target)}.`, "used");
};

/** True when a deed treats wounds: the verb itself, or using something made for it. */
export const isTreatment = (ledger: Ledger, { action, target_id }: AllowedAction): boolean => {
  const verb = verbOf(action);
  return verb === "medical" || (verb === "use" && (entityById(ledger.world, target_id)?.attrs.uses ?? []).includes("medical"));
};

const takeItem = (ledger: Ledger, { details }: AllowedAction, target: Entity | undefined): void => {
  if (target === undefined) return;
  if (target.type === "item") return acquire(ledger, target, holderOf(ledger, target.id));
  const loot = ledger.world.inventory
    .filter(({ owner_id, item_id }) => owner_id === target.id && stockOf(ledger, owner_id, item_id) > 0)
    .flatMap(({ item_id }) => entityById(ledger.world, item_id) ?? []);
  const wanted = loot.find(({ name }) => nameKey(details).includes(nameKey(name))) ?? loot[0];
  if (wanted !== undefined) acquire(ledger, wanted, target.id);
};

const acquire = (ledger: Ledger, item: Entity, from: string | null): void => {
  const { actor_id } = ledger.world;
  if (from === null && stockOf(ledger, actor_id, item.id) > 0 && !ledger.present.has(item.id)) return;
  if (from !== null) moveStock(ledger, from, item.id, -1);
  if (ledger.present.delete(item.id) || item.attrs.location_id !== undefined) setAttrs(ledger, item.id, { location_id: null });
  moveStock(ledger, actor_id, item.id, 1);
  meet(ledger, item);
  record(ledger, "item_acquired", `You now have ${spokenName(item)}.`, { item_id: item.id, qty: 1 });
  settleByItem(ledger, item);
};

const holderOf = (ledger: Ledger, itemId: string): string | null =>
  ledger.world.inventory.find(
    ({ owner_id, item_id }) => item_id === itemId && owner_id !== ledger.world.actor_id && stockOf(ledger, owner_id, item_id) > 0,
  )?.owner_id ?? null;

const giveItem = (ledger: Ledger, { details }: AllowedAction, target: Entity | undefined): void => {
  if (target === undefined) return;
  const carried = ledger.world.inventory
    .filter(({ owner_id, item_id }) => owner_id === ledger.world.actor_id && stockOf(ledger, owner_id, item_id) > 0)
    .flatMap(({ item_id }) => entityById(ledger.world, item_id) ?? []);
  const item = target.type === "item" ? target : carried.find(({ name }) => nameKey(details).includes(nameKey(name)));
  const company = companyOf(ledger.world);
  const to = target.type === "item" ? (company.find(({ name }) => nameKey(details).includes(nameKey(name))) ?? soleOf(company)) : target;
  if (item === undefined || to === undefined || stockOf(ledger, ledger.world.actor_id, item.id) <= 0) return;
  moveStock(ledger, to.id, item.id, 1);
  lose(ledger, item, `${capitalised(spokenName(to))} now has ${spokenName(item)}.`, "given");
  settleByGift(ledger, item, to);
};

const dropItem = (ledger: Ledger, item: Entity): void => {
  if (stockOf(ledger, ledger.world.actor_id, item.id) <= 0) return;
  ledger.present.add(item.id);
  setAttrs(ledger, item.id, { location_id: ledger.scene.location_id });
  lose(ledger, item, `You leave ${spokenName(item)} behind.`, "dropped");
};

const lose = (ledger: Ledger, item: Entity, text: string, reason: string): void => {
  if (stockOf(ledger, ledger.world.actor_id, item.id) <= 0) return;
  moveStock(ledger, ledger.world.actor_id, item.id, -1);
  record(ledger, "item_lost", text, { item_id: item.id, qty: 1, reason });
};

const isConsumed = ({ attrs, tags }: Entity): boolean =>
  tags.includes("consumable") || (attrs.uses ?? []).some((use) => use === "consumable" || use === "medical" || use === "food");

const soleOf = (company: readonly Entity[]): Entity | undefined => (company.length === 1 ? company[0] : undefined);
