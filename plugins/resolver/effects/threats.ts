import type { ActionOutcome, PlannerOutput, Threat } from "freeform-rpg/schemas";
import { capitalised, entityById, spokenName, verbOf } from "freeform-rpg/plugins/validator";
import { nextId, record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { canAct } from "./can-act.ts";
import { pushClock } from "./clocks.ts";
import { endThreat } from "./end-threat.ts";
import { isIdle } from "./idle.ts";
import { createSituation } from "./situations.ts";
import { threatLimit } from "./threat-limit.ts";

/** Turns for which a threat may be ignored before it takes its next step: soft to hard, hard to landed. */
export const patience = 2;

const evading = new Set(["flee", "hide"]);

/** Marks the threats an action deals with: those whose source it is aimed at, or all when it flees or hides. Success averts them. */
export const faceThreats = (ledger: Ledger, { action, target_id, band }: ActionOutcome): void => {
  const won = band === "success" || band === "critical";
  for (const threat of ledger.threats.values()) {
    const aimed = threat.source_entity_id !== null && threat.source_entity_id === target_id;
    if (!aimed && !evading.has(verbOf(action))) continue;
    ledger.addressed.add(threat.id);
    if (won && settles(action)) endThreat(ledger, threat.id, "avert");
  }
};

/** Lets the threats nobody dealt with take their next step. */
export const pressThreats = (ledger: Ledger): void => {
  for (const threat of ledger.threats.values()) {
    if (isSpent(ledger, threat)) endThreat(ledger, threat.id, "avert");
    if (ledger.addressed.has(threat.id) || !ledger.threats.has(threat.id)) continue;
    const waited = ledger.turnNo - (threat.hardened_turn ?? threat.created_turn);
    if (waited < (isIdle(ledger) ? 1 : patience)) continue;
    if (isLeftBehind(ledger, threat)) leaveBehind(ledger, threat);
    else if (threat.hardness === "soft") harden(ledger, threat);
    else land(ledger, threat);
  }
};

/** True when whoever was behind it can do nothing any more. */
const isSpent = (ledger: Ledger, { source_entity_id }: Pick<Threat, "source_entity_id">): boolean => {
  const source = entityById(ledger.world, source_entity_id ?? "");
  return source !== undefined && !canAct(ledger, source);
};

const isLeftBehind = ({ present }: Ledger, { source_entity_id }: Threat): boolean =>
  source_entity_id !== null && !present.has(source_entity_id);

/** Whoever is elsewhere can do nothing here: a mere warning fades, and who meant it in earnest comes after the player. */
const leaveBehind = (ledger: Ledger, threat: Threat): void => {
  const id = threat.source_entity_id ?? "";
  if (threat.hardness === "soft") return endThreat(ledger, threat.id, "avert");
  if (ledger.acted.has(id)) return;
  ledger.acted.add(id);
  endThreat(ledger, threat.id, "land");
  const source = entityById(ledger.world, id);
  const who = source?.visibility === "known" ? capitalised(spokenName(source)) : "Somebody";
  record(ledger, "npc_action", `${who} has not let it rest and is on your trail.`, sourceDetails(ledger, threat), {
    binding: true,
    tags: ["threat_landed"],
  });
  createSituation(ledger, "pursued", "hard");
};

/** Takes in the plan's new threats while there is room, one to a source. */
export const announceThreats = (ledger: Ledger, { new_threats }: PlannerOutput): void => {
  for (const { text, source_entity_id } of new_threats) {
    const pending = [...ledger.threats.values()];
    const known = pending.some(
      (threat) => threat.text === text || (source_entity_id !== null && threat.source_entity_id === source_entity_id),
    );
    if (pending.length >= threatLimit || known || text.trim() === "" || isSpent(ledger, { source_entity_id })) continue;
    const id = nextId(ledger, "th");
    ledger.threats.set(id, {
      id,
      text,
      source_entity_id,
      hardness: "soft",
      status: "pending",
      created_turn: ledger.turnNo,
      hardened_turn: null,
    });
    ledger.diff.threats.push({ change: "create", id, text, source_entity_id, hardness: "soft" });
  }
};

/** Looking at a danger does not end it. */
const settles = (action: string): boolean =>
  !new Set(["look", "observe", "listen", "examine", "assess", "wait", "think"]).has(verbOf(action));

const harden = (ledger: Ledger, threat: Threat): void => {
  ledger.threats.set(threat.id, { ...threat, hardness: "hard", hardened_turn: ledger.turnNo });
  ledger.diff.threats.push({ change: "harden", id: threat.id });
  const source = threat.source_entity_id;
  if (source !== null && ledger.acted.has(source)) return;
  if (source !== null) ledger.acted.add(source);
  record(ledger, "npc_action", `It is no longer a mere warning: ${threat.text}`, sourceDetails(ledger, threat), {
    tags: ["threat_hardened"],
  });
};

const land = (ledger: Ledger, threat: Threat): void => {
  const source = threat.source_entity_id;
  // One NPC acts at most once a turn: its threat lands in the next.
  if (source !== null && ledger.acted.has(source)) return;
  if (source !== null) ledger.acted.add(source);
  const profile = source === null ? undefined : entityById(ledger.world, source)?.attrs.escalation_profile;
  endThreat(ledger, threat.id, "land");
  record(ledger, "npc_action", profile?.hard ?? threat.text, sourceDetails(ledger, threat), { binding: true, tags: ["threat_landed"] });
  createSituation(ledger, source === null ? "pursued" : "cornered", "hard");
  pushClock(ledger, "heat", 1);
};

const sourceDetails = ({ world }: Ledger, { id, source_entity_id }: Threat): { threat_id: string; entity_id?: string } => {
  const source = source_entity_id === null ? undefined : entityById(world, source_entity_id);
  return { threat_id: id, ...(source?.visibility === "known" ? { entity_id: source.id } : {}) };
};
