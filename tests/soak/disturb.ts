import { exec } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import type { Interruptions } from "./interruptions.ts";
import type { SoakOptions } from "./options.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Takeovers } from "./takeovers.ts";

/** What was done to the servers, each how often. */
export interface Disturbances {
  kills: number;
  pauses: number;
  restarts: number;
}

/** What disturbing needs. */
export interface DisturbOptions extends Pick<SoakOptions, "kills" | "every" | "restart" | "print"> {
  readonly servers: readonly ServerProcess[];
  readonly db: TestDatabase;
  readonly random: () => number;
  readonly takeovers: Takeovers;
  readonly stop: AbortSignal;
  readonly done: Disturbances;
  readonly interruptions: Interruptions;
}

/**
 * Kills and pauses servers and restarts Postgres at random until `stop` fires, and leaves all running. One server at least always runs, so that
 * another can take over; the first is never killed, so that its memory shows.
 */
export const disturb = async (options: DisturbOptions): Promise<void> => {
  const { kills, every, random, servers, stop, done } = options;
  while (!stop.aborted && (kills === null || done.kills < kills)) {
    if (kills === null) await pause(every * (0.5 + random()), stop);
    if (stop.aborted) break;
    await (kills === null ? disturbOnce(options) : killOne(options));
  }
  for (const server of servers) if (server.paused) server.resume();
};

const pause = (seconds: number, signal: AbortSignal): Promise<unknown> => sleep(seconds * 1000, undefined, { signal }).catch(() => {});

const disturbOnce = async (options: DisturbOptions): Promise<void> => {
  const share = options.random();
  if (share < 0.15) return breakConnections(options);
  return share < 0.55 ? killOne(options) : pauseOne(options);
};

const pick = (servers: readonly ServerProcess[], random: () => number): ServerProcess | undefined =>
  servers[Math.floor(random() * servers.length)];

const killOne = async ({ servers, random, takeovers, interruptions, print, done, kills, stop }: DisturbOptions): Promise<void> => {
  const server = pick(servers.slice(1), random);
  if (server === undefined) return;
  const end = interruptions.begin("killed", server.name);
  await takeovers.watch(server.name, () => server.kill());
  done.kills += 1;
  print(`killed ${server.name} (${done.kills})`);
  if (kills === null) await pause(3 + random() * 10, stop);
  await server.start();
  end();
  if (kills !== null) await pause(0.2 + random() * 2, stop);
};

const pauseOne = async ({ servers, random, takeovers, interruptions, print, done, stop }: DisturbOptions): Promise<void> => {
  const server = pick(servers, random);
  if (server === undefined) return;
  const end = interruptions.begin("paused", server.name);
  await takeovers.watch(server.name, async () => server.pause());
  done.pauses += 1;
  const seconds = 2 + random() * 23;
  print(`paused ${server.name} for ${seconds.toFixed(1)} s`);
  await pause(seconds, stop);
  server.resume();
  end();
};

/** Restarts Postgres, or ends all connections to this database, which is as much for the servers. */
const breakConnections = async ({ print, done, restart, db, interruptions }: DisturbOptions): Promise<void> => {
  print(restart === null ? "ending all connections to Postgres" : "restarting Postgres");
  done.restarts += 1;
  const end = interruptions.begin("cut off", null);
  try {
    await (restart === null ? endConnections(db) : promisify(exec)(restart));
  } finally {
    end();
  }
};

const endConnections = (db: TestDatabase): Promise<unknown> =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db.database.sql,
  );
