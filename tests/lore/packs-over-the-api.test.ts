import { createApi, signToken } from "../../graphql/server.ts";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  engine = await openEngine();
  api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens: { secret } } });
  const campaigns = await engine.kernel.use(Campaigns);
  await campaigns.create({ scenario_id: "dead_drop", user: "dee", id: "dd", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => engine.close());

const send = async (user: string, query: string, accept = "application/json", operator = false): Promise<Response> => {
  const authorization = `Bearer ${await signToken({ secret, user, operator })}`;
  const headers = { authorization, accept, "content-type": "application/json", "graphql-require-preflight": "1" };
  return api.fetch(new Request("http://localhost/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }));
};
const ask = async (
  user: string,
  query: string,
  operator = false,
): Promise<{ data?: Record<string, any>; errors?: { message: string }[] }> =>
  (await send(user, query, "application/json", operator)).json();
const install = (key: string, more = "") => `mutation { installPack(input: { key: "${key}", idempotencyKey: "${Math.random()}" ${more} }) {
  __typename ... on Job { key status result } ... on Error { message reason } } }`;

test("who plays may not install, a stranger neither; a DM and an operator may", async () => {
  expect((await ask("ann", install("neo_seattle"))).data?.["installPack"]).toMatchObject({ __typename: "ForbiddenError" });
  expect((await ask("eve", install("neo_seattle"))).data?.["installPack"]).toMatchObject({ __typename: "ForbiddenError" });
  const { data } = await ask("dee", install("neo_seattle", "wait: true"));
  expect(data?.["installPack"]).toMatchObject({
    __typename: "Job",
    status: "FINISHED",
    result: { installed: [{ indexed: 0 }, { indexed: 0 }] },
  });
  expect((await ask("olga", install("neo_seattle", "wait: true"), true)).data?.["installPack"]).toMatchObject({ status: "FINISHED" });
});

test("an installation is followed from anywhere, by who asked for it alone", async () => {
  const { data } = await ask("dee", install("cyberpunk_core", "wait: true"));
  const key = data?.["installPack"].key;
  const follow = (user: string, after: number) =>
    send(user, `subscription { runEvents(runId: "${key}", after: ${after}) { seq type } }`, "text/event-stream").then((answer) =>
      answer.text(),
    );
  const told = [...(await follow("dee", 0)).matchAll(/"seq":(\d+),"type":"(\w+)"/g)].map(([, , type]) => type);
  expect(told).toEqual([
    "RUN_STARTED",
    "STAGE_STARTED",
    "STAGE_FINISHED",
    "STAGE_STARTED",
    "PROGRESS",
    "PROGRESS",
    "STAGE_FINISHED",
    "RUN_FINISHED",
  ]);
  expect(await follow("dee", told.length - 1)).toContain("RUN_FINISHED");
  expect(await follow("ann", 0)).toContain("There is no run");
  expect((await ask("ann", `{ job(key: "${key}") { key } }`)).data).toEqual({ job: null });
});

test("an operator sees the jobs of everybody, and what waits and runs; nobody else does", async () => {
  const { data } = await ask(
    "olga",
    "{ jobs(first: 2, status: [FINISHED]) { id kind userId status } workLoad { queuedJobs runningJobs failedJobs queuedTurns oldestQueuedAt } }",
    true,
  );
  expect(data?.["jobs"]).toHaveLength(2);
  expect(data?.["jobs"]).toMatchObject([
    { kind: "install-pack", userId: "dee", status: "FINISHED" },
    { kind: "install-pack", status: "FINISHED" },
  ]);
  expect(data?.["workLoad"]).toEqual({ queuedJobs: 0, runningJobs: 0, failedJobs: 0, queuedTurns: 0, oldestQueuedAt: null });
  expect((await ask("olga", "{ jobs(status: [FAILED]) { id } }", true)).data).toEqual({ jobs: [] });
  const refused = await ask("dee", "{ jobs { id } workLoad { queuedJobs } }");
  expect(refused.errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining("Only operators can list the jobs"),
    expect.stringContaining("Only operators can see what waits"),
  ]);
  expect((await ask("olga", "{ jobs(first: 0) { id } }", true)).errors?.[0]?.message).toMatch(/first/);
});

test("only what lies on the shelf can be named, and the answer says what there is", async () => {
  for (const key of ["../neo_seattle", "/etc", "neo_seatle"]) {
    const { data } = await ask("dee", install(key));
    expect(data?.["installPack"]).toMatchObject({ __typename: "NotFoundError", message: expect.stringContaining("neo_seattle") });
  }
});

test("a look ahead tells what would change, conflicts too, and a pack in use stays", async () => {
  const { data } = await ask(
    "dee",
    `{ previewPackInstall(key: "neo_seattle") { packs { action } } campaign(id: "dd") { dm { packConflicts { claimed winner account } } } }`,
  );
  expect(data?.["previewPackInstall"].packs).toMatchObject([{ action: "NOTHING" }, { action: "NOTHING" }]);
  expect(data?.["campaign"].dm.packConflicts).toEqual(
    expect.arrayContaining([expect.objectContaining({ claimed: "street_slang", winner: "neo_seattle:street_slang" })]),
  );
  expect((await ask("ann", `{ campaign(id: "dd") { dm { packConflicts { claimed } } } }`)).errors).toBeDefined();
  const gone = await ask(
    "dee",
    `mutation { uninstallPack(input: { key: "cyberpunk_core" }) { __typename ... on Error { message reason } } }`,
  );
  expect(gone.data?.["uninstallPack"]).toMatchObject({
    __typename: "ConflictError",
    reason: "pack_in_use",
    message: expect.stringContaining(`"neo_seattle"`),
  });
});

test("a DM sees what a further pack would conflict with, and lets the campaign use it and no longer use it", async () => {
  const id = "yard";
  await (await engine.kernel.use(Campaigns)).create({ scenario_id: "training_yard", user: "eve", id, members: [] });
  const read = (user: string, given = "") =>
    ask(user, `{ campaign(id: "${id}") { contentPacks dm { packConflicts${given} { claimed } } } }`).then(({ data }) => data?.["campaign"]);
  const choose = (user: string, packs: string) =>
    ask(
      user,
      `mutation { changeCampaignSettings(input: { campaignId: "${id}", contentPacks: ${packs} }) { ... on Campaign { contentPacks } ... on Error { reason message } } }`,
    ).then(({ data }) => data?.["changeCampaignSettings"]);
  const before = await read("eve");
  expect(before).toMatchObject({ contentPacks: [], dm: { packConflicts: [] } });
  const preview = await read("eve", '(with: ["neo_seattle", "cyberpunk_core"])');
  expect(preview.dm.packConflicts).toEqual(expect.arrayContaining([{ claimed: "street_slang" }]));
  expect(await choose("eve", '["neo_seatle"]')).toMatchObject({
    reason: "pack_not_found",
    message: expect.stringContaining('Did you mean "neo_seattle"?'),
  });
  expect(await choose("ann", '["neo_seattle"]')).toMatchObject({ reason: "campaign_not_found" });
  expect((await read("eve")).contentPacks).toEqual([]);
  expect((await choose("eve", '["neo_seattle"]')).contentPacks).toEqual(["cyberpunk_core", "neo_seattle"]);
  const { data: found } = await ask("eve", `{ campaign(id: "${id}") { searchLore(text: "the Neon Dragon") { passages { text } } } }`);
  expect(JSON.stringify(found)).toContain("Neon Dragon");
  expect((await choose("eve", "[]")).contentPacks).toEqual([]);
});
