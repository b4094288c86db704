import { applyDiff, changesOf, editState } from "freeform-rpg/plugins/turn/commit/lib";
import type { Tables } from "freeform-rpg/plugins/turn/commit";
import { closeDraft, openDraft, runTriggers } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects, ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { seededDice, seedOf } from "freeform-rpg/plugins/turn/resolver/lib";
import { Edit, editKinds } from "freeform-rpg/schemas/campaign";
import { StateDiff } from "freeform-rpg/schemas/turn";
import type { Change, EffectDraft, EngineEvent, GameState, RowChange, Ruling, World } from "freeform-rpg/schemas";
import { ChangeError, EditRefused } from "../change-error.ts";
import type { ChangeRefusal } from "../change-error.ts";
import type { EditScene, Share } from "../edits/edit-scene.ts";
import { makeEdit } from "../edits/make-edit.ts";
import type { CampaignNow } from "./read-campaign.ts";

/** What changes come to. */
export interface MadeChanges {
  readonly rows: readonly RowChange[];
  /** The rows before, in the order of `rows`; `null` for a new one. */
  readonly before: readonly (Readonly<Record<string, unknown>> | null)[];
  /** What happened by effects, triggers and clocks, in sentences that players may read. */
  readonly events: readonly EngineEvent[];
  readonly diff: StateDiff;
  /** What characters come to know by it, beside what they see. */
  readonly shares: readonly Share[];
}

/**
 * Makes changes in memory: first all edits, then all effects, each in the order given, with the triggers that follow. All or nothing: throws
 * `ChangeError` with every change that is refused, one that would change nothing included.
 */
export const makeChanges = (changes: readonly Change[], now: CampaignNow, effects: Effects): MadeChanges => {
  const refusals: ChangeRefusal[] = [];
  const tables = editState(now.state);
  const turnNo = now.world.campaign.current_turn;
  const shares: Share[] = [];
  const scene: EditScene = { tables, turnNo, sceneId: now.world.scene.id, players: now.world.player_ids, shares };
  const refuse = (position: number, field: string, message: string) => void refusals.push({ position, field, message });
  for (const [position, change] of changes.entries())
    if (editKinds.has(change.kind)) tryEdit(change, scene, (field, message) => refuse(position, field, message));
  const draft = openPlay(worldOf(tables, now.world), effects);
  for (const [position, change] of changes.entries())
    if (!editKinds.has(change.kind)) {
      const refusal = playEffect(change, draft, effects);
      if (refusal !== null) refuse(position, "", refusal);
    }
  if (refusals.length > 0) throw new ChangeError(refusals.toSorted((a, b) => a.position - b.position));
  runTriggers(draft);
  const diff = closeDraft(draft);
  applyDiff(diff, tables, { turnNo, sceneId: draft.start.scene.id, players: now.world.player_ids });
  return { ...comparedWith(now.state, changesOf(tables)), events: draft.events, diff, shares };
};

const tryEdit = (change: Change, scene: EditScene, refuse: (field: string, message: string) => void): void => {
  const parsed = Edit.safeParse(change);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) refuse(path.join("."), message);
    return;
  }
  const before = fingerprint(scene);
  try {
    makeEdit(parsed.data, scene);
    if (fingerprint(scene) === before) refuse("", "It would change nothing: everything is so already.");
  } catch (thrown) {
    if (!(thrown instanceof EditRefused)) throw thrown;
    refuse(thrown.field, thrown.message);
  }
};

const fingerprint = ({ tables, shares }: EditScene): string => JSON.stringify([shares, Object.values(tables).map((table) => table.rows())]);

const noRuling: Ruling = {
  intent: "",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
};

const openPlay = (world: World, effects: Effects): ResolutionDraft => {
  const dice = seededDice(seedOf(null, world.campaign.seed, world.campaign.head_seq));
  const runEffect = (effect: EffectDraft, draft: ResolutionDraft) => void playEffect(effect, draft, effects);
  return openDraft(world, noRuling, dice, { diff: StateDiff.parse({}), runEffect });
};

/** Applies an effect. Returns why it is refused, or `null`. */
const playEffect = (effect: EffectDraft, draft: ResolutionDraft, effects: Effects): string | null => {
  const settled = effects.settle(effect, { world: draft.world, origin: "authored" });
  if ("reason" in settled) return settled.reason;
  return effects.apply(settled.effect, draft) ? null : "It would change nothing: everything is so already.";
};

/** The world with every row of the campaign: a DM reaches all of it. */
const worldOf = (tables: Tables, world: World): World => ({
  ...world,
  ...scenesOf(tables, world),
  director: tables.director.rows()[0] ?? world.director,
  entities: tables.entities.rows(),
  facts: tables.facts.rows().filter(({ ended_turn }) => ended_turn === null),
  threads: tables.threads.rows(),
  clocks: tables.clocks.rows(),
  inventory: tables.inventory.rows(),
  relationships: tables.relationships.rows(),
  situations: tables.situations.rows().filter(({ cleared_turn }) => cleared_turn === null),
  threats: tables.threats.rows().filter(({ status }) => status === "pending"),
});

/** The acting character's scene, and the others. */
const scenesOf = (tables: Tables, { actor_id, scene }: World): Pick<World, "scene" | "elsewhere"> => {
  const scenes = tables.scene.rows();
  const here = scenes.find(({ present_entity_ids }) => present_entity_ids.includes(actor_id)) ?? scenes[0] ?? scene;
  return { scene: here, elsewhere: scenes.filter(({ id }) => id !== here.id) };
};

/** The rows that are really different, each beside its old value. */
const comparedWith = (state: GameState, changed: readonly RowChange[]): Pick<MadeChanges, "rows" | "before"> => {
  const old = editState(state);
  const pairs = changed
    .map((change) => ({ change, was: old[change.table].find(...change.key) ?? null }))
    .filter(({ change, was }) => JSON.stringify(change.row) !== JSON.stringify(was));
  return { rows: pairs.map(({ change }) => change), before: pairs.map(({ was }) => was) };
};
