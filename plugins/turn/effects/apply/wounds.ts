import type { ActionOutcome, AllowedAction, Entity } from "freeform-rpg/schemas";
import { carriedFor, entityById, isCreature, isDown, isGone, spokenName, temperHarm } from "freeform-rpg/plugins/turn/scene/lib";
import { bareNameKey } from "freeform-rpg/language";
import { nextId, record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { sourFor } from "./relationships.ts";
import { endThreat } from "./end-threat.ts";
import { messagesOf } from "../messages.ts";

/** Harm that an NPC takes before it is out of the fight, by threat level; `attrs.toughness` overrides it. */
const capacities: Readonly<Record<string, number>> = { low: 2, moderate: 3, high: 4, extreme: 5 };
const unrated = 2;

/** What an attack does to what it is aimed at, won or lost: harm, broken things, and an enemy made. */
export const strikeTarget = (draft: ResolutionDraft, action: AllowedAction, { band }: ActionOutcome): void => {
  const landed = band === "mixed" || band === "success" || band === "critical";
  const breaking = draft.actions.is(action.action, "violent", "breaking");
  if (!breaking || draft.world.player_ids.includes(action.target_id)) return;
  const target = entityById(draft.world, action.target_id);
  if (landed && action.target_id.startsWith("feature:")) return wreckFeature(draft, action.target_name);
  if (target === undefined || isGone(target)) return;
  if (landed && target.type === "item") return wreck(draft, target);
  if (!isCreature(target)) return;
  const standing = !landed || hurt(draft, target, action, band);
  if (standing) antagonise(draft, target, action.action);
};

/** Takes harm off someone else who is treated; one who was down gets up when less than all of it is left. */
export const treatOther = (draft: ResolutionDraft, patient: Entity, band: ActionOutcome["band"]): boolean => {
  const before = harmOf(patient);
  if (before === 0 && !isDown(patient)) return false;
  const harm = Math.max(0, Math.min(before, capacityOf(patient)) - (band === "critical" ? 2 : 1));
  setAttrs(draft, patient.id, { harm: harm === 0 ? null : harm, down: null });
  const { comesRound, isBetter } = messagesOf(draft.world).told;
  const text = (isDown(patient) ? comesRound : isBetter)(spokenName(patient));
  record(draft, "fact_updated", text, { entity_id: patient.id, harm }, { binding: true });
  return true;
};

/** How much harm an NPC can take. */
export const capacityOf = ({ attrs }: Entity): number => {
  const toughness = attrs["toughness"];
  return typeof toughness === "number" && toughness > 0 ? Math.floor(toughness) : (capacities[attrs.threat_level ?? ""] ?? unrated);
};

const harmOf = ({ attrs }: Entity): number => (typeof attrs["harm"] === "number" ? attrs["harm"] : 0);

/** Deals an attack's harm; true while the target is on its feet afterwards. */
const hurt = (draft: ResolutionDraft, target: Entity, action: AllowedAction, band: ActionOutcome["band"]): boolean => {
  if (isTouch(action)) {
    const text = messagesOf(draft.world).told.isTouched(spokenName(target));
    record(draft, "nothing_changed", text, { entity_id: target.id }, { binding: true });
    return false;
  }
  const armed = isArmed(draft, action);
  const weight = band === "critical" ? 2 : 1;
  // A mixed result is a glancing blow: the weapon adds nothing.
  const bonus = armed && band !== "mixed" ? 1 : 0;
  // Lethality weighs what weapons do, and never makes a won attack worth nothing.
  const amount = Math.max(1, temperHarm(weight + bonus, draft.world));
  return wound(draft, target, amount, mayKill(draft, action, armed));
};

/** Hurts someone by so much; what no attack dealt kills only where the table wants loss to last. True when anything changed. */
export const harmOther = (draft: ResolutionDraft, target: Entity, amount: number): boolean => {
  const { permanence, lethality } = draft.world.campaign.calibration.risk;
  wound(draft, target, Math.max(1, temperHarm(amount, draft.world)), permanence !== "none" && permanence !== "soft" && lethality !== "low");
  return true;
};

const wound = (draft: ResolutionDraft, target: Entity, amount: number, kills: boolean): boolean => {
  const [before, capacity] = [harmOf(target), capacityOf(target)];
  const harm = Math.min(capacity, before + amount);
  setAttrs(draft, target.id, { harm });
  const details = { entity_id: target.id, amount: harm - before };
  const { isHurt, takesBlow } = messagesOf(draft.world).told;
  const name = spokenName(target);
  if (harm >= capacity) {
    fell(draft, target, kills, details);
    return false;
  }
  const half = harm * 2 >= capacity;
  const fresh = half && before * 2 < capacity;
  const text = half ? isHurt(name, !fresh) : takesBlow(name);
  record(draft, "harm_taken", text, { ...details, state: half ? "hurt" : "hit" }, { binding: true });
  return true;
};

const fell = (draft: ResolutionDraft, target: Entity, dies: boolean, details: { entity_id: string; amount: number }): void => {
  const { isDead, goesDown } = messagesOf(draft.world).told;
  setAttrs(draft, target.id, dies ? { dead: true, down: null } : { down: true });
  const text = (dies ? isDead : goesDown)(spokenName(target));
  record(draft, "harm_taken", text, { ...details, state: dies ? "dead" : "down", fatal: dies }, { binding: true });
  for (const threat of draft.threats.values()) if (threat.source_entity_id === target.id) endThreat(draft, threat.id, "avert");
};

/** A blow that is pulled, by the player's own words: it lands, hurts nobody and makes no enemy. */
const isTouch = ({ action, details }: AllowedAction): boolean =>
  pulled.test(`${action} ${details}`) || (tapped.test(details) && !armed.test(details));
/** Who taps somebody; not who stands by a tap, and no double tap with a pistol. */
const tapped = /^(?:(?:i|we|then|and|just|lightly|gently|softly|quickly)\s+)*tap(?:s|ping)?\s/i;
const armed = /\b(?:chest|skull|trigger|pistol|gun|rifle|revolver|bullets?|rounds?|blade|knife|axe|twice in)\b/i;
const pulled =
  /\bnever (?:to )?(?:hit|hurt|harm|strike|touch|the (?:boy|girl|man|woman)\b)|\bwithout (?:hurting|harming|touching)\b|\b(?:for show|play-?fight|mock (?:fight|duel|bout)|friendly (?:bout|duel|spar)|practi[cs]e bout|light(?:ly)? spar|spar(?:s|ring)?)\b|\bflat of (?:my|his|her|their|the) (?:\w+ )?(?:blade|sword)\b|\b(?:do(?:n['’]t| not)|without) (?:want(?:ing)? to |meaning to )?hurt(?:ing)?\b|\bpull(?:ing)? (?:the|my) (?:blow|punch|strike|swing)\b/i;

const sparing = /\b(knock(ed|ing)? out|subdue|disarm|stun|incapacitate|restrain|pin|wrestle|without killing|not to kill|leg|knee)\b/i;

/** Weapons kill where the table wants loss to last; bare hands only where play is deadly; no one dies of a blow meant to spare. */
const mayKill = ({ world }: ResolutionDraft, { details }: AllowedAction, armed: boolean): boolean => {
  const { lethality, permanence } = world.campaign.calibration.risk;
  if (permanence === "none" || permanence === "soft" || lethality === "low" || sparing.test(details)) return false;
  return armed || lethality === "high" || lethality === "brutal";
};

/** Shooting is armed; another attack is with a weapon it names, or with one made for close quarters. */
const isArmed = ({ world, actions }: ResolutionDraft, { action, details }: AllowedAction): boolean => {
  const arms = carriedFor(world, "weapon");
  if (actions.is(action, "armed")) return arms.length > 0;
  const said = bareNameKey(details);
  return arms.some(({ name, attrs }) => (attrs.uses ?? []).includes("melee") || said.includes(bareNameKey(name)));
};

const antagonise = (draft: ResolutionDraft, target: Entity, action: string): void => {
  const disposition = messagesOf(draft.world).told.hostile;
  if (target.attrs["hostile"] !== true) setAttrs(draft, target.id, { hostile: true, disposition });
  sourFor(draft, target.id, action);
};

const wreck = (draft: ResolutionDraft, thing: Entity): void => {
  if (thing.tags.includes("indestructible")) return;
  setAttrs(draft, thing.id, { destroyed: true });
  record(draft, "fact_updated", messagesOf(draft.world).told.brokenForGood(spokenName(thing)), { entity_id: thing.id }, { binding: true });
};

/** A feature is no entity: that it is broken is kept as a fact about the place. */
const wreckFeature = (draft: ResolutionDraft, feature: string): void => {
  const text = messagesOf(draft.world).told.featureBroken(spokenName({ name: feature.split(",")[0] ?? feature }));
  const subject_id = draft.scene.location_id;
  const told = draft.world.facts.some(({ predicate, object }) => predicate === "broken" && object["feature"] === feature);
  if (told) return;
  const id = nextId(draft, "fact");
  const object = { text, feature };
  const made = { visibility: "known", confidence: 1, discovery_method: "break", tags: [] } as const;
  draft.diff.facts_add.push({ ...made, id, subject_id, predicate: "broken", object, tags: [] });
  record(draft, "fact_updated", text, { fact_id: id }, { binding: true });
};
