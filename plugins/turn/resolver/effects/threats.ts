import type { ActionOutcome, PlannerOutput, Threat } from "freeform-rpg/schemas";
import { entityById, isCompanion, isHostile, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { nextId, record, canAct, pushClock, rolesIn, endThreat, createSituation, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isIdle } from "./idle.ts";
import { threatLimit } from "./threat-limit.ts";
import { messagesOf } from "../messages.ts";

/** Turns for which a threat may be ignored before it takes its next step: soft to hard, hard to landed. */
export const patience = 2;

/** Marks the threats an action deals with: those whose source it is aimed at, or all when it evades them. Success averts them, unless it only looks on. */
export const faceThreats = (draft: ResolutionDraft, { action, target_id, band }: ActionOutcome): void => {
  const won = band === "success" || band === "critical";
  for (const threat of draft.threats.values()) {
    const aimed = threat.source_entity_id !== null && threat.source_entity_id === target_id;
    if (!aimed && !draft.actions.is(action, "evading")) continue;
    draft.addressed.add(threat.id);
    if (won && !draft.actions.is(action, "passive")) endThreat(draft, threat.id, "avert");
  }
};

/** Lets the threats no one dealt with take their next step. */
export const pressThreats = (draft: ResolutionDraft): void => {
  for (const threat of draft.threats.values()) {
    if (isSpent(draft, threat)) endThreat(draft, threat.id, "avert");
    if (draft.addressed.has(threat.id) || !draft.threats.has(threat.id)) continue;
    const waited = draft.turnNo - (threat.hardened_turn ?? threat.created_turn);
    if (waited < (isIdle(draft) ? 1 : patience)) continue;
    if (isLeftBehind(draft, threat)) leaveBehind(draft, threat);
    else if (threat.hardness === "soft") harden(draft, threat);
    else land(draft, threat);
  }
};

/** True when whoever was behind it can do nothing any more, or goes with the party. */
const isSpent = (draft: ResolutionDraft, { source_entity_id }: Pick<Threat, "source_entity_id">): boolean => {
  const source = entityById(draft.world, source_entity_id ?? "");
  return source !== undefined && (!canAct(draft, source) || isCompanion(source));
};

/** True for someone who means well: what they do in their thoughts is no danger. */
export const isFriend = ({ world }: ResolutionDraft, id: string | null): boolean => {
  const person = entityById(world, id ?? "");
  if (person === undefined || isHostile(world, person)) return false;
  return isCompanion(person) || person.tags.includes("ally") || trustIn(world, person.id) > 0;
};

const isLeftBehind = ({ present }: ResolutionDraft, { source_entity_id }: Threat): boolean =>
  source_entity_id !== null && !present.has(source_entity_id);

/** Whoever is elsewhere can do nothing here: a mere warning fades, and who meant it in earnest comes after the player. */
const leaveBehind = (draft: ResolutionDraft, threat: Threat): void => {
  const id = threat.source_entity_id ?? "";
  if (threat.hardness === "soft") return endThreat(draft, threat.id, "avert");
  if (draft.acted.has(id)) return;
  draft.acted.add(id);
  endThreat(draft, threat.id, "land");
  const source = entityById(draft.world, id);
  const name = source?.visibility === "known" ? spokenName(source) : null;
  const text = messagesOf(draft.world).outcomes.threatFollows(name);
  record(draft, "npc_action", text, sourceDetails(draft, threat), { binding: true, tags: ["threat_landed"] });
  createSituation(draft, "pursued", "hard");
};

/** Takes in the plan's new threats while there is room, one to a source. */
export const announceThreats = (draft: ResolutionDraft, { new_threats }: PlannerOutput): void => {
  for (const { text, source_entity_id } of new_threats) {
    const pending = [...draft.threats.values()];
    const known = pending.some(
      (threat) => threat.text === text || (source_entity_id !== null && threat.source_entity_id === source_entity_id),
    );
    if (pending.length >= threatLimit || known || text.trim() === "" || isSpent(draft, { source_entity_id })) continue;
    if (isFriend(draft, source_entity_id)) continue;
    const id = nextId(draft, "th");
    draft.threats.set(id, {
      id,
      text,
      source_entity_id,
      hardness: "soft",
      status: "pending",
      created_turn: draft.turnNo,
      hardened_turn: null,
    });
    draft.diff.threats.push({ change: "create", id, text, source_entity_id, hardness: "soft" });
  }
};

const harden = (draft: ResolutionDraft, threat: Threat): void => {
  draft.threats.set(threat.id, { ...threat, hardness: "hard", hardened_turn: draft.turnNo });
  draft.diff.threats.push({ change: "harden", id: threat.id });
  const source = threat.source_entity_id;
  if (source !== null && draft.acted.has(source)) return;
  if (source !== null) draft.acted.add(source);
  record(draft, "npc_action", messagesOf(draft.world).outcomes.threatHardens(threat.text), sourceDetails(draft, threat), {
    tags: ["threat_hardened"],
  });
};

const land = (draft: ResolutionDraft, threat: Threat): void => {
  const source = threat.source_entity_id;
  // One NPC acts at most once a turn: its threat lands in the next.
  if (source !== null && draft.acted.has(source)) return;
  if (source !== null) draft.acted.add(source);
  const profile = source === null ? undefined : entityById(draft.world, source)?.attrs.escalation_profile;
  endThreat(draft, threat.id, "land");
  record(draft, "npc_action", profile?.hard ?? threat.text, sourceDetails(draft, threat), { binding: true, tags: ["threat_landed"] });
  createSituation(draft, source === null ? "pursued" : "cornered", "hard");
  pushClock(draft, rolesIn(draft).alarm, 1);
};

const sourceDetails = ({ world }: ResolutionDraft, { id, source_entity_id }: Threat): { threat_id: string; entity_id?: string } => {
  const source = source_entity_id === null ? undefined : entityById(world, source_entity_id);
  return { threat_id: id, ...(source?.visibility === "known" ? { entity_id: source.id } : {}) };
};
