import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { campaignPlugins } from "./support/features.ts";
import { quickTurn } from "./support/quick-turn.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: [...campaignPlugins, quickTurn] });
});
afterAll(() => it[Symbol.asyncDispose]());

const refusal = "... on Error { code reason message } ... on ValidationError { issues { path message } }";
const create = `mutation Create($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename
  ... on Campaign { key name myRole openingText me { character { name } } scene { location { name } } members { userId role } } ${refusal} } }`;
const found = async (input: object = {}) => {
  const { data, errors } = await it.ask("dora", create, { input: { from: { scenario: "dead_drop" }, ...input } });
  expect(errors).toBeUndefined();
  return data.createCampaign;
};

test("scenarios are listed with their seats", async () => {
  const { data } = await it.ask("dora", "{ scenarios { key name problems seats { key name } } }");
  expect(data.scenarios).toContainEqual(expect.objectContaining({ key: "dead_drop", problems: [] }));
});

test("the rule systems are listed with how their dice are read", async () => {
  const { data } = await it.ask("dora", "{ systems { key name inherits method problem } }");
  expect(data.systems).toContainEqual({
    key: "osr",
    name: "Old school, rolling under",
    inherits: "_base",
    method: "roll_under",
    problem: null,
  });
});

test("a campaign is founded from a scenario, and its founder plays at once", async () => {
  const campaign = await found({ name: "Night One", seed: "s" });
  expect(campaign).toMatchObject({ __typename: "Campaign", name: "Night One", myRole: "DM", members: [{ userId: "dora", role: "DM" }] });
  expect(campaign.me.character).not.toBeNull();
  expect(campaign.openingText.length).toBeGreaterThan(50);
});

test.each([
  ["an unknown scenario", { from: { scenario: "nowhere" } }, { __typename: "NotFoundError", reason: "scenario_not_found" }],
  ["an empty name", { name: " " }, { __typename: "ValidationError", issues: [{ path: "input.name" }] }],
  ["a strange calibration", { calibration: { risk: { lethality: "silly" } } }, { __typename: "ValidationError" }],
  ["a strange character", { character: { stats: { nerve: "high" } } }, { __typename: "ValidationError" }],
])("%s is refused with a typed error", async (_what, input, expected) => {
  expect(await found(input)).toMatchObject(expected);
});

test("exactly one source is taken", async () => {
  const { errors } = await it.ask("dora", create, { input: { from: { scenario: "dead_drop", setup: "x" } } });
  expect(errors?.[0]?.message).toContain("CampaignSource");
});

const members = (campaignId: string, field: string, input: object, user = "dora") =>
  it
    .ask(
      user,
      `mutation M($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { __typename
      ... on Campaign { members { userId role character { name } } } ${refusal} } }`,
      { input: { campaignId, ...input } },
    )
    .then(({ data, errors }) => (expect(errors).toBeUndefined(), data[field]));

test("a DM adds, changes and removes members; others do not", async () => {
  const { key } = await found();
  const paul = { userId: "paul", role: "PLAYER" };
  expect(await members(key, "addMember", paul, "paul")).toMatchObject({ __typename: "NotFoundError" });
  expect(await members(key, "addMember", { ...paul, character: { name: "Pip" } })).toMatchObject({
    members: [{ userId: "dora" }, { userId: "paul", role: "PLAYER", character: { name: "Pip" } }],
  });
  expect(await members(key, "addMember", paul)).toMatchObject({ __typename: "ConflictError", reason: "already_member" });
  expect(await members(key, "changeRole", { userId: "paul", role: "DM" }, "paul")).toMatchObject({ __typename: "ForbiddenError" });
  expect(await members(key, "changeRole", { userId: "dora", role: "PLAYER" })).toMatchObject({
    __typename: "ConflictError",
    reason: "last_dm",
  });
  const leave = `mutation { removeMember(input: { campaignId: "${key}", userId: "paul" }) { ... on CampaignMembershipRemoved { userId } } }`;
  expect((await it.ask("dora", leave)).data.removeMember).toEqual({ userId: "paul" });
  expect((await it.ask("paul", `{ campaign(id: "${key}") { name } }`)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("a token with a grant makes a member on first use, with a character to play", async () => {
  const { key } = await found();
  const query = `{ campaign(id: "${key}") { myRole me { character { name } } } }`;
  const player = await it.askWith({ user: "gina", campaign: key, role: "PLAYER" }, query);
  expect(player.data.campaign.myRole).toBe("PLAYER");
  const observer = await it.askWith({ user: "gus", campaign: key, role: "OBSERVER" }, query);
  expect(observer.data.campaign).toEqual({ myRole: "OBSERVER", me: { character: null } });
  // A later token does not raise the role that the DM keeps.
  expect((await it.askWith({ user: "gus", campaign: key, role: "DM" }, query)).data.campaign.myRole).toBe("OBSERVER");
});

test("who was removed is not brought back by a token's grant, but by a DM", async () => {
  const { key } = await found();
  const query = `{ campaign(id: "${key}") { myRole } }`;
  const pat = { userId: "pat", role: "PLAYER" };
  await members(key, "addMember", pat);
  await it.ask("dora", `mutation { removeMember(input: { campaignId: "${key}", userId: "pat" }) { __typename } }`);
  const token = { user: "pat", campaign: key, role: "PLAYER" } as const;
  expect((await it.askWith(token, query)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  await members(key, "addMember", pat);
  expect((await it.askWith(token, query)).data.campaign.myRole).toBe("PLAYER");
});

const setup = "__typename ... on Setup { key phase questions { key choices { value } } missing }";

test("session zero is answered over the API, phase by phase, by its own user alone", async () => {
  const { data } = await it.ask("dora", `mutation { startSetup { ... on Setup { ${setup} } } }`);
  const { key, phase } = data.startSetup;
  expect(phase).toBe("CALIBRATION");
  const answer = `mutation A($input: AnswerSetupInput!) { answerSetup(input: $input) { ${setup} ${refusal} } }`;
  const wrong = await it.ask("dora", answer, { input: { setupId: key, phase: "CALIBRATION", answer: { tone: "z" } } });
  expect(wrong.data.answerSetup).toMatchObject({ __typename: "ValidationError", reason: "answer_invalid" });
  const foreign = await it.ask("otto", answer, { input: { setupId: key, phase: "CALIBRATION", answer: {} } });
  expect(foreign.data.answerSetup).toMatchObject({ __typename: "NotFoundError", reason: "setup_not_found" });
  const next = await it.ask("dora", answer, { input: { setupId: key, phase: "CALIBRATION", answer: {} } });
  expect(next.data.answerSetup).toMatchObject({ __typename: "Setup", phase: "TEMPLATE" });
  const back = await it.ask("dora", `mutation { goBackInSetup(input: { setupId: "${key}", phase: CALIBRATION }) { ${setup} } }`);
  expect(back.data.goBackInSetup.phase).toBe("CALIBRATION");
  expect((await it.ask("dora", "{ setups { key } }")).data.setups).toEqual([{ key }]);
});
