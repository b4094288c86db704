import { spawn } from "node:child_process";
import { join } from "node:path";
import { once } from "node:events";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { shippedPacks } from "../tests/engine/shipped-packs.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";

const campaigns = 40;
const script = join(import.meta.dirname, "throughput-server.ts");

/** Turns a second of 40 campaigns that all play at once, on one server and on two that share a Postgres: `TEST_DATABASE_URL`. */
export const benchmark: Benchmark = async ({ turns = 8 }) => {
  const one = await measure(1, turns);
  const two = await measure(2, turns);
  return [
    beside("turns_per_second_one", one, "turns/s", "two servers", two),
    beside("turns_per_second_two", two, "turns/s", "one server", one),
  ];
};

/** Each server is a process of its own with its share of the campaigns. All begin at the same moment, once warm. */
const measure = async (servers: number, turns: number): Promise<number> => {
  await using db = await openTestDatabase({ fixture: shippedPacks });
  if (db.url === null) throw new Error("This benchmark needs a server: set TEST_DATABASE_URL to the URL of a Postgres.");
  const url = db.url;
  const processes = Array.from({ length: servers }, (_, nth) => startServer(url, `s${nth}`, campaigns / servers, turns));
  await Promise.all(processes.map(({ stdout }) => once(stdout, "data")));
  const start = performance.now();
  const ended = processes.map((server) => once(server, "exit"));
  for (const { stdin } of processes) stdin.write("go\n");
  const codes = await Promise.all(ended);
  if (codes.some(([code]) => code !== 0)) throw new Error("A server of the benchmark failed; its errors are above.");
  return (campaigns * turns) / ((performance.now() - start) / 1000);
};

const startServer = (url: string, name: string, count: number, turns: number) =>
  spawn(process.execPath, [script, url, name, String(count), String(turns)], { stdio: ["pipe", "pipe", "inherit"] });
