import { randomUUID } from "node:crypto";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import type { TurnsReport } from "freeform-rpg/plugins/operations/replay";
import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";
import { timed } from "./statistics.ts";

const turns = Number(process.env["BENCH_TURNS"] ?? 500);

/**
 * Runs 500 turns again from cassettes, all stages and then with one narrator's prompt overridden, and rebuilds the state from
 * the log. Figures: turns a second beside the bare fold, how many came out byte for byte, and the calls of each stage beside those recorded.
 */
export const benchmark: Benchmark = async () => {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "replayed");
  for (let nth = 1; nth <= turns; nth += 1) await playTurn(engine, "replayed", nth);
  const replays = await engine.kernel.use(Replays);
  const run = (request: object) =>
    replays.turns(TurnsRequest.parse({ campaign_id: "replayed", ...request }), {
      replayId: randomUUID(),
      signal: new AbortController().signal,
    });
  const fold = await timed(() => engine.db.log.fold("replayed", { fromStart: true }));
  const whole = await run({});
  const prompts = [{ id: "turn/narrator", text: "Tell it in another voice." }];
  const narrated = await run({ overrides: { prompts }, cassette: "else-live" });
  const state = await replays.state({ campaign_id: "replayed", turn: null });
  await engine.close();
  const foldPerSecond = (turns * 1000) / fold;
  return [
    beside("replay", whole.turns_per_second, "turns/s", "the bare fold", foldPerSecond),
    beside("replay_identical", whole.identical, "turns", "turns played", turns),
    beside("replay_state_identical", Number(whole.state.identical && state.identical), "of 1", "an identical state", 1),
    beside("replay_narrator_override", narrated.turns_per_second, "turns/s", "the bare fold", foldPerSecond),
    ...["interpret", "narrate"].map((stage) => calls(stage, narrated, whole)),
  ];
};

/** Calls that a provider was asked for, beside those that the turns once made, drafts that were sent back among them. */
const calls = (stage: string, overridden: TurnsReport, recorded: TurnsReport): Result => {
  const of = ({ stages }: TurnsReport) => stages.find((one) => one.stage === stage);
  return beside(`override_calls_${stage}`, of(overridden)?.asked ?? 0, "calls", "recorded", of(recorded)?.recalled ?? 0);
};
