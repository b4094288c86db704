import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Changes } from "freeform-rpg/plugins/canon/changes";
import { DmVoice } from "freeform-rpg/plugins/canon/dm-voice";
import { Strikes } from "freeform-rpg/plugins/canon/strikes";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { AppError, canonicalJson } from "freeform-rpg/kernel";
import { Change } from "freeform-rpg/schemas/campaign";
import fc from "fast-check";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

/** Something that a player or a DM does. Numbers choose among what is there when it is done. */
type Step =
  | { readonly do: "play"; readonly text: string }
  | { readonly do: "change"; readonly change: object }
  | { readonly do: "rewind" | "strike" | "undo"; readonly nth: number }
  | { readonly do: "whisper" }
  | { readonly do: "snapshot" };

const texts = [
  "I look around.",
  "I wait.",
  "I give the linen to Corin.",
  "I bandage Corin's fingers with my linen.",
  "I attack the straw man.",
];
const changes = [
  { kind: "set_item", item: "hand_wraps", owner: "player", quantity: 3 },
  { kind: "set_item", item: "hand_wraps", owner: "player", quantity: 5 },
  { kind: "set_time", hour: 11, minute: 5 },
  { kind: "add_entity", id: "whistle", type: "item", name: "brass whistle" },
  { kind: "set_item", item: "whistle", owner: "player", quantity: 1 },
  { kind: "edit_entity", entity: "corin_fenn", tags: ["rival"] },
  { kind: "set_relationship", from: "corin_fenn", to: "player", intensity: 4 },
  { kind: "add_fact", id: "seen", subject: "corin_fenn", text: "Corin saw it.", visibility: "known" },
];
const nth = fc.nat(20);

/** What may be done, in any order. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts).map((text): Step => ({ do: "play", text })) },
  { weight: 4, arbitrary: fc.constantFrom(...changes).map((change): Step => ({ do: "change", change })) },
  { weight: 3, arbitrary: nth.map((one): Step => ({ do: "strike", nth: one })) },
  { weight: 2, arbitrary: nth.map((one): Step => ({ do: "undo", nth: one })) },
  { weight: 1, arbitrary: nth.map((one): Step => ({ do: "rewind", nth: one })) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "whisper" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "snapshot" }) },
);

/** How often each kind of step was done rather than refused. */
export type Done = Record<Step["do"], number>;

/** A table at which steps are done, one campaign after another. */
export interface StepTable {
  /** Does steps in a new campaign and compares after each its tables with its log, then its export with its import. Returns the first difference. */
  run(steps: readonly Step[]): Promise<string | null>;
  readonly done: Done;
  close(): Promise<void>;
}

/** Opens two engines: one that plays, one that imports. */
export const openStepTable = async (): Promise<StepTable> => {
  const [here, there] = [await openEngine(), await openEngine()];
  const folder = await mkdtemp(join(tmpdir(), "steps-"));
  const done: Done = { play: 0, change: 0, rewind: 0, strike: 0, undo: 0, whisper: 0, snapshot: 0 };
  let campaigns = 0;
  return {
    done,
    run: async (steps) => {
      campaigns += 1;
      const id = `p${campaigns}`;
      await (await here.kernel.use(Campaigns)).create({ id, seed: "steps", scenario_id: "training_yard", user: "dee", character: {} });
      for (const [at, one] of steps.entries()) {
        if (await attempt(here, id, one, at)) done[one.do] += 1;
        const difference = await compare(here, id);
        if (difference !== null) return `after step ${at + 1} (${JSON.stringify(one)}): ${difference}`;
      }
      return compareImport(here, there, id, join(folder, id));
    },
    close: async () => {
      await Promise.all([here.close(), there.close()]);
      await rm(folder, { recursive: true });
    },
  };
};

/** Does a step; false where it is refused for what it asks. */
const attempt = async (engine: TestEngine, id: string, one: Step, at: number): Promise<boolean> => {
  try {
    await perform(engine, id, one, `${id}:${at}`);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && refusals.has(thrown.code)) return false;
    throw thrown;
  }
};

const refusals = new Set(["change_invalid", "turn_not_found", "change_not_found", "strike_refused", "already_struck", "campaign_finished"]);

const perform = async ({ kernel, db }: TestEngine, id: string, one: Step, key: string): Promise<void> => {
  const asked = { campaignId: id, userId: "dee" };
  if (one.do === "snapshot") return db.log.snapshot(id);
  if (one.do === "whisper") return void (await (await kernel.use(DmVoice)).whisper({ ...asked, text: "It is hollow.", to: ["player"] }));
  if (one.do === "play") {
    const turns = await kernel.use(Turns);
    const run = await turns.play({ campaign_id: id, user_id: "dee", text: one.text, idempotency_key: key, seed: key });
    return void (await turns.wait(run.id));
  }
  if (one.do === "change") return void (await (await kernel.use(Changes)).apply({ ...asked, changes: [Change.parse(one.change)] }));
  const rows = await db.database.sql
    .selectFrom("events")
    .select(["id", "kind", "turn_no"])
    .where("campaign_id", "=", id)
    .orderBy("seq")
    .execute();
  const turn = rows.at(-1)?.turn_no ?? 0;
  if (one.do === "rewind") return void (await db.log.rewind({ ...asked, turnNo: one.nth % Math.max(1, turn), reason: "" }));
  const strikes = await kernel.use(Strikes);
  const edits = rows.filter(({ kind }) => kind === "edit");
  const target =
    one.do === "strike"
      ? { turnNo: (one.nth % Math.max(1, turn)) + 1 }
      : { changeId: edits[one.nth % Math.max(1, edits.length)]?.id ?? "none" };
  await strikes.strike({ ...asked, target, reason: "" });
};

/** The first difference between the tables, the fold of the log and the fold from snapshots. */
const compare = async ({ db }: TestEngine, id: string): Promise<string | null> => {
  const tables = canonicalJson(await db.log.state(id));
  if (canonicalJson(await db.log.fold(id, { fromStart: true })) !== tables) return "the tables are not the fold of the log";
  return canonicalJson(await db.log.fold(id)) === tables ? null : "the tables are not the fold of the log from its last snapshot";
};

const compareImport = async (here: TestEngine, there: TestEngine, id: string, path: string): Promise<string | null> => {
  const { content } = await (await here.kernel.use(Archives)).write(id);
  await writeFile(path, content);
  await (await there.kernel.use(Archives)).import(path);
  const [tables, imported] = [canonicalJson(await here.db.log.state(id)), canonicalJson(await there.db.log.state(id))];
  if (tables !== imported) return "the import has other tables";
  return compare(there, id);
};
