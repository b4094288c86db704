import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Changes } from "freeform-rpg/plugins/canon/changes";
import { DmVoice } from "freeform-rpg/plugins/canon/dm-voice";
import { Handouts } from "freeform-rpg/plugins/canon/handouts";
import { Reviews } from "freeform-rpg/plugins/canon/reviews";
import { Strikes } from "freeform-rpg/plugins/canon/strikes";
import { Order, Turns } from "freeform-rpg/plugins/turn/queue";
import { AppError } from "freeform-rpg/kernel";
import type { ActionsDecision, NarrationDecision } from "freeform-rpg/schemas";
import { Change } from "freeform-rpg/schemas/campaign";
import fc from "fast-check";
import { expect } from "vitest";
import type { TestEngine } from "../engine/open-engine.ts";

/** Something that a player or a DM does. Numbers choose among what is there when it is done. */
export type Step =
  | { readonly do: "play"; readonly text: string }
  | { readonly do: "change"; readonly change: object }
  | { readonly do: "rewind" | "strike" | "undo"; readonly nth: number }
  | { readonly do: "actions"; readonly text: string; readonly decision: ActionsDecision }
  | { readonly do: "narration"; readonly text: string; readonly decision: NarrationDecision }
  | { readonly do: "round"; readonly texts: readonly [string, string] }
  | { readonly do: "whisper" }
  | { readonly do: "handout" }
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
/** What a DM decides before the dice. */
const actions: readonly ActionsDecision[] = [
  { as: "proceed", actions: [] },
  { as: "proceed", actions: [{ position: 0, outcome: "success" }] },
  { as: "proceed", actions: [{ position: 0, veto: "The gate is shut." }] },
  { as: "veto", text: "Not now." },
  { as: "answer", text: "It is noon." },
];
/** What a DM decides about a text. */
const narrations: readonly NarrationDecision[] = [
  { as: "release" },
  { as: "fallback" },
  { as: "own_text", text: "A gull cries.", violations: [] },
  { as: "another", text: "Shorter." },
];
const nth = fc.nat(20);
const said = fc.constantFrom(...texts);

interface Weighed {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Step>;
}

const undo: Weighed = { weight: 4, arbitrary: nth.map((one): Step => ({ do: "undo", nth: one })) };

/** One arbitrary for each kind of step, drawn as often as its weight says. */
const kinds: readonly Weighed[] = [
  undo,
  { weight: 4, arbitrary: fc.constantFrom(...texts).map((text): Step => ({ do: "play", text })) },
  { weight: 4, arbitrary: fc.constantFrom(...changes).map((change): Step => ({ do: "change", change })) },
  { weight: 4, arbitrary: nth.map((one): Step => ({ do: "strike", nth: one })) },
  { weight: 2, arbitrary: nth.map((one): Step => ({ do: "rewind", nth: one })) },
  {
    weight: 2,
    arbitrary: fc.tuple(said, fc.constantFrom(...actions)).map(([text, decision]): Step => ({ do: "actions", text, decision })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(said, fc.constantFrom(...narrations)).map(([text, decision]): Step => ({ do: "narration", text, decision })),
  },
  { weight: 2, arbitrary: fc.tuple(said, said).map((both): Step => ({ do: "round", texts: both })) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "whisper" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "handout" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "snapshot" }) },
];

/** What is done in one campaign, in any order: every kind of step at least once, so that no draw leaves a kind untested. What is refused most comes twice. */
export const steps: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.tuple(...[...kinds, undo, undo].map(({ arbitrary }) => arbitrary)),
    fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 11 }),
  )
  .chain(([each, more]) => fc.shuffledSubarray([...each, ...more], { minLength: each.length + more.length }));

/** Does a step; false where it is refused for what it asks. */
export const attempt = async (engine: TestEngine, id: string, one: Step, at: number): Promise<boolean> => {
  try {
    await perform(engine, id, one, `${id}:${at}`);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && refusals.has(thrown.code)) return false;
    throw thrown;
  }
};

const refusals = new Set(["change_invalid", "turn_not_found", "change_not_found", "strike_refused", "already_struck", "campaign_finished"]);

const perform = async (engine: TestEngine, id: string, one: Step, key: string): Promise<void> => {
  const { kernel, db } = engine;
  const asked = { campaignId: id, userId: "dee" };
  if (one.do === "snapshot") return db.log.snapshot(id);
  if (one.do === "whisper") return void (await (await kernel.use(DmVoice)).whisper({ ...asked, text: "It is hollow.", to: ["player"] }));
  if (one.do === "handout") {
    const handouts = await kernel.use(Handouts);
    const handoutId = await handouts.create({ ...asked, title: "A note", text: "Run.", alternativeText: "" });
    return void (await handouts.give({ ...asked, handoutId, to: ["player"] }));
  }
  if (one.do === "play") return void (await ended(engine, await declare(engine, id, "dee", one.text, key)));
  if (one.do === "round") return playRound(engine, id, one.texts, key);
  if (one.do === "actions" || one.do === "narration") return playReviewed(engine, id, one, key);
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

const declare = async ({ kernel }: TestEngine, id: string, user: string, text: string, key: string): Promise<string> =>
  (await (await kernel.use(Turns)).play({ campaign_id: id, user_id: user, text, idempotency_key: key, seed: key })).id;

interface Waiting {
  readonly kind: "actions" | "narration";
  readonly digest: string;
}

/** Waits until a run has ended, or waits for a decision, which is returned. */
const ended = async ({ kernel, db }: TestEngine, run: string): Promise<Waiting | undefined> => {
  const turns = await kernel.use(Turns);
  let waiting: Waiting | undefined;
  // A run that was decided about still waits until a worker has claimed it.
  await expect
    .poll(
      async () => {
        const code = await turns.wait(run).then(
          () => undefined,
          (error: { readonly code?: string }) => error.code,
        );
        waiting = await findWaiting(db, run);
        return code === undefined || (code === "run_suspended" && waiting !== undefined) || code;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return waiting;
};

const findWaiting = ({ database }: TestEngine["db"], run: string): Promise<Waiting | undefined> =>
  database.sql.selectFrom("reviews").select(["kind", "digest"]).where("run_id", "=", run).where("decision", "is", null).executeTakeFirst();

const playRound = async (engine: TestEngine, id: string, texts: readonly [string, string], key: string): Promise<void> => {
  const order = await engine.kernel.use(Order);
  await order.set({ campaignId: id, userId: "dee", mode: "rounds" });
  const runs = [await declare(engine, id, "dee", texts[0], `${key}:dee`), await declare(engine, id, "ada", texts[1], `${key}:ada`)];
  for (const run of runs) await ended(engine, run);
  await order.set({ campaignId: id, userId: "dee", mode: "free" });
};

type Reviewed = Extract<Step, { readonly do: "actions" | "narration" }>;

/** Plays a turn that waits for the DM, who decides once as the step says; another text is released. */
const playReviewed = async (engine: TestEngine, id: string, one: Reviewed, key: string): Promise<void> => {
  const set = async (mode: "auto" | "actions" | "narration") =>
    (await engine.kernel.use(Campaigns)).changeSettings({ campaignId: id, requesterId: "dee", review: { mode } });
  await set(one.do);
  const run = await declare(engine, id, "dee", one.text, key);
  const reviews = await engine.kernel.use(Reviews);
  let first = true;
  for (let waiting = await ended(engine, run); waiting !== undefined; waiting = await ended(engine, run)) {
    const request = { campaignId: id, userId: "dee", key: waiting.digest };
    if (one.do === "actions")
      await reviews.decideActions({ ...request, decision: one.decision }).catch((error: unknown) => {
        // An outcome is not declared for an action that the rules block.
        if (!(error instanceof AppError) || error.code !== "decision_invalid") throw error;
        return reviews.decideActions({ ...request, decision: { as: "proceed", actions: [] } });
      });
    else await reviews.decideNarration({ ...request, decision: first ? one.decision : { as: "release" }, ignoreViolations: true });
    first = false;
  }
  await set("auto");
};
