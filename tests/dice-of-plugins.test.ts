import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import { afterAll, beforeAll, expect, test } from "vitest";
import systems from "../plugins/rules/systems/plugin.ts";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fate-"));
  await cp("systems", join(folder, "systems"), { recursive: true });
  await cp("scenarios", join(folder, "scenarios"), { recursive: true });
  await cp("examples/fate-dice/fate.yaml", join(folder, "systems", "fate.yaml"));
  await writeFile(
    join(folder, "systems", "cards.yaml"),
    "id: cards\nname: Cards\ninherits: _base\nresolution: { method: plugin, dice: cards }\n",
  );
  await writeFile(
    join(folder, "systems", "fated.yaml"),
    "id: fated\nname: Fated\ninherits: d20\nresolution: { method: plugin, dice: fate }\n",
  );
  const yard = join(folder, "scenarios", "training_yard.yaml");
  await writeFile(yard, (await readFile(yard, "utf8")).replace("default_system: d20", "default_system: fated"));
  const { default: fate } = await import(new URL("../examples/fate-dice/plugin.js", import.meta.url).href);
  server = await openServer({
    plugins: [fate, { plugin: systems, options: { folder: join(folder, "systems") } }],
    scenarios: join(folder, "scenarios"),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("a campaign is played with a plugin's dice, and replayed to the same rolls", async () => {
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  const request = { id: "c", seed: "fate", scenario_id: "training_yard", user: "dee", character: null, members };
  await (await server.kernel.use(Campaigns)).create(request);
  for (const text of ["I attack the straw figure.", "I climb the wall.", "I attack Hedda."]) await server.play("ada", { text });
  const { resolutionMethod, turns } = (
    await server.ask("dee", `{ campaign(id: "c") { resolutionMethod turns { nodes { rolls { method dice total against } } } } }`)
  ).campaign;
  expect(resolutionMethod).toBe("fate");
  const rolls = turns.nodes.flatMap((turn: { rolls: { method: string; dice: number[] }[] }) => turn.rolls);
  expect(rolls.length).toBeGreaterThan(0);
  for (const { method, dice } of rolls) {
    expect([method, dice.length]).toEqual(["fate", 4]);
    expect(dice.every((face: number) => face >= -1 && face <= 1)).toBe(true);
  }
  const how = { replayId: "r", signal: new AbortController().signal };
  const report = await (await server.kernel.use(Replays)).turns(TurnsRequest.parse({ campaign_id: "c" }), how);
  expect(report).toMatchObject({ failed: 0, state: { identical: true } });
});

test("the system of the example can be played", async () => {
  const { resolution } = await (await server.kernel.use(Systems)).load("fate");
  expect(resolution).toMatchObject({ method: "plugin", dice: "fate", settings: { difficulty: 2 }, ability_range: [0, 4] });
});

test("a system whose dice no plugin brings is refused with those that there are", async () => {
  await expect((await server.kernel.use(Systems)).load("cards")).rejects.toThrow(
    /"cards" cannot be used: There are no dice "cards".* There are: fate\./,
  );
});
