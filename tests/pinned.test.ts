import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { showPlan } from "freeform-rpg/kernel/host";
import type { RunEvent } from "freeform-rpg/kernel";
import { describeEvent } from "freeform-rpg/testing";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { openEngine } from "./engine/open-engine.ts";

test("the order of a turn's stages, as it is derived", async () => {
  const engine = await openEngine();
  expect(showPlan(engine.kernel.plan("turn"), "text")).toMatchSnapshot();
  await engine.close();
});

test("the events of one whole turn, as they are told", async () => {
  const engine = await openEngine();
  const campaigns = await engine.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "pinned", scenario_id: "training_yard", user: "ada" });
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "ada", text: "I look around.", idempotency_key: "k" });
  const told: string[] = [];
  for await (const event of turns.follow(run.id)) told.push(lineOf(event));
  expect(told.filter((line, at) => line !== told[at - 1])).toMatchSnapshot();
  await engine.close();
});

/** Texts vary with the words and with timing; that something is told there does not. */
const lineOf = (event: RunEvent): string => (event.type === "token" ? "token" : describeEvent(event));

const root = join(import.meta.dirname, "..");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const named = Object.keys(exports).filter((door) => !door.includes("*") && !door.endsWith(".json"));
const listed = (pattern: string, name: (file: string) => string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => `./${name(file)}`);
const entries = [
  ...named,
  ...listed("schemas/*/index.ts", dirname),
  ...listed("plugins/*/*/tokens.ts", dirname),
  ...listed("plugins/*/*/lib.ts", (file) => file.replace(/\.ts$/, "")),
];

const fileOf = (entry: string): string => `${entry.replaceAll("/", "-") || "index"}.txt`;

test.each(entries.map((entry) => entry.slice(2)))("freeform-rpg/%s exports exactly these names", async (entry) => {
  const names = Object.keys(await import(entry === "" ? "freeform-rpg" : `freeform-rpg/${entry}`));
  await expect(`${names.toSorted().join("\n")}\n`).toMatchFileSnapshot(`exports/${fileOf(entry)}`);
});

test("every list of exported names belongs to an entry point", () => {
  const files = entries.map((entry) => fileOf(entry.slice(2)));
  expect(globSync("*.txt", { cwd: join(root, "tests", "exports") }).filter((file) => !files.includes(file))).toEqual([]);
});
