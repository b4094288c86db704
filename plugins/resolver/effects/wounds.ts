import type { ActionOutcome, AllowedAction, Entity } from "freeform-rpg/schemas";
import {
  capitalised,
  carriedFor,
  entityById,
  isCreature,
  isDown,
  isGone,
  nameKey,
  spokenName,
  temperHarm,
  verbOf,
  violentVerbs,
} from "freeform-rpg/plugins/validator";
import { nextId, record, setAttrs } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { sourFor } from "./relationships.ts";
import { endThreat } from "./end-threat.ts";

/** Harm that an NPC takes before it is out of the fight, by threat level; `attrs.toughness` overrides it. */
const capacities: Readonly<Record<string, number>> = { low: 2, moderate: 3, high: 4, extreme: 5 };
const unrated = 2;

/** What an attack does to what it is aimed at, won or lost: harm, broken things, and an enemy made. */
export const strikeTarget = (ledger: Ledger, action: AllowedAction, { band }: ActionOutcome): void => {
  const verb = verbOf(action.action);
  const landed = band === "mixed" || band === "success" || band === "critical";
  const breaking = violentVerbs.has(verb) || verb === "break";
  if (!breaking || ledger.world.player_ids.includes(action.target_id)) return;
  const target = entityById(ledger.world, action.target_id);
  if (landed && action.target_id.startsWith("feature:")) return wreckFeature(ledger, action.target_name);
  if (target === undefined || isGone(target)) return;
  if (landed && target.type === "item") return wreck(ledger, target);
  if (!isCreature(target)) return;
  const standing = !landed || hurt(ledger, target, action, band);
  if (standing) antagonise(ledger, target);
};

/** Takes harm off somebody else who is treated; one who was down gets up when less than all of it is left. */
export const treatOther = (ledger: Ledger, patient: Entity, band: ActionOutcome["band"]): void => {
  const before = harmOf(patient);
  if (before === 0 && !isDown(patient)) return;
  const harm = Math.max(0, Math.min(before, capacityOf(patient)) - (band === "critical" ? 2 : 1));
  setAttrs(ledger, patient.id, { harm: harm === 0 ? null : harm, down: null });
  const name = capitalised(spokenName(patient));
  const text = isDown(patient) ? `${name} comes round.` : `${name} is the better for it.`;
  record(ledger, "fact_updated", text, { entity_id: patient.id, harm }, { binding: true });
};

/** How much harm an NPC can take. */
export const capacityOf = ({ attrs }: Entity): number => {
  const toughness = attrs["toughness"];
  return typeof toughness === "number" && toughness > 0 ? Math.floor(toughness) : (capacities[attrs.threat_level ?? ""] ?? unrated);
};

const harmOf = ({ attrs }: Entity): number => (typeof attrs["harm"] === "number" ? attrs["harm"] : 0);

/** Deals harm; true while the target is on its feet afterwards. */
const hurt = (ledger: Ledger, target: Entity, action: AllowedAction, band: ActionOutcome["band"]): boolean => {
  const armed = isArmed(ledger, action);
  const weight = band === "critical" ? 2 : 1;
  // A mixed result is a glancing blow: the weapon adds nothing.
  const bonus = armed && band !== "mixed" ? 1 : 0;
  // Lethality weighs what weapons do, and never makes a won attack worth nothing.
  const amount = Math.max(1, temperHarm(weight + bonus, ledger.world));
  const [before, capacity] = [harmOf(target), capacityOf(target)];
  const harm = Math.min(capacity, before + amount);
  setAttrs(ledger, target.id, { harm });
  const details = { entity_id: target.id, amount: harm - before };
  const name = capitalised(spokenName(target));
  if (harm >= capacity) {
    fell(ledger, target, mayKill(ledger, action, armed), details);
    return false;
  }
  const half = harm * 2 >= capacity;
  const fresh = half && before * 2 < capacity;
  const text = half ? `${name} is hurt${fresh ? "" : ", and worse than before"}.` : `${name} takes a blow and stays standing.`;
  record(ledger, "harm_taken", text, { ...details, state: half ? "hurt" : "hit" }, { binding: true });
  return true;
};

const fell = (ledger: Ledger, target: Entity, dies: boolean, details: { entity_id: string; amount: number }): void => {
  const name = capitalised(spokenName(target));
  setAttrs(ledger, target.id, dies ? { dead: true, down: null } : { down: true });
  const text = dies ? `${name} is dead.` : `${name} goes down and does not get up.`;
  record(ledger, "harm_taken", text, { ...details, state: dies ? "dead" : "down", fatal: dies }, { binding: true });
  for (const threat of ledger.threats.values()) if (threat.source_entity_id === target.id) endThreat(ledger, threat.id, "avert");
};

const sparing = /\b(knock(ed|ing)? out|subdue|disarm|stun|incapacitate|restrain|pin|wrestle|without killing|not to kill|leg|knee)\b/i;

/** Weapons kill where the table wants loss to last; bare hands only where play is deadly; nobody dies of a blow meant to spare. */
const mayKill = ({ world }: Ledger, { details }: AllowedAction, armed: boolean): boolean => {
  const { lethality, permanence } = world.campaign.calibration.risk;
  if (permanence === "none" || permanence === "soft" || lethality === "low" || sparing.test(details)) return false;
  return armed || lethality === "high" || lethality === "brutal";
};

/** Shooting is armed; another attack is with a weapon it names, or with one made for close quarters. */
const isArmed = ({ world }: Ledger, { action, details }: AllowedAction): boolean => {
  const arms = carriedFor(world, "weapon");
  if (verbOf(action) === "shoot") return arms.length > 0;
  const said = nameKey(details);
  return arms.some(({ name, attrs }) => (attrs.uses ?? []).includes("melee") || said.includes(nameKey(name)));
};

const antagonise = (ledger: Ledger, target: Entity): void => {
  if (target.attrs["hostile"] !== true) setAttrs(ledger, target.id, { hostile: true, disposition: "hostile since the first blow" });
  sourFor(ledger, target.id);
};

const wreck = (ledger: Ledger, thing: Entity): void => {
  if (thing.tags.includes("indestructible")) return;
  setAttrs(ledger, thing.id, { destroyed: true });
  record(ledger, "fact_updated", `${capitalised(spokenName(thing))} is broken for good.`, { entity_id: thing.id }, { binding: true });
};

/** A feature is no entity: that it is broken is kept as a fact about the place. */
const wreckFeature = (ledger: Ledger, feature: string): void => {
  const text = `${capitalised(spokenName({ name: feature.split(",")[0] ?? feature }))} is broken.`;
  const subject_id = ledger.scene.location_id;
  const told = ledger.world.facts.some(({ predicate, object }) => predicate === "broken" && object["feature"] === feature);
  if (told) return;
  const id = nextId(ledger, "fact");
  const object = { text, feature };
  const made = { visibility: "known", confidence: 1, discovery_method: "break", tags: [] } as const;
  ledger.diff.facts_add.push({ ...made, id, subject_id, predicate: "broken", object, tags: [] });
  record(ledger, "fact_updated", text, { fact_id: id }, { binding: true });
};
