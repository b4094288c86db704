import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createApi, signToken } from "../graphql/server.ts";
import { createCampaignRows, openReplayEnvironment, player, playTurn } from "./players.ts";
import { recordStatements, replayInOrder } from "./replay-statements.ts";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";
import { compareReads } from "./peers/compare-reads.ts";
import { percentile, timed } from "./statistics.ts";

const rounds = 200;
const secret = "a secret for measuring alone, of no worth";
const operations = { q1: "dashboard", q2: "facts", q3: "turns" };

/**
 * On a Postgres (`TEST_DATABASE_URL`) the API beside PostGraphile, in requests a second. On any database the top queries over HTTP semantics (parse,
 * authorise, plan, read, write), each beside its own SQL sent bare: milliseconds, p50.
 */
export const benchmark: Benchmark = async ({ turns = 200 }) => {
  const peers = process.env.TEST_DATABASE_URL ? await compareReads() : [];
  if (peers.length === 0) console.error("Without TEST_DATABASE_URL, the URL of a Postgres, there is no comparison with PostGraphile.");
  return [...peers, ...(await compareWithSql(turns))];
};

const compareWithSql = async (turns: number): Promise<readonly Result[]> => {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "read");
  for (let nth = 1; nth <= turns; nth += 1) await playTurn(engine, "read", nth);
  const api = createApi({
    kernel: engine.kernel,
    settings: { version: "bench", production: true, tokens: { secret }, requestsPerMinute: 1e9 },
  });
  const headers = { "content-type": "application/json", authorization: `Bearer ${await signToken({ secret, user: player })}` };
  const results: Result[] = [];
  for (const [metric, document] of Object.entries(operations)) {
    const query = await readFile(join(import.meta.dirname, "../graphql/documents", `${document}.graphql`), "utf8");
    const body = JSON.stringify({ query, variables: { id: "read" } });
    const ask = () => askOnce(() => api.fetch(new Request("http://local/graphql", { method: "POST", headers, body })));
    results.push(await measure(metric, ask, engine.db.database));
  }
  await api.close();
  await engine.close();
  return results;
};

async function askOnce(send: () => Promise<Response> | Response): Promise<void> {
  const answer = await (await send()).text();
  if (answer.includes('"errors"')) throw new Error(`The API answered with errors: ${answer.slice(0, 500)}`);
}

async function measure(metric: string, ask: () => Promise<void>, database: Parameters<typeof recordStatements>[0]): Promise<Result> {
  await ask();
  const { sent } = await recordStatements(database, ask);
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timed(ask));
    bare.push(await timed(() => replayInOrder(database.sql, sent)));
  }
  return beside(metric, percentile(own, 0.5), "ms", `its ${sent.length} SQL statement(s) bare`, percentile(bare, 0.5));
}
