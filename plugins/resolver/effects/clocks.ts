import type { Clock, Costs, JsonObject } from "freeform-rpg/schemas";
import { capitalised, entityById, temperHarm, usesClocks } from "freeform-rpg/plugins/validator";
import { record, setAttrs } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { createSituation } from "./situations.ts";
import { failDangers } from "./thread-moves.ts";

/** The clocks that costs and consequences know by name. */
export type ClockKey = keyof Costs;

/** Applies an action's costs: heat and harm rise, time runs on, cred and rep are spent. */
export const payCosts = (ledger: Ledger, costs: Costs): void => {
  for (const key of ["heat", "time", "cred", "harm", "rep"] as const) {
    if (costs[key] !== 0) pushClock(ledger, key, costs[key]);
  }
};

/** Deals harm as the campaign's lethality has it. True when any came through. */
export const dealHarm = (ledger: Ledger, amount: number): boolean => {
  const harm = temperHarm(amount, ledger.world);
  if (harm <= 0 || !pushClock(ledger, "harm", harm)) return false;
  record(ledger, "harm_taken", harm > 1 ? "You are badly hurt." : "You are hurt.", { amount: harm });
  return true;
};

/**
 * Moves the named clock by `amount` in the direction in which it costs the player, and fires every trigger it
 * crosses. False when the campaign plays without clocks, has no such clock, or it is at its end already.
 */
export const pushClock = (ledger: Ledger, key: ClockKey, amount: number): boolean => {
  const clock = findClock(ledger, key);
  if (clock === undefined || !usesClocks(ledger.world)) return false;
  const spends = key === "cred" || key === "rep" || clock.direction === "down";
  return moveClock(ledger, clock, spends ? -amount : amount);
};

/** Moves a clock by `delta` within 0 to max. */
export const moveClock = (ledger: Ledger, clock: Clock, delta: number): boolean => {
  const to = Math.max(0, Math.min(clock.max, clock.value + delta));
  if (to === clock.value) return false;
  const moved = { ...clock, value: to };
  ledger.clocks.set(clock.id, moved);
  tellMove(ledger, clock, to);
  for (const threshold of crossed(clock, to)) fire(ledger, moved, threshold);
  if (isEnd(moved) && moved.triggers[String(to)] === undefined) fire(ledger, moved, to);
  if (isEnd(moved)) failDangers(ledger, moved);
  if (isEnd(moved) && keyOf(clock) === "harm") fall(ledger);
  return true;
};

const findClock = ({ clocks, world }: Ledger, key: ClockKey): Clock | undefined => {
  const own = key === "harm" ? clocks.get(`harm:${world.actor_id}`) : undefined;
  return own ?? clocks.get(key) ?? [...clocks.values()].find(({ id }) => id.endsWith(`:${key}`));
};

const keyOf = ({ id }: Clock): string => (id.startsWith("harm:") ? "harm" : (id.split(":").at(-1) ?? id));

/** Gauges such as cred and rep have meaning at both ends: their triggers fire whichever way they are crossed. */
const isGauge = (clock: Clock): boolean => clock.tags.includes("gauge") || keyOf(clock) === "cred" || keyOf(clock) === "rep";

/**
 * Thresholds that a move reaches or passes, in the order in which it does. Against the clock's own direction only the
 * far end counts: heat that cools from 5 to 3 does not bring the patrols of 4.
 */
const crossed = (clock: Clock, to: number): number[] => {
  const rising = to > clock.value;
  const onward = rising === (clock.direction === "up");
  const reached = Object.keys(clock.triggers)
    .map(Number)
    .filter((at) => (rising ? at > clock.value && at <= to : at < clock.value && at >= to))
    .filter((at) => onward || isGauge(clock) || at === (rising ? clock.max : 0));
  return reached.toSorted((a, b) => (rising ? a - b : b - a));
};

const isEnd = ({ value, max, direction }: Clock): boolean => value === (direction === "up" ? max : 0);

const fire = (ledger: Ledger, clock: Clock, threshold: number): void => {
  const known = clock.visibility === "known";
  const text =
    clock.triggers[String(threshold)] ?? (known ? `${capitalised(clock.name)} has come to its end.` : "Something has come to its end.");
  const details: JsonObject = known ? { clock_id: clock.id, name: clock.name, value: clock.value, threshold } : { threshold };
  record(ledger, "clock_triggered", text, details, { binding: true });
};

const tellMove = (ledger: Ledger, clock: Clock, to: number): void => {
  if (clock.visibility !== "known") return;
  const { id, name, value, max } = clock;
  record(ledger, "clock_advanced", moveText(clock, to), { clock_id: id, name, from: value, to, max, delta: to - value });
};

const moveText = (clock: Clock, to: number): string => {
  const name = capitalised(clock.name);
  if (keyOf(clock) === "cred")
    return to < clock.value ? `You spend ${clock.value - to}; ${to} is left.` : `You gain ${to - clock.value}; you have ${to}.`;
  return `${name} ${to > clock.value ? "rises" : "falls"} to ${to} of ${clock.max}.`;
};

/** The harm clock is full. Thick plot armour, or a table that wants no lasting loss, leaves the actor down but alive. */
const fall = (ledger: Ledger): void => {
  const { permanence, plot_armor } = ledger.world.campaign.calibration.risk;
  const name = entityById(ledger.world, ledger.world.actor_id)?.name ?? "The character";
  if (plot_armor === "thick" || permanence === "none" || permanence === "soft") {
    createSituation(ledger, "injured", "hard", "You go down, barely alive.");
    return;
  }
  ledger.actorDead = true;
  setAttrs(ledger, ledger.world.actor_id, { dead: true });
  record(ledger, "harm_taken", `${name} dies.`, { fatal: true }, { binding: true });
};
