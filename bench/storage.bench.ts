import { sql } from "kysely";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { DatabaseConnection } from "freeform-rpg/db";
import { openEngine } from "../tests/engine/open-engine.ts";
import type { TestEngine } from "../tests/engine/open-engine.ts";
import { createCampaignRows, openReplayEnvironment, player, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";

const usual = 200;
const warmUp = 20;
/** Turns after which rows that were replaced make room, as autovacuum has them do: it looks once a minute, and turns of a benchmark are quicker. */
const tidyEvery = 20;
/** Tables that grow by less are not printed: bytes a turn. */
const shown = 50;

/** What an evening of `dead_drop` is made of, again and again. */
const says = [
  "I look around.",
  "I talk to Viktor about Jin.",
  "I search the bar.",
  "I wait for ten minutes and listen.",
  "I order a drink.",
  'I ask Viktor "Who came in last night?"',
  "I look at Sefa.",
  "I talk to Sefa.",
  "I go to the alley.",
  "I search the alley for tracks.",
  "I hide behind the containers and wait.",
  "I go back to the bar.",
];

/**
 * Bytes that a turn leaves in the database, with indexes, offline and with a model that is paid: what the tables have grown by while 200 turns
 * (`--turns`) were played, as they are on the disk of a Postgres (`TEST_DATABASE_URL`) and, as the peer, packed to the last byte.
 */
export const benchmark: Benchmark = async ({ turns = usual }) => [
  ...(await measure("offline", turns, openOffline)),
  ...(await measure("paid", turns, openPaid)),
];

interface Game {
  readonly engine: TestEngine;
  readonly play: (nth: number) => Promise<unknown>;
}

const openOffline = async (): Promise<Game> => {
  const engine = await openEngine();
  await (await engine.kernel.use(Campaigns)).create({ id: "stored", scenario_id: "dead_drop", user: player, seed: "bench" });
  const turns = await engine.kernel.use(Turns);
  const play = async (nth: number) => {
    const text = says[nth % says.length] ?? "I wait.";
    const run = await turns.play({ campaign_id: "stored", user_id: player, text, idempotency_key: `stored-${nth}`, seed: `bench-${nth}` });
    await turns.wait(run.id);
  };
  return { engine, play };
};

const openPaid = async (): Promise<Game> => {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "stored");
  return { engine, play: (nth) => playTurn(engine, "stored", nth) };
};

const measure = async (name: string, turns: number, open: () => Promise<Game>): Promise<readonly Result[]> => {
  const { engine, play } = await open();
  const { database } = engine.db;
  let nth = 0;
  const playUpTo = async (last: number) => {
    while (nth < last) {
      await play((nth += 1));
      if (nth % tidyEvery === 0) await sql`vacuum`.execute(database.sql);
    }
  };
  await playUpTo(warmUp);
  await compact(database);
  const before = await readSizes(database);
  await playUpTo(warmUp + turns);
  const loose = await readSizes(database);
  await compact(database);
  const packed = await readSizes(database);
  await engine.close();
  const grown = (after: Sizes, part: string): number => ((after.get(part) ?? 0) - (before.get(part) ?? 0)) / turns;
  const row = (metric: string, parts: readonly string[]): Result => {
    const total = (after: Sizes): number => parts.reduce((sum, part) => sum + grown(after, part), 0);
    return beside(metric, total(loose) / 1000, "kB a turn", "packed by vacuum full", total(packed) / 1000);
  };
  const parts = [...loose.keys()];
  const large = parts.filter((part) => grown(packed, part) >= shown).toSorted((a, b) => grown(packed, b) - grown(packed, a));
  return [row(`${name}: all`, parts), ...large.map((part) => row(`${name}: ${part}`, [part]))];
};

type Sizes = ReadonlyMap<string, number>;

/** Bytes of each table, its long values (`toast`) and each of its indexes. */
const readSizes = async ({ sql: db }: DatabaseConnection): Promise<Sizes> => {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_relation_size(c.oid)::float as bytes from pg_class c
    where c.relkind in ('r', 'i') and c.relnamespace = current_schema()::regnamespace
    union all
    select c.relname || ' toast', pg_total_relation_size(c.reltoastrelid)::float from pg_class c
    where c.relkind = 'r' and c.reltoastrelid <> 0 and c.relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
};

const compact = async ({ sql: db }: DatabaseConnection): Promise<void> => {
  await sql`vacuum full`.execute(db);
};
