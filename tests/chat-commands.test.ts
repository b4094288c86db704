import { contribute, definePlugin } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { chatCommands } from "freeform-rpg/plugins/turn/chat-commands";
import { defineChatCommand } from "freeform-rpg/plugins/turn/chat-commands/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let told = 0;
const commands = [
  defineChatCommand({
    name: "omens",
    usage: "[COUNT]",
    summary: "The latest omens.",
    run: ({ text, userId }) => `${userId} asked for "${text}".`,
  }),
  defineChatCommand({ name: "tell", summary: "Tells all.", run: () => ({ text: `Told ${(told += 1)} times.`, to: "table" }) }),
  defineChatCommand({ name: "veil", summary: "What is hidden.", role: "DM", run: () => "The mayor is a ghoul." }),
  defineChatCommand({
    name: "broken",
    summary: "Fails.",
    run: () => {
      throw new Error("at secret-host");
    },
  }),
];
const omens = definePlugin({
  name: "omens",
  create: () => ({ contributes: commands.map((command) => contribute(chatCommands, command)) }),
});

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ plugins: [omens] });
  const campaigns = await server.kernel.use(Campaigns);
  const members = [
    { user: "ada", role: "PLAYER" as const, character: {} },
    { user: "oz", role: "OBSERVER" as const },
  ];
  await campaigns.create({ id: "c", seed: "commands", scenario_id: "training_yard", user: "dee", character: null, members });
});
afterAll(() => server.close());

let keys = 0;
const send = async (user: string, text: string, more: object = {}) => {
  const query = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { __typename
    ... on QueuedTurn { kind answer run { key } tableMessage { text } } ... on Error { reason explanation: message } } }`;
  return (await server.ask(user, query, { input: { campaignId: "c", text, idempotencyKey: `${(keys += 1)}`, ...more } })).playTurn;
};

test("a command answers the one who asked, and makes no turn", async () => {
  const answered = { kind: "COMMAND", answer: 'ada asked for "3 please".', run: null, tableMessage: null };
  expect(await send("ada", " /Omens  3 please ")).toMatchObject(answered);
});

test("an answer to the table is posted once for each key", async () => {
  const posted = { kind: "COMMAND", answer: null, tableMessage: { text: "/tell: Told 1 times." } };
  expect(await send("ada", "/tell", { idempotencyKey: "once" })).toMatchObject(posted);
  expect(await send("ada", "/tell", { idempotencyKey: "once" })).toMatchObject(posted);
  const { campaign } = await server.ask("oz", '{ campaign(id: "c") { currentTurn tableMessages(last: 9) { nodes { text } } } }');
  expect(campaign).toEqual({ currentTurn: 0, tableMessages: { nodes: [{ text: "/tell: Told 1 times." }] } });
});

test.each([
  ["ada", ["broken", "help", "omens", "tell"]],
  ["dee", ["broken", "help", "omens", "tell", "veil"]],
  ["oz", []],
])("%s is offered the commands that the role may use", async (user, names) => {
  const { campaign } = await server.ask(user, '{ campaign(id: "c") { commands { name usage summary role } } }');
  expect(campaign.commands.map(({ name }: { name: string }) => name)).toEqual(names);
  const { answer } = await send(user, "/help");
  const told = ["/omens [COUNT]: The latest omens.", "/veil: What is hidden. (DM)"].filter((line) => `${answer}`.includes(line));
  expect(told.map((line) => line.split(/[ :]/)[0]?.slice(1))).toEqual(names.filter((name) => ["omens", "veil"].includes(name)));
});

test.each([
  ["ada", "/veil", "ForbiddenError", "forbidden"],
  ["oz", "/omens", "ForbiddenError", "forbidden"],
  ["stranger", "/omens", "NotFoundError", "campaign_not_found"],
])("%s is refused %j", async (user, text, __typename, reason) => {
  expect(await send(user, text)).toMatchObject({ __typename, reason });
});

test("a text that is sent as a command has to be one", async () => {
  const refused = await send("ada", "/omen", { kind: "COMMAND" });
  expect(refused).toMatchObject({ __typename: "ValidationError", reason: "command_unknown" });
  expect(refused.explanation).toContain('Did you mean "omens"?');
});

test("a command that fails names its plugin, and what it threw stays in the log", async () => {
  const failure = await send("ada", "/broken").catch(String);
  expect(failure).toContain("failed at command /broken with an unexpected error. The log has the details.");
  expect(failure).not.toContain("secret-host");
});

test.each(["roll", "Omens", ""])("no command is called %j", (name) => {
  expect(() => defineChatCommand({ name, summary: "Never.", run: () => "" })).toThrow(TypeError);
});
