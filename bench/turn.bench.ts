import type { TestEngine } from "../tests/engine/open-engine.ts";
import { createCampaignRows, hearTurn, openReplayEnvironment, playTurn } from "./players.ts";
import { recordStatements, renamed, replayStatements } from "./replay-statements.ts";
import type { SentStatement } from "./replay-statements.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const warmUp = 20;
const turns = 200;
const listened = 50;
const peer = "the same SQL statements in a bare loop";

/** A turn's time without the model, beside the statements it sends, sent bare on a twin campaign; turn by turn in one run. */
export const benchmark: Benchmark = async () => {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "mainland");
  await createCampaignRows(engine, "mirrored");
  const own: number[] = [];
  const bare: number[] = [];
  let statements = 0;
  let bytes = 0;
  let parameters = 0;
  for (let nth = 1; nth <= warmUp + turns; nth += 1) {
    const start = performance.now();
    const { sent, value: run } = await recordStatements(engine.db.database, () => playTurn(engine, "mainland", nth));
    const took = performance.now() - start;
    const twin = renamed(sent, { mainland: "mirrored", [run]: `m${run}` });
    const loop = await timed(() => replayStatements(engine.db.database, twin));
    if (nth <= warmUp) continue;
    own.push(took);
    bare.push(loop);
    statements += sent.length;
    bytes += countBytes(sent);
    parameters += countBytes(sent.map((statement) => ({ ...statement, sql: "" })));
  }
  const heard = await hearTurns(engine);
  await engine.close();
  return [
    beside("overhead_p50", percentile(own, 0.5), "ms", peer, percentile(bare, 0.5)),
    beside("overhead_p95", percentile(own, 0.95), "ms", peer, percentile(bare, 0.95)),
    beside("statements_per_turn", statements / turns, "statements", "itself", statements / turns),
    beside(
      "kilobytes_per_turn",
      parameters / turns / 1000,
      "kB",
      "with the texts of its statements, as for a pooler that keeps no prepared ones",
      bytes / turns / 1000,
    ),
    beside("first_token_p50", median(heard, "first"), "ms", "the whole turn", median(heard, "whole")),
  ];
};

/** The texts of statements and their parameters. Texts are sent once for each connection, so without them it is what a turn sends. */
const countBytes = (sent: readonly SentStatement[]): number =>
  sent.reduce(
    (sum, { sql, parameters }) => sum + [sql, ...parameters].reduce<number>((of, part) => of + Buffer.byteLength(String(part)), 0),
    0,
  );

type Heard = Awaited<ReturnType<typeof hearTurn>>;

/** What a listener waits for is the engine's share alone, since the model streams at once. */
const hearTurns = async (engine: TestEngine): Promise<Heard[]> => {
  await createCampaignRows(engine, "heard");
  const all: Heard[] = [];
  for (let nth = 1; nth <= warmUp + listened; nth += 1) all.push(await hearTurn(engine, "heard", nth));
  return all.slice(warmUp);
};

const median = (heard: readonly Heard[], name: keyof Heard): number =>
  percentile(
    heard.map((one) => one[name]),
    0.5,
  );
