import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeJwt } from "jose";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

let founded = 0;

/** A campaign of the DM `dee` with the player `ada`. */
const found = async (): Promise<string> => {
  founded += 1;
  const id = `m${founded}`;
  const members = [{ user: "ada", role: "PLAYER", character: {} }] as const;
  await (await server.kernel.use(Campaigns)).create({ id, seed: "m", scenario_id: "training_yard", user: "dee", character: null, members });
  return id;
};

const refusal = "... on Error { code reason message }";
const mutate = async (user: string, mutation: string, fields: string): Promise<any> =>
  Object.values(await server.ask(user, `mutation { ${mutation} { __typename ... on ${fields} ${refusal} } }`))[0];
const onCampaign = (user: string, mutation: string): Promise<any> =>
  mutate(user, mutation, "Campaign { name status members { userId name role character { key } } }");
const invite = (id: string, wish = "", user = "dee"): Promise<any> =>
  mutate(user, `createInvitation(input: { campaignId: "${id}" ${wish} })`, "CreatedInvitation { key code }");
const accept = (user: string, code: string, more = ""): Promise<any> =>
  mutate(user, `acceptInvitation(input: { code: "${code}" ${more} })`, "AcceptedInvitation { campaignKey arrival userId token }");
const membersOf = async (id: string): Promise<any[]> =>
  (await server.ask("dee", `{ campaign(id: "${id}") { members { userId name role character { key } } } }`)).campaign.members;

test("a user without a token joins by a code, gets one, and a character if one is free", async () => {
  const id = await found();
  const { code } = await invite(id);
  const { invitation } = await server.ask("", `{ invitation(code: "${code}") { campaignName role approval seats { key } } }`);
  expect(invitation).toMatchObject({ role: "PLAYER", approval: false });
  const { arrival, userId, token } = await accept("", code, `name: "Zoë Lund"`);
  expect({ arrival, userId }).toEqual({ arrival: "JOINED", userId: expect.stringMatching(/^zoe-lund-[0-9a-f]{12}$/) });
  expect(decodeJwt(token)).toMatchObject({ sub: userId, name: "Zoë Lund" });
  expect(await membersOf(id)).toContainEqual(expect.objectContaining({ userId, name: "Zoë Lund", role: "PLAYER" }));
  expect(await accept("", code, `name: "Bo"`)).toMatchObject({ code: "CONFLICT", reason: "invitation_used_up" });
  expect(await accept("", code)).toMatchObject({ code: "VALIDATION_FAILED" });
});

test("a member who accepts an invitation stays what they are, and no use is counted", async () => {
  const id = await found();
  const { code } = await invite(id, `role: OBSERVER`);
  expect(await accept("ada", code)).toMatchObject({ arrival: "JOINED", token: null });
  expect(await membersOf(id)).toContainEqual(expect.objectContaining({ userId: "ada", role: "PLAYER" }));
  expect(await accept("bo", code)).toMatchObject({ arrival: "JOINED" });
});

test("of many who accept an invitation for two at once, two join", async () => {
  const id = await found();
  const { code } = await invite(id, `role: OBSERVER, maxUses: 2`);
  const answers = await Promise.all(["u1", "u2", "u3", "u4", "u5"].map((user) => accept(user, code)));
  expect(answers.filter(({ arrival }) => arrival === "JOINED")).toHaveLength(2);
  expect(answers.filter(({ reason }) => reason === "invitation_used_up")).toHaveLength(3);
  expect(await membersOf(id)).toHaveLength(4);
});

test("with approval a user waits for the DM, who admits or refuses them", async () => {
  const id = await found();
  const { code } = await invite(id, `approval: true, maxUses: 0`);
  expect(await accept("bo", code)).toMatchObject({ arrival: "WAITING" });
  expect(await accept("cy", code)).toMatchObject({ arrival: "WAITING" });
  const waiting = `{ campaign(id: "${id}") { dm { joinRequests { userId refusedAt } invitations { uses approval maxUses } } } }`;
  expect((await server.ask("dee", waiting)).campaign.dm).toEqual({
    joinRequests: [
      { userId: "bo", refusedAt: null },
      { userId: "cy", refusedAt: null },
    ],
    invitations: [{ uses: 0, approval: true, maxUses: null }],
  });
  const decide = (user: string, admit: boolean) =>
    onCampaign("dee", `decideJoinRequest(input: { campaignId: "${id}", userId: "${user}", admit: ${admit} })`);
  await decide("bo", true);
  await decide("cy", false);
  expect(await accept("bo", code)).toMatchObject({ arrival: "JOINED" });
  expect(await accept("cy", code)).toMatchObject({ code: "CONFLICT", reason: "join_refused" });
  expect(await decide("di", true)).toMatchObject({ code: "NOT_FOUND", reason: "join_request_not_found" });
});

test("an invitation for a character gives that one, and a taken character cannot be asked for", async () => {
  const id = await found();
  const seats = async () => (await server.ask("dee", `{ campaign(id: "${id}") { seats { key } } }`)).campaign.seats;
  const [seat] = await seats();
  const { code } = await invite(id, `seat: "${seat.key}"`);
  await accept("bo", code);
  expect(await membersOf(id)).toContainEqual(expect.objectContaining({ userId: "bo", character: { key: seat.key } }));
  expect(await invite(id, `seat: "${seat.key}"`)).toMatchObject({ code: "CONFLICT", reason: "seat_taken" });
});

test("a revoked, an expired and an unknown code say so", async () => {
  const id = await found();
  const { code, key } = await invite(id);
  await onCampaign("dee", `revokeInvitation(input: { campaignId: "${id}", invitationKey: "${key}" })`);
  expect(await accept("bo", code)).toMatchObject({ reason: "invitation_revoked" });
  const old = await invite(id);
  await server.db.database.sql
    .updateTable("invitations")
    .set({ expires_at: new Date(0) })
    .where("id", "=", old.key)
    .execute();
  expect(await accept("bo", old.code)).toMatchObject({ reason: "invitation_expired" });
  expect(await accept("bo", "nothing")).toMatchObject({ code: "NOT_FOUND", reason: "invitation_not_found" });
  const stored = await server.db.database.sql.selectFrom("invitations").selectAll().where("campaign_id", "=", id).execute();
  expect(JSON.stringify(stored)).not.toContain(code.split(".")[1]);
});

test("who was removed comes back only by an invitation that was made afterwards", async () => {
  const id = await found();
  const { code } = await invite(id, `maxUses: 0`);
  await accept("bo", code);
  await mutate("dee", `removeMember(input: { campaignId: "${id}", userId: "bo" })`, "CampaignMembershipRemoved { userId }");
  expect(await accept("bo", code)).toMatchObject({ code: "CONFLICT", reason: "member_removed" });
  expect(await accept("bo", (await invite(id)).code)).toMatchObject({ arrival: "JOINED" });
});

test("a DM hands the campaign over and leaves; the last DM cannot leave", async () => {
  const id = await found();
  const leave = (user: string) => mutate(user, `leaveCampaign(input: { campaignId: "${id}" })`, "CampaignMembershipRemoved { userId }");
  expect(await leave("dee")).toMatchObject({ code: "CONFLICT", reason: "last_dm" });
  await onCampaign("dee", `transferDm(input: { campaignId: "${id}", userId: "ada" })`);
  expect((await server.ask("ada", `{ campaign(id: "${id}") { myRole members { userId role } } }`)).campaign).toEqual({
    myRole: "DM",
    members: [
      { userId: "dee", role: "OBSERVER" },
      { userId: "ada", role: "DM" },
    ].sort((a, b) => (a.userId < b.userId ? -1 : 1)),
  });
  expect(await leave("dee")).toMatchObject({ userId: "dee" });
});

test("an archived campaign is read, not played; restored it goes on", async () => {
  const id = await found();
  await onCampaign("dee", `renameCampaign(input: { campaignId: "${id}", name: "The Yard, Again" })`);
  expect(await onCampaign("dee", `archiveCampaign(input: { campaignId: "${id}" })`)).toMatchObject({
    name: "The Yard, Again",
    status: "ARCHIVED",
  });
  expect(await server.play("ada", { campaignId: id, text: "I look around." })).toMatchObject({ reason: "campaign_archived" });
  expect(await mutate("dee", `narrateAsDm(input: { campaignId: "${id}", text: "Rain." })`, "Turn { number }")).toMatchObject({
    reason: "campaign_archived",
  });
  expect(await onCampaign("dee", `pauseCampaign(input: { campaignId: "${id}" })`)).toMatchObject({ reason: "campaign_archived" });
  expect(await onCampaign("dee", `restoreCampaign(input: { campaignId: "${id}" })`)).toMatchObject({ status: "ACTIVE" });
  expect(await onCampaign("dee", `restoreCampaign(input: { campaignId: "${id}" })`)).toMatchObject({ reason: "campaign_not_archived" });
  expect(await server.play("ada", { campaignId: id, text: "I look around." })).toMatchObject({ __typename: "QueuedTurn" });
});

test("an archived campaign is deleted with everything of it, by its name and an export of its present state", async () => {
  const id = await found();
  await server.play("ada", { campaignId: id, text: "I look around." });
  await invite(id, `approval: true`).then(({ code }) => accept("bo", code));
  const remove = (name: string, more: string) =>
    mutate("dee", `deleteCampaign(input: { campaignId: "${id}", name: "${name}" ${more} })`, "DeletedCampaign { campaignKey }");
  const print = async () =>
    (await server.ask("dee", `{ campaignArchive(campaignId: "${id}") { fingerprint } }`)).campaignArchive.fingerprint;
  const early = await print();
  const { name } = await onCampaign("dee", `renameCampaign(input: { campaignId: "${id}", name: "To Go" })`);
  expect(await remove(name, `exportFingerprint: "${early}"`)).toMatchObject({ code: "CONFLICT", reason: "campaign_not_archived" });
  await onCampaign("dee", `archiveCampaign(input: { campaignId: "${id}" })`);
  expect(await remove("The Yard", "withoutExport: true")).toMatchObject({ reason: "confirmation_invalid" });
  expect(await remove(name, `exportFingerprint: "${early}"`)).toMatchObject({ reason: "confirmation_invalid" });
  expect(await remove(name, "")).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await remove(name, `exportFingerprint: "${await print()}"`)).toEqual({ __typename: "DeletedCampaign", campaignKey: id });
  const { sql } = server.db.database;
  const tables = await sql.introspection.getTables();
  for (const { name: table, columns } of tables.filter(({ isView }) => !isView)) {
    if (!columns.some((column) => column.name === "campaign_id")) continue;
    const left = await sql
      .selectFrom(table as "members")
      .selectAll()
      .where("campaign_id", "=", id)
      .execute();
    expect({ table, left }).toEqual({ table, left: [] });
  }
  expect(await sql.selectFrom("lore_collections").selectAll().where("collection", "=", `campaign:${id}`).execute()).toEqual([]);
});

test.for([
  ["ada", "createInvitation(input: { campaignId: CAMPAIGN })"],
  ["ada", `revokeInvitation(input: { campaignId: CAMPAIGN, invitationKey: "x" })`],
  ["ada", `decideJoinRequest(input: { campaignId: CAMPAIGN, userId: "bo", admit: true })`],
  ["ada", `transferDm(input: { campaignId: CAMPAIGN, userId: "ada" })`],
  ["ada", `renameCampaign(input: { campaignId: CAMPAIGN, name: "Mine" })`],
  ["ada", "archiveCampaign(input: { campaignId: CAMPAIGN })"],
  ["ada", "restoreCampaign(input: { campaignId: CAMPAIGN })"],
  ["ada", `deleteCampaign(input: { campaignId: CAMPAIGN, name: "x", withoutExport: true })`],
] as const)("%s may not %s", async ([user, mutation]) => {
  const id = await found();
  const [answer] = Object.values(
    await server.ask(user, `mutation { ${mutation.replace("CAMPAIGN", `"${id}"`)} { ... on Error { code } } }`),
  );
  expect(answer).toEqual({ code: "FORBIDDEN" });
  const [outside] = Object.values(
    await server.ask("zed", `mutation { ${mutation.replace("CAMPAIGN", `"${id}"`)} { ... on Error { code } } }`),
  );
  expect(outside).toEqual({ code: "NOT_FOUND" });
});
