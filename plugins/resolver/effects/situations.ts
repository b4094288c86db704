import type { Hardness, Situation, SituationType } from "freeform-rpg/schemas";
import { verbOf } from "freeform-rpg/plugins/validator";
import { nextId, record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";

const follows: Readonly<Record<string, SituationType>> = {
  sneak: "exposed",
  hide: "exposed",
  climb: "exposed",
  steal: "detected",
  hack: "detected",
  deceive: "detected",
  flee: "cornered",
  chase: "pursued",
  fight: "injured",
  attack: "injured",
  combat: "injured",
  shoot: "injured",
};

const clearedBy: Readonly<Record<SituationType, readonly string[]>> = {
  exposed: ["hide", "flee"],
  detected: ["deceive"],
  cornered: ["fight", "attack", "combat", "talk"],
  injured: ["rest", "medical"],
  pursued: ["flee", "hide", "fight", "attack", "combat"],
};

const narratives: Readonly<Record<SituationType, Readonly<Record<Hardness, string>>>> = {
  exposed: { soft: "Someone is looking your way.", hard: "You are out in the open, and you are seen." },
  detected: { soft: "Someone begins to suspect you.", hard: "You have been found out." },
  cornered: { soft: "The ways out are closing.", hard: "You are cornered." },
  pursued: { soft: "Someone has begun to follow you.", hard: "They are after you." },
  injured: { soft: "You are hurt, but it will hold.", hard: "You are badly wounded." },
};

const relief: Readonly<Record<SituationType, string>> = {
  exposed: "Nobody is looking your way any more.",
  detected: "The suspicion is off you.",
  cornered: "You are no longer cornered.",
  pursued: "Whoever was after you has lost you.",
  injured: "Your wounds are seen to.",
};

/** Brings about what failing at this verb leads to: soft at tier 1, hard at tier 2, nothing at tier 0. */
export const situateFailure = (ledger: Ledger, action: string, tier: number): void => {
  const type = follows[action] ?? follows[verbOf(action)];
  if (type !== undefined && tier > 0) createSituation(ledger, type, tier === 1 ? "soft" : "hard");
};

/** Creates a situation of the actor, or hardens the soft one there is; an equal or harder one stays as it is. */
export const createSituation = (ledger: Ledger, type: SituationType, hardness: Hardness, narrative = narratives[type][hardness]): void => {
  const there = ownSituations(ledger).find((situation) => situation.type === type);
  if (there === undefined) return begin(ledger, type, hardness, narrative);
  if (there.hardness === "hard" || hardness === "soft") return;
  ledger.situations.set(there.id, { ...there, hardness, narrative });
  ledger.diff.situations.push({ change: "harden", id: there.id, narrative });
  record(ledger, "situation_created", narrative, { situation_id: there.id, type, hardness, hardened: true }, { binding: true });
};

/** Clears what success at this verb puts an end to. */
export const clearBySuccess = (ledger: Ledger, action: string): void => {
  const verb = verbOf(action);
  clearWhere(ledger, ({ type }) => clearedBy[type].includes(verb), `success at ${verb}`);
};

/** Clears what does not follow the actor to another place. */
export const clearBySceneChange = (ledger: Ledger): void => {
  clearWhere(ledger, ({ type }) => type === "exposed" || type === "detected" || type === "cornered", "scene change");
};

/** True while the actor is in a hard situation, of that type when one is given. */
export const isHardPressed = (ledger: Ledger, type?: SituationType): boolean =>
  ownSituations(ledger).some((situation) => situation.hardness === "hard" && (type === undefined || situation.type === type));

const ownSituations = ({ situations, world }: Ledger): Situation[] =>
  [...situations.values()].filter(({ subject_id }) => subject_id === world.actor_id);

const begin = (ledger: Ledger, type: SituationType, hardness: Hardness, narrative: string): void => {
  const id = nextId(ledger, "sit");
  const subject_id = ledger.world.actor_id;
  ledger.situations.set(id, { id, type, hardness, subject_id, narrative, created_turn: ledger.turnNo, cleared_turn: null });
  ledger.diff.situations.push({ change: "create", id, type, hardness, subject_id, narrative });
  record(ledger, "situation_created", narrative, { situation_id: id, type, hardness }, { binding: hardness === "hard" });
};

const clearWhere = (ledger: Ledger, applies: (situation: Situation) => boolean, reason: string): void => {
  for (const situation of ownSituations(ledger).filter(applies)) {
    ledger.situations.delete(situation.id);
    ledger.diff.situations.push({ change: "clear", id: situation.id, reason });
    record(ledger, "situation_cleared", relief[situation.type], { situation_id: situation.id, type: situation.type });
  }
};
