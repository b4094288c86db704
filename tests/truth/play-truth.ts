import { canonicalJson } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { Narration, StateDiff } from "freeform-rpg/schemas/turn";
import configuration from "../../freeform.config.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import type { Lie } from "./lie.ts";
import type { TruthCase } from "./truth-case.ts";
import { createUnreliableModel } from "./unreliable-model.ts";
import type { Made } from "./unreliable-model.ts";
import { wholeOutputs } from "../engine/whole-packet.ts";

/** What a run of a case came to. */
export interface TruthRun {
  /** Every untruth that any draft held, and whether it was committed. */
  readonly lies: readonly (Lie & { readonly turn: number; readonly committed: boolean })[];
  readonly turns: number;
  readonly failed: readonly { readonly turn: number; readonly why: string }[];
  /** Turns without an untruth that the gate changed all the same. */
  readonly touched: number;
  readonly drafts: number;
  readonly garbled: number;
  /** Whether the fold of the log from its start is the state, byte by byte. */
  readonly folds: boolean;
}

/** Plays a case from its start, with the gate or without. */
export const playTruth = async (
  one: TruthCase,
  { gate, turns = one.turns }: { readonly gate: boolean; readonly turns?: number },
): Promise<TruthRun> => {
  const model = createUnreliableModel(one);
  const engine = await openEngine({ services: [model.provision], plugins: [narratorWith(gate), quietModels()] });
  try {
    const campaigns = await engine.kernel.use(Campaigns);
    await campaigns.create({ id: "truth", scenario_id: one.scenario, user: "dee", seed: one.seed });
    const played: Played[] = [];
    for (let number = 1; number <= turns; number += 1) played.push(await playOne(engine, one, model, number));
    return await sumUp(engine, played);
  } finally {
    await engine.close();
  }
};

interface Played extends Made {
  readonly turn: number;
  readonly runId: string;
  readonly why: string | null;
}

const playOne = async (
  { kernel }: TestEngine,
  one: TruthCase,
  model: ReturnType<typeof createUnreliableModel>,
  turn: number,
): Promise<Played> => {
  model.turn(turn);
  const table = await kernel.use(Turns);
  const text = one.says[(turn - 1) % one.says.length] ?? "";
  const run = await table.play({ campaign_id: "truth", user_id: "dee", text, idempotency_key: `t-${turn}` });
  const why = await table.wait(run.id).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { ...model.turn(turn), turn, runId: run.id, why };
};

const sumUp = async ({ db }: TestEngine, played: readonly Played[]): Promise<TruthRun> => {
  const events = await db.database.sql
    .selectFrom("events")
    .select(["run_id", "final_text", "state_diff", wholeOutputs])
    .where("kind", "=", "turn")
    .execute();
  const byRun = new Map(events.map((event) => [event.run_id, event]));
  const textOf = ({ runId }: Played): string => byRun.get(runId)?.final_text ?? "";
  const addedBy = ({ runId }: Played): string[] =>
    (StateDiff.shape.threads_add.safeParse(Object(byRun.get(runId)?.state_diff ?? {}).threads_add).data ?? []).map(({ title }) => title);
  const isChanged = ({ runId }: Played): boolean => {
    const outputs: { narration?: unknown } = Object(byRun.get(runId)?.pass_outputs ?? {});
    const narration = Narration.safeParse(outputs.narration);
    return narration.success && (narration.data.attempts > 1 || narration.data.source !== "model");
  };
  return {
    lies: played.flatMap((one) =>
      byRun.has(one.runId)
        ? one.lies.map((lie) => ({ ...lie, turn: one.turn, committed: isCommitted(lie, textOf(one), addedBy(one)) }))
        : [],
    ),
    turns: events.length,
    failed: played.flatMap(({ turn, why }) => (why === null ? [] : [{ turn, why }])),
    touched: played.filter((one) => one.lies.length === 0 && isChanged(one)).length,
    drafts: played.reduce((sum, one) => sum + one.drafts, 0),
    garbled: played.reduce((sum, one) => sum + one.garbled, 0),
    folds: canonicalJson(await db.log.fold("truth", { fromStart: true })) === canonicalJson(await db.log.state("truth")),
  };
};

/** The oracle: it knows what was made up, and looks for just that. */
const isCommitted = ({ where, mark }: Lie, text: string, added: readonly string[]): boolean => {
  if (where === "threads") return added.includes(mark);
  return text.includes(mark) === (where === "text");
};

const narratorWith = (gate: boolean) => ({ plugin: pluginNamed("narrator"), options: { gate } });
/** An answer that is no JSON is asked for again at once: waiting proves nothing here. */
const quietModels = () => ({ plugin: pluginNamed("models"), options: { backOff: 0 } });

const pluginNamed = (name: string) => {
  for (const entry of configuration.plugins) {
    if (typeof entry === "string") continue;
    const plugin = "plugin" in entry ? entry.plugin : entry;
    if (typeof plugin !== "string" && plugin.name === name) return plugin;
  }
  throw new Error(`The configuration lists no plugin "${name}".`);
};
