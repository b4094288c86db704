import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import omens from "../examples/snippets/omens/plugin.ts";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

const trigger = `
  - id: moon
    on: action_succeeded
    effects:
      - { kind: omen, sign: "The moon over the yard turns red." }
`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "omens-"));
  await cp("scenarios", folder, { recursive: true });
  const yard = join(folder, "training_yard.yaml");
  const text = await readFile(yard, "utf8");
  await writeFile(yard, text.replace(/^triggers:\n/m, `triggers:${trigger}`));
  server = await openServer({ plugins: [omens], scenarios: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("a scenario's trigger has an effect of a kind that a plugin brings, and the turn is replayed to the same events", async () => {
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  const request = { id: "c", seed: "omen", scenario_id: "training_yard", user: "dee", character: null, members };
  await (await server.kernel.use(Campaigns)).create(request);
  await server.play("ada", { text: "I look around." });
  const { turns } = (await server.ask("dee", `{ campaign(id: "c") { turns(last: 1) { nodes { text events { type text } } } } }`)).campaign;
  expect(turns.nodes[0].events).toContainEqual({ type: "effect_applied", text: "The moon over the yard turns red." });
  expect(turns.nodes[0].text).toContain("The moon over the yard turns red.");
  const how = { replayId: "r", signal: new AbortController().signal };
  const report = await (await server.kernel.use(Replays)).turns(TurnsRequest.parse({ campaign_id: "c" }), how);
  expect(report).toMatchObject({ failed: 0, state: { identical: true } });
});

test("without the plugin the scenario does not load, and the error names the kind", async () => {
  const bare = await openServer({ scenarios: folder });
  const request = { id: "d", seed: "omen", scenario_id: "training_yard", user: "dee", character: null, members: [] };
  await expect((await bare.kernel.use(Campaigns)).create(request)).rejects.toThrow(/omen/);
  await bare.close();
});
