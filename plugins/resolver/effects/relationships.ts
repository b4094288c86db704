import type { ActionOutcome } from "freeform-rpg/schemas";
import { capitalised, entityById, spokenName, verbOf } from "freeform-rpg/plugins/validator";
import { record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";

const warming = new Set(["talk", "persuade", "help", "negotiate"]);
const souring = new Set(["persuade", "intimidate", "deceive", "negotiate", "provoke"]);
const limit = 10;

/** Success at talk, persuade, help, negotiate earns a point of trust; failure at persuade, intimidate, deceive, negotiate, provoke costs one. */
export const shiftTrust = (ledger: Ledger, { action, target_id, band }: ActionOutcome): void => {
  const verb = verbOf(action);
  const won = band === "success" || band === "critical";
  const lost = band === "failure" || band === "botch";
  if (won && warming.has(verb)) changeTrust(ledger, target_id, 1, verb);
  if (lost && souring.has(verb)) changeTrust(ledger, target_id, -1, verb);
};

/** Being attacked costs this much trust, whatever comes of it. */
const attackCost = 2;

/** Somebody was attacked. */
export const sourFor = (ledger: Ledger, otherId: string): void => changeTrust(ledger, otherId, -attackCost, "attack");

const changeTrust = (ledger: Ledger, otherId: string, delta: number, verb: string): void => {
  const { world, diff } = ledger;
  const other = entityById(world, otherId);
  if (
    other === undefined ||
    (other.type !== "character" && other.type !== "monster" && other.type !== "faction") ||
    otherId === world.actor_id
  )
    return;
  const row = world.relationships.find(
    (one) => one.rel_type === "trust" && [one.a_id, one.b_id].includes(otherId) && [one.a_id, one.b_id].includes(world.actor_id),
  );
  const pending = diff.relationship_changes
    .filter((one) => [one.a_id, one.b_id].includes(otherId))
    .reduce((sum, one) => sum + one.delta, 0);
  const before = (row?.intensity ?? 0) + pending;
  if (Math.abs(before + delta) > limit) return;
  const reason = verb === "attack" ? "attacked" : `${delta > 0 ? "success" : "failure"} at ${verb}`;
  const { a_id, b_id } = row ?? { a_id: world.actor_id, b_id: otherId };
  diff.relationship_changes.push({ a_id, b_id, rel_type: "trust", delta, reason });
  const text = `${capitalised(spokenName(other))} trusts you ${Math.abs(delta) > 1 ? "" : "a little "}${delta > 0 ? "more" : "less"}.`;
  record(ledger, "relationship_changed", text, { entity_id: otherId, delta, intensity: before + delta });
};
