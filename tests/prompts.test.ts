import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Runner, provide } from "freeform-rpg/kernel";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { PromptRegistry } from "freeform-rpg/plugins/models/prompts";
import { afterAll, beforeAll, expect, test } from "vitest";
import plugin from "../plugins/models/prompts/plugin.ts";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
let folder = "";
let campaign = "";
const asked: string[] = [];

/** The offline model, with a note of each prompt that it is asked with. */
const listening = provide(ModelProvider, {
  uses: { runner: Runner },
  create: ({ runner }) => {
    const offline = createOffline(runner);
    return {
      ...offline,
      complete: (request) => {
        asked.push(`${request.prompt.id}@${request.prompt.version}`);
        return offline.complete(request);
      },
    };
  },
});

const file = (id: string, version: string, schema: string, text: string) =>
  `---\nid: ${id}\nversion: "${version}"\ntier: cheap\nschema: ${schema}\n---\n${text}\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "prompts-"));
  await mkdir(join(folder, "turn"));
  await writeFile(join(folder, "turn/narrator_v8.txt"), file("turn/narrator", "8", "text", "Tell it in one breath."));
  await writeFile(join(folder, "turn/narrator_v9.txt"), file("turn/narrator", "9", "Haiku", "Tell it in seventeen syllables."));
  await writeFile(join(folder, "turn/planner_v9.txt"), "no front block");
  await writeFile(join(folder, "turn/interpreter_v0.txt"), file("turn/interpreter", "0", "InterpreterOutput", "Read it as it stands."));
  const pins = { "turn/interpreter": "0" };
  server = await openServer({ services: [listening], plugins: [{ plugin, options: { folders: [folder], pins } }] });
  const created = await server.ask(
    "dora",
    `mutation { createCampaign(input: {from: {scenario: "training_yard"}, withoutCharacter: true, members: [{userId: "paul", role: PLAYER}]}) {
      ... on Campaign { key } ... on Error { message } } }`,
  );
  campaign = created.createCampaign.key;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const change = async (user: string, mutation: string) => {
  const { done } = await server.ask(
    user,
    `mutation { done: ${mutation.replace("{", `{ campaignId: "${campaign}",`)} { __typename ... on Prompt { pinned } ... on Error { reason message } } }`,
  );
  return done;
};

const askDm = async (fields: string) => (await server.ask("dora", `{ campaign(id: "${campaign}") { dm { ${fields} } } }`)).campaign.dm;

const narratorAskedWith = async (key: string): Promise<string[]> => {
  asked.length = 0;
  await server.play("paul", { campaignId: campaign, text: "I look around.", idempotencyKey: key });
  return asked.filter((name) => name.startsWith("turn/narrator"));
};

test("a campaign asks with the version that its DM pinned, from the next turn on, until it is unpinned", async () => {
  expect(await narratorAskedWith("one")).toEqual(["turn/narrator@3"]);
  expect(await change("dora", `pinPrompt(input: { promptId: "turn/narrator", version: "8" })`)).toEqual({
    __typename: "Prompt",
    pinned: "8",
  });
  expect(await narratorAskedWith("two")).toEqual(["turn/narrator@8"]);
  expect(await change("dora", `unpinPrompt(input: { promptId: "turn/narrator" })`)).toEqual({ __typename: "Prompt", pinned: null });
  expect(await narratorAskedWith("three")).toEqual(["turn/narrator@3"]);
});

test("DMs hear of a pin, and players do not", async () => {
  const [dora, paul] = [await server.watch("dora", campaign, "type"), await server.watch("paul", campaign, "type")];
  const [heard, other] = [dora.next(), paul.next()];
  await change("dora", `pinPrompt(input: { promptId: "turn/narrator", version: "8" })`);
  expect((await heard).value.campaignEvents.type).toBe("PROMPTS_CHANGED");
  await server.play("paul", { campaignId: campaign, text: "/ooc ready?", idempotencyKey: "ready" });
  expect((await other).value.campaignEvents.type).toBe("MESSAGE_POSTED");
  await change("dora", `unpinPrompt(input: { promptId: "turn/narrator" })`);
  await Promise.all([dora.return(undefined), paul.return(undefined)]);
});

test("where a campaign pins nothing, the operator's choice stands", async () => {
  asked.length = 0;
  await server.play("paul", { campaignId: campaign, text: "I look around.", idempotencyKey: "operator" });
  expect(asked[0]).toBe("turn/interpreter@0");
  const { prompts } = await askDm("prompts { key standard configured readsBooks }");
  expect(prompts.find(({ key }: { key: string }) => key === "turn/interpreter")).toMatchObject({
    standard: "7",
    configured: "0",
    readsBooks: false,
  });
  expect(prompts.find(({ key }: { key: string }) => key === "ingest/guidance")).toMatchObject({ configured: null, readsBooks: true });
});

test.each([
  ["a prompt that there is not", `pinPrompt(input: { promptId: "turn/bard", version: "1" })`, "prompt_not_found"],
  ["a version that there is not", `pinPrompt(input: { promptId: "turn/narrator", version: "12" })`, "prompt_not_found"],
  ["a file that cannot be read", `pinPrompt(input: { promptId: "turn/planner", version: "9" })`, "prompt_not_found"],
  ["a prompt that books are read with", `pinPrompt(input: { promptId: "ingest/guidance", version: "1" })`, "prompt_pin_invalid"],
  ["a version that asks for another shape", `pinPrompt(input: { promptId: "turn/narrator", version: "9" })`, "prompt_shape_invalid"],
])("%s cannot be pinned", async (_what, mutation, reason) => {
  expect(await change("dora", mutation)).toMatchObject({ reason });
});

test("players neither see prompts nor pin them", async () => {
  expect(await change("paul", `pinPrompt(input: { promptId: "turn/narrator", version: "8" })`)).toMatchObject({ reason: "forbidden" });
  await expect(server.ask("paul", `{ campaign(id: "${campaign}") { dm { prompts { key } } } }`)).rejects.toThrow("Your role");
});

test("a DM sees every version and what changed between two", async () => {
  const { prompts } = await askDm("prompts { key standard pinned versions { version file tier } }");
  expect(prompts.find(({ key }: { key: string }) => key === "turn/narrator")).toEqual({
    key: "turn/narrator",
    standard: "3",
    pinned: null,
    versions: [
      { version: "3", file: null, tier: "QUALITY" },
      { version: "8", file: "turn/narrator_v8.txt", tier: "CHEAP" },
      { version: "9", file: "turn/narrator_v9.txt", tier: "CHEAP" },
    ],
  });
  const { promptDiff } = await askDm(`promptDiff(promptId: "turn/narrator", from: "8", to: "9")`);
  expect(promptDiff).toContain("-Tell it in one breath.\n+Tell it in seventeen syllables.");
});

test("a campaign whose pin was of another shape before the default changed is told how to unpin it", async () => {
  await server.db.database.sql
    .insertInto("prompt_pins")
    .values({ campaign_id: campaign, prompt_id: "turn/narrator", version: "9" })
    .execute();
  const refused = await server.play("paul", { campaignId: campaign, text: "I look around.", idempotencyKey: "shape" });
  expect(refused).toMatchObject({
    reason: "prompt_shape_invalid",
    message: expect.stringContaining(`freeform-rpg prompts unpin turn/narrator --campaign ${campaign}`),
  });
  expect(await change("dora", `unpinPrompt(input: { promptId: "turn/narrator" })`)).toEqual({ __typename: "Prompt", pinned: null });
});

test("a pinned version whose file is gone stops the turn and says so", async () => {
  await server.db.database.sql
    .insertInto("prompt_pins")
    .values({ campaign_id: campaign, prompt_id: "turn/narrator", version: "7" })
    .execute();
  const refused = await server.play("paul", { campaignId: campaign, text: "I look around.", idempotencyKey: "four" });
  expect(refused).toMatchObject({ reason: "prompt_not_found", message: expect.stringContaining('has no version "7"') });
});

test("files that cannot be used are told", async () => {
  const registry = await server.kernel.use(PromptRegistry);
  expect(await registry.faults()).toEqual([expect.stringContaining("planner_v9.txt")]);
});
