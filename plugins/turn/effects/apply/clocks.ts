import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Clock, ClockRoles, JsonObject, Price } from "freeform-rpg/schemas";
import { entityById, temperHarm, usesClocks } from "freeform-rpg/plugins/turn/scene/lib";
import { minutesAt } from "../minutes-at.ts";
import { record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { fire } from "../story/fire.ts";
import { createSituation } from "./situations.ts";
import { failDangers } from "./thread-moves.ts";
import { messagesOf } from "../messages.ts";

/** Pays a price as it is: each amount counts against the player. */
export const payCosts = (draft: ResolutionDraft, price: Price): void => {
  for (const [key, amount] of Object.entries(price)) if (amount !== 0) pushClock(draft, key, amount);
};

/** Pays what a result costs; its harm is dealt at the campaign's lethality. True when any harm came through. */
export const sufferPrice = (draft: ResolutionDraft, price: Price): boolean => {
  const { harm } = rolesIn(draft);
  const hurt = (price[harm] ?? 0) > 0 && dealHarm(draft, price[harm] ?? 0);
  payCosts(draft, { ...price, [harm]: 0 });
  return hurt;
};

/** Which clocks this campaign's rules move. */
export const rolesIn = ({ world }: ResolutionDraft): ClockRoles => clockRolesOf(world.campaign.system);

/** Deals harm as the campaign's lethality has it. True when any came through. */
export const dealHarm = (draft: ResolutionDraft, amount: number): boolean => {
  const harm = temperHarm(amount, draft.world);
  if (harm <= 0 || !pushClock(draft, rolesIn(draft).harm, harm)) return false;
  record(draft, "harm_taken", messagesOf(draft.world).told.hurt(harm > 1), { amount: harm });
  return true;
};

/**
 * Moves the named clock by `amount` in the direction in which it costs the player, and fires every trigger it
 * crosses. False when the campaign plays without clocks, has no such clock, or it is at its end already.
 */
export const pushClock = (draft: ResolutionDraft, key: string, amount: number): boolean => {
  const clock = findClock(draft, key);
  // A clock with a deadline is moved by time alone.
  if (clock === undefined || clock.deadline !== null || !usesClocks(draft.world)) return false;
  const spends = rolesIn(draft).spent.includes(key) || clock.direction === "down";
  return moveClock(draft, clock, spends ? -amount : amount);
};

/** Moves a clock by `delta` within 0 to max. */
export const moveClock = (draft: ResolutionDraft, clock: Clock, delta: number): boolean => {
  const to = Math.max(0, Math.min(clock.max, clock.value + delta));
  if (to === clock.value) return false;
  const moved = { ...clock, value: to };
  draft.clocks.set(clock.id, moved);
  recordMove(draft, clock, to);
  for (const threshold of crossed(draft, clock, to)) reach(draft, moved, threshold);
  if (isEnd(moved) && moved.triggers[String(to)] === undefined) reach(draft, moved, to);
  if (isEnd(moved)) failDangers(draft, moved);
  if (isEnd(moved) && keyOf(clock) === rolesIn(draft).harm) fall(draft);
  return true;
};

const findClock = ({ clocks, world }: ResolutionDraft, key: string): Clock | undefined => {
  const own = clocks.get(`${key}:${world.actor_id}`);
  return own ?? clocks.get(key) ?? [...clocks.values()].find(({ id }) => id.endsWith(`:${key}`));
};

const keyOf = ({ id }: Clock): string => (id.startsWith("harm:") ? "harm" : (id.split(":").at(-1) ?? id));

/** Gauges such as money have meaning at both ends: their triggers fire in either direction. */
const isGauge = (draft: ResolutionDraft, clock: Clock): boolean =>
  clock.tags.includes("gauge") || rolesIn(draft).spent.includes(keyOf(clock));

/**
 * Thresholds that a move reaches or passes, in the order in which it does. Against the clock's own direction only the
 * far end counts: heat that cools from 5 to 3 does not bring the patrols of 4.
 */
const crossed = (draft: ResolutionDraft, clock: Clock, to: number): number[] => {
  const rising = to > clock.value;
  const onward = rising === (clock.direction === "up");
  const reached = Object.keys(clock.triggers)
    .map(Number)
    .filter((at) => (rising ? at > clock.value && at <= to : at < clock.value && at >= to))
    .filter((at) => onward || isGauge(draft, clock) || at === (rising ? clock.max : 0));
  return reached.toSorted((a, b) => (rising ? a - b : b - a));
};

const isEnd = ({ value, max, direction }: Clock): boolean => value === (direction === "up" ? max : 0);

const reach = (draft: ResolutionDraft, clock: Clock, threshold: number): void => {
  const known = clock.visibility === "known";
  const ended = messagesOf(draft.world).told.clockEnds(known ? clock.name : null);
  const written = clock.triggers[String(threshold)] ?? ended;
  const trigger = typeof written === "string" ? { text: written } : written;
  const details: JsonObject = known ? { clock_id: clock.id, name: clock.name, value: clock.value, threshold } : { threshold };
  fire(draft, { key: `clock:${clock.id}:${threshold}`, type: "clock_triggered", details, ...trigger });
};

const recordMove = (draft: ResolutionDraft, clock: Clock, to: number): void => {
  if (clock.visibility !== "known") return;
  const { id, name, value, max } = clock;
  record(draft, "clock_advanced", describeMove(draft, clock, to), { clock_id: id, name, from: value, to, max, delta: to - value });
};

const describeMove = (draft: ResolutionDraft, clock: Clock, to: number): string => {
  const { clockLeft, clockMoves, moneySpent, moneyGained } = messagesOf(draft.world).told;
  if (clock.deadline !== null) return clockLeft(clock.name, minutesAt(clock.deadline) - minutesAt(draft.scene.time));
  if (keyOf(clock) === rolesIn(draft).money) return to < clock.value ? moneySpent(clock.value - to, to) : moneyGained(to - clock.value, to);
  return clockMoves(clock.name, to > clock.value, to, clock.max);
};

/** Lets what was said of deadlines in a turn hold at its end: prose and state panel name the same time. */
export const restateDeadlines = (draft: ResolutionDraft): void => {
  for (const { type, details } of draft.events) {
    const clock = type === "clock_advanced" ? draft.clocks.get(String(details["clock_id"])) : undefined;
    if (clock?.deadline) details["text"] = describeMove(draft, clock, clock.value);
  }
};

/** The harm clock is full. Thick plot armour, or a table that wants no lasting loss, leaves the actor down but alive. */
const fall = (draft: ResolutionDraft): void => {
  const { permanence, plot_armor } = draft.world.campaign.calibration.risk;
  const says = messagesOf(draft.world).told;
  if (plot_armor === "thick" || permanence === "none" || permanence === "soft") {
    createSituation(draft, "injured", "hard", says.barelyAlive());
    return;
  }
  draft.actorDead = true;
  setAttrs(draft, draft.world.actor_id, { dead: true });
  record(draft, "harm_taken", says.dies(entityById(draft.world, draft.world.actor_id)?.name ?? null), { fatal: true }, { binding: true });
};
