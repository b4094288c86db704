import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";
import { memoryStages } from "./memory-case.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ scenarios: memoryStages });
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", scenario_id: "heron_inn", user: "dee", seed: "s", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => server.close());

const change = (name: string) => `mutation { changed: ${name}(input: { campaignId: "c" }) { __typename
  ... on Session { key toTurn summary writtenBy notice } ... on Error { reason message } } }`;

test("only the DM starts and ends sessions, one at a time; each refusal says why", async () => {
  expect((await server.ask("ann", change("startSession"))).changed).toMatchObject({ __typename: "ForbiddenError" });
  expect((await server.ask("dee", change("endSession"))).changed).toMatchObject({
    __typename: "ConflictError",
    reason: "session_not_active",
  });
  expect((await server.ask("dee", change("startSession"))).changed).toMatchObject({
    __typename: "Session",
    key: "session_1",
    writtenBy: null,
  });
  expect((await server.ask("dee", change("startSession"))).changed).toMatchObject({ reason: "session_exists" });
});

test("those who watch a campaign hear of a session's end, and read its summary", async () => {
  await server.play("ann", { text: "I search the room" });
  const events = server.subscribe(
    "ann",
    `subscription { campaignEvents(campaignId: "c", after: 0) { type ... on SessionChanged { sessionKey } } }`,
  );
  // What was played before is sent first: from then on everything is heard.
  while ((await events.next()).value.campaignEvents.type !== "TURN_COMMITTED");
  const heard = events.next();
  expect((await server.ask("dee", change("endSession"))).changed).toMatchObject({
    key: "session_1",
    toTurn: 1,
    writtenBy: "ENGINE",
    notice: null,
  });
  expect((await heard).value.campaignEvents).toEqual({ type: "SESSION_ENDED", sessionKey: "session_1" });
  await events.return(undefined);
  const { sessions, session, none } = (
    await server.ask(
      "ann",
      `{ campaign(id: "c") { sessions { key summary } session(key: "session_1") { lore { place turns } } none: session(key: "session_9") { key } } }`,
    )
  ).campaign;
  expect(sessions).toEqual([{ key: "session_1", summary: expect.stringContaining("It leaves off at the Heron Inn") }]);
  expect(Array.isArray(session.lore)).toBe(true);
  expect(none).toBeNull();
});

test("the recap has the length that was asked for; a number of sessions that makes no sense is refused", async () => {
  const recap = async (args: string): Promise<string> => (await server.ask("ann", `{ campaign(id: "c") { recap${args} } }`)).campaign.recap;
  expect((await recap("(length: SHORT)")).length).toBeLessThanOrEqual((await recap("(length: FULL)")).length);
  expect(await recap("")).toMatch(/^Previously on this story/);
  await expect(recap("(sessions: -1)")).rejects.toThrow(/0 to 100/);
});

test("a rewind takes the summary of the turns that it takes back", async () => {
  await server.db.log.rewind({ campaignId: "c", userId: "dee", turnNo: 0, reason: "" });
  const { sessions } = (await server.ask("ann", `{ campaign(id: "c") { sessions { summary } } }`)).campaign;
  expect(sessions).toEqual([{ summary: null }]);
  expect((await server.ask("ann", `{ campaign(id: "c") { recap } }`)).campaign.recap).toBe("Nothing has happened yet.");
});

test("the briefing tells the DM what is hidden, open and wanted, and no player", async () => {
  const ask = `{ campaign(id: "c") { dm { briefing { text wholeText secrets { text way } due { kind } since { fromTurn } } } } }`;
  const { briefing } = (await server.ask("dee", ask)).campaign.dm;
  expect(briefing.secrets).toContainEqual({ text: "Bree draws a coast that is on no chart.", way: expect.stringContaining("Bree") });
  expect(briefing.text).toMatch(/^For the DM alone[^]*Due now:[^]*Here:[^]*Secrets at hand:[^]*Open threads:/);
  expect(briefing.text.split("\n").length).toBeLessThanOrEqual(44);
  expect(briefing.wholeText).toMatch(/^For the DM alone[^]*Open threads:[^]*Clocks:[^]*Not yet found:[^]*What people want:/);
  await expect(server.ask("ann", ask)).rejects.toThrow(/may not|DM|allowed|Forbidden/i);
});
