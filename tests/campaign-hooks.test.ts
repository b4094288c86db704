import { contribute, definePlugin, errorReporters } from "freeform-rpg/kernel";
import { Campaigns, campaignHooks } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

const told: [string, object][] = [];
const reports: string[] = [];
const tell = (hook: string) => (moment: object) => void told.push([hook, moment]);

const diary = definePlugin({
  name: "diary",
  create: () => ({
    contributes: [
      contribute(campaignHooks, {
        created: tell("created"),
        deleted: tell("deleted"),
        rewound: tell("rewound"),
        struck: tell("struck"),
        sessionStarted: tell("sessionStarted"),
        sessionEnded: tell("sessionEnded"),
      }),
      contribute(errorReporters, ({ plugin, message }) => void reports.push(`${plugin}: ${message}`)),
    ],
  }),
});

const broken = definePlugin({
  name: "broken",
  create: () => ({
    contributes: [contribute(campaignHooks, { rewound: () => Promise.reject(new Error("The ink is dry.")) })],
  }),
});

let server: TestServer;
beforeAll(async () => void (server = await openServer({ plugins: [diary, broken] })));
afterAll(() => server.close());

const change = async (mutation: string): Promise<any> =>
  (await server.ask("dee", `mutation { done: ${mutation} { __typename ... on Error { message } } }`)).done;

test("plugins are told what happens to a campaign, and one that fails is reported and breaks nothing", async () => {
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  const request = { id: "c", seed: "hooks", scenario_id: "training_yard", user: "dee", character: null, members };
  await (await server.kernel.use(Campaigns)).create(request);
  await change(`startSession(input: { campaignId: "c" })`);
  for (const text of ["I look around.", "I wait.", "I wait again."]) await server.play("ada", { campaignId: "c", text });
  expect((await change(`rewindCampaign(input: { campaignId: "c", turnNumber: 2 })`)).__typename).toBe("Campaign");
  expect((await change(`strikeTurn(input: { campaignId: "c", turnNumber: 2 })`)).message).toBeUndefined();
  await change(`endSession(input: { campaignId: "c" })`);
  await change(`archiveCampaign(input: { campaignId: "c" })`);
  const { key } = (await server.ask("dee", `{ campaign(id: "c") { key } }`)).campaign;
  expect(key).toBe("c");
  const by = { campaignId: "c", userId: "dee" };
  expect(told).toEqual([
    ["created", by],
    ["sessionStarted", { ...by, sessionId: "session_1" }],
    ["rewound", { ...by, turnNo: 2 }],
    ["struck", { ...by, turnNo: 2 }],
    ["sessionEnded", { ...by, sessionId: "session_1" }],
  ]);
  expect(reports).toEqual(['broken: Its hook "rewound" failed for the campaign "c".']);
});

test("a deleted campaign is told of when its rows are gone", async () => {
  await change(`deleteCampaign(input: { campaignId: "c", name: "The Training Yard", withoutExport: true })`);
  expect(told.at(-1)).toEqual(["deleted", { campaignId: "c", userId: "dee" }]);
  expect(await server.db.database.sql.selectFrom("campaigns").select("id").execute()).toEqual([]);
});
