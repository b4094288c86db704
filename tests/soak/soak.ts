import { parseArgs } from "node:util";
import { judge } from "./judge.ts";
import { longSoak } from "./options.ts";
import type { SoakOptions } from "./options.ts";
import { runSoak } from "./run-soak.ts";

const usage = `Usage: npm run soak -- [--minutes N] [--campaigns N] [--players N] [--servers N] [--think SECONDS] [--every SECONDS]
  [--slowest MS] [--seed N] [--restart COMMAND] [--kills N]
TEST_DATABASE_URL names a Postgres with pgvector. COMMAND restarts it, such as "docker compose restart db". With --kills servers are killed, one after another,
that many times, and nothing else disturbs them.`;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    minutes: text,
    campaigns: text,
    players: text,
    servers: text,
    think: text,
    every: text,
    slowest: text,
    seed: text,
    restart: text,
    kills: text,
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const readNumber = (name: Exclude<keyof typeof values, "restart" | "help">, least: number): number | undefined => {
  const given = values[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (number >= least) return number;
  console.error(`--${name} is "${given}"; it must be a number of at least ${least}.\n${usage}`);
  return process.exit(2);
};

const minutes = readNumber("minutes", 0.5);
const options: SoakOptions = {
  campaigns: readNumber("campaigns", 1) ?? longSoak.campaigns,
  players: readNumber("players", 1) ?? longSoak.players,
  servers: readNumber("servers", 2) ?? longSoak.servers,
  seconds: minutes === undefined ? longSoak.seconds : minutes * 60,
  kills: readNumber("kills", 1) ?? null,
  every: readNumber("every", 1) ?? longSoak.every,
  think: readNumber("think", 0) ?? longSoak.think,
  slowest: readNumber("slowest", 0) ?? longSoak.slowest,
  seed: readNumber("seed", 0) ?? longSoak.seed,
  restart: values.restart ?? null,
  print: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
};
if (options.restart === null)
  console.log("Postgres is not restarted, but all connections to it end: --restart names a command that restarts it.");

// Servers end with this process, however it ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const report = await runSoak(options);
for (const [what, times] of report.notes) console.log(`note, ${times} times: ${what}`);
const verdicts = judge(report);
for (const { line, good } of verdicts) console.log(`${good ? "    " : "BAD "}${line}`);
const passed = verdicts.every(({ good }) => good);
console.log(passed ? "passed" : `failed: ${verdicts.filter(({ good }) => !good).length} of ${verdicts.length}, marked BAD`);
process.exit(passed ? 0 : 1);
