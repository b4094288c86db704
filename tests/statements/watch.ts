import { subscribe } from "node:diagnostics_channel";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadModule } from "libpg-query";
import { z } from "zod";
import { acrossCampaigns } from "./across-campaigns.ts";
import { campaignColumns } from "./columns.ts";
import { findUnfiltered } from "./find-unfiltered.ts";

const root = resolve(import.meta.dirname, "../..");
const Statement = z.object({ sql: z.string() });
const seen = new Set<string>();
let found: string[] = [];

/** What statements of this worker left unfiltered since the last call. */
export const takeUnfiltered = (): string[] => {
  const taken = found;
  found = [];
  return taken;
};

await loadModule();
subscribe("freeform-rpg.statement", (message) => {
  const sql = Statement.parse(message).sql.replaceAll(/\s+/g, " ").trim();
  if (seen.has(sql)) return;
  seen.add(sql);
  const tables = judge(sql);
  if (tables.length > 0 && !isOfMigration(sql) && !isOfTest(readStack())) found.push(`${tables.join(", ")} in: ${sql}`);
});

/** The tables of campaigns that a statement leaves unfiltered, unless it is one that is about all campaigns. */
export const judge = (sql: string): string[] =>
  !/^(select|with|insert|update|delete|\()/i.test(sql) || acrossCampaigns.some(([statement]) => statement.test(sql))
    ? []
    : findUnfiltered(sql, campaignColumns);

const migrations = globSync("db/migrations/**/*.ts", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8").replaceAll(/\s+/g, " "))
  .join(" ");

/** Migrations change the rows of all campaigns, from a stack that does not tell of them. */
const isOfMigration = (sql: string): boolean => migrations.includes(sql.slice(0, 80));

const readStack = (): string => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack = "" } = new Error("Who sends this?");
  Error.stackTraceLimit = limit;
  return stack;
};

/** Whether a test itself sent a statement, going by the first of our files in the stack. */
export const isOfTest = (stack: string): boolean => {
  const files = stack.split("\n").map((line) => line.split(root)[1] ?? "");
  const sender = files.find(
    (file) => file !== "" && !/^\/(node_modules|tests\/statements\/watch|db\/(statements|database|testing))/.test(file),
  );
  return sender !== undefined && /\/(tests|testing|bench)\/|\.test\.ts/.test(sender);
};
