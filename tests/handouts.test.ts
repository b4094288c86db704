import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
let base: string;
const who: Record<string, string> = {};
beforeAll(async () => {
  server = await openServer();
  base = `http://127.0.0.1:${await server.listen()}/files/handouts/c`;
  const members = ["ada", "bo"].map((user) => ({ user, role: "PLAYER" as const, character: { name: user } }));
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "handouts", scenario_id: "training_yard", user: "dee", character: null, members });
  const found = (await server.ask("dee", `{ campaign(id: "c") { members { userId character { key } } } }`)).campaign.members;
  for (const { userId, character } of found) who[userId] = character?.key ?? "";
});
afterAll(() => server.close());

const call = async (name: string, input: object, user = "dee") => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const handout = "... on Handout { key title text state given { turnNumber forAll holders { key } } }";
  const fields = `${name === "deleteHandout" ? "" : handout} ... on Error { code reason message }`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${fields} } }`;
  return (await server.ask(user, query, { input: { campaignId: "c", ...input } }))[name];
};
const prepare = async (title: string, text: string): Promise<string> => (await call("createHandout", { title, text })).key;
const held = async (user: string) =>
  (
    await server.ask(
      user,
      `{ campaign(id: "c") { handouts(first: 20) { nodes { key title text alternativeText image { path width height } } } } }`,
    )
  ).campaign.handouts.nodes;
const recalled = async (user: string, text: string): Promise<string> =>
  JSON.stringify(
    await server.ask(
      user,
      `query ($text: String!) { campaign(id: "c") { searchLore(text: $text, corpus: HISTORY) { passages { text } } } }`,
      {
        text,
      },
    ),
  );

/** The header of a PNG with these dimensions: what a check of images reads. */
const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
};
const fetchAs = async (user: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${base}/${path}`, {
    ...init,
    headers: { ...init.headers, ...(user === "" ? {} : { authorization: `Bearer ${await server.token(user)}` }) },
  });
const putImage = (handout: string, body: Uint8Array<ArrayBuffer>, type = "image/png", user = "dee"): Promise<Response> =>
  fetchAs(user, handout, { method: "PUT", headers: { "content-type": type }, body });

test("a handout is read by nobody before it is given, then by those who hold it, and by nobody after it was taken back", async () => {
  const key = await prepare("The torn letter", "Meet me at the quillon gate.");
  expect(await held("ada")).toEqual([]);
  const given = await call("giveHandout", { handoutId: key, to: [who["ada"]], idempotencyKey: "one" });
  expect(given).toMatchObject({ state: "GIVEN", given: [{ forAll: false, holders: [{ key: who["ada"] }] }] });
  expect((await call("giveHandout", { handoutId: key, to: [who["ada"]], idempotencyKey: "one" })).given).toEqual(given.given);
  expect(await held("ada")).toMatchObject([{ key, title: "The torn letter", text: "Meet me at the quillon gate." }]);
  expect(await held("bo")).toEqual([]);
  expect(await recalled("ada", "quillon gate")).toContain("quillon");
  expect(await recalled("bo", "quillon gate")).not.toContain("quillon");
  await call("editHandout", { handoutId: key, text: "Another text." });
  expect((await held("ada"))[0].text).toContain("quillon");
  expect(await call("giveHandout", { handoutId: key, to: [who["ada"]] })).toMatchObject({ reason: "handout_exists" });
  expect(await call("withdrawHandout", { handoutId: key })).toMatchObject({ state: "WITHDRAWN", given: [] });
  expect(await held("ada")).toEqual([]);
  expect(await recalled("ada", "quillon gate")).not.toContain("quillon");
  expect(await call("deleteHandout", { handoutId: key })).toMatchObject({ reason: "handout_exists" });
  expect(await server.db.log.state("c")).toEqual(await server.db.log.fold("c", { fromStart: true }));
});

test("a handout for everybody can be announced, and a rewind takes both back", async () => {
  const key = await prepare("The map", "A tamarind tree by the wall.");
  const { given } = await call("giveHandout", { handoutId: key, toAll: true, announcement: "A map is unrolled." });
  const turn = given[0].turnNumber;
  const { campaign } = await server.ask("bo", `{ campaign(id: "c") { turns(last: 1) { nodes { number text } } } }`);
  expect(campaign.turns.nodes[0]).toEqual({ number: turn + 1, text: "A map is unrolled." });
  expect(await held("bo")).toMatchObject([{ key }]);
  await server.db.log.rewind({ campaignId: "c", userId: "dee", turnNo: turn - 1, reason: "" });
  expect(await held("bo")).toEqual([]);
});

test("those concerned are told when a handout is given and taken back", async () => {
  const [ada, bo] = [await server.watch("ada", "c", "type"), await server.watch("bo", "c", "type")];
  const [first, other] = [ada.next(), bo.next()];
  const key = await prepare("A note", "Run.");
  await call("giveHandout", { handoutId: key, to: [who["ada"]] });
  await call("withdrawHandout", { handoutId: key });
  const types = [(await first).value, (await ada.next()).value, (await ada.next()).value, (await ada.next()).value];
  expect(types.map(({ campaignEvents }) => campaignEvents.type).toSorted()).toEqual(
    ["HANDOUT_GIVEN", "HANDOUT_WITHDRAWN", "TURN_COMMITTED", "TURN_STRUCK"].toSorted(),
  );
  expect((await other).value.campaignEvents.type).toBe("TURN_STRUCK");
  await Promise.all([ada.return(undefined), bo.return(undefined)]);
});

test("an image is sent to those who hold its handout, and to nobody else", async () => {
  const key = await prepare("The sketch", "");
  const { status, headers } = await putImage(key, png(640, 480));
  expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: "application/json" });
  expect(await call("giveHandout", { handoutId: key, to: [who["ada"]] })).toMatchObject({ reason: "handout_invalid" });
  await call("editHandout", { handoutId: key, alternativeText: "A sketch of an obsidian door." });
  const { dm } = (await server.ask("dee", `{ campaign(id: "c") { dm { handouts { key image { path } } } } }`)).campaign;
  const image = dm.handouts
    .find((one: { key: string }) => one.key === key)
    .image.path.split("/")
    .at(-1);
  expect((await fetchAs("ada", image)).status).toBe(404);
  await call("giveHandout", { handoutId: key, to: [who["ada"]] });
  expect((await held("ada")).slice(-1)).toMatchObject([
    { image: { width: 640, height: 480 }, alternativeText: "A sketch of an obsidian door." },
  ]);
  expect(await recalled("ada", "obsidian door")).toContain("obsidian");
  const shown = await fetchAs("ada", image);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(640, 480));
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
    "cache-control": "private, no-cache",
  });
  for (const user of ["bo", "zoe", ""]) expect((await fetchAs(user, image)).status).toBe(404);
  expect((await fetchAs("dee", image)).status).toBe(200);
  await call("withdrawHandout", { handoutId: key });
  expect((await fetchAs("ada", image)).status).toBe(404);
});

test.for([
  ["an image that is none", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml", "dee", 400],
  ["a lying type", png(10, 10), "image/jpeg", "dee", 400],
  ["too many pixels", png(8001, 10), "image/png", "dee", 400],
  ["too many bytes", new Uint8Array(5_000_001), "image/png", "dee", 400],
  ["a header that breaks off", png(10, 10).slice(0, 18), "image/png", "dee", 400],
  ["a player's image", png(10, 10), "image/png", "ada", 403],
  ["a stranger's image", png(10, 10), "image/png", "zoe", 404],
] as const)("%s is refused", async ([, content, type, user, status]) => {
  const key = await prepare("Bare", "");
  expect((await putImage(key, content, type, user)).status).toBe(status);
  expect(await call("giveHandout", { handoutId: key, toAll: true })).toMatchObject({ reason: "handout_invalid" });
  expect((await call("deleteHandout", { handoutId: key })).__typename).toBe("Campaign");
});

test.for([
  ["createHandout", { title: " " }, "dee", "handout_invalid"],
  ["createHandout", { title: "Long", text: "x".repeat(100_000) }, "dee", "handout_invalid"],
  ["createHandout", { title: "Mine" }, "ada", "forbidden"],
  ["createHandout", { title: "Mine" }, "zoe", "not_found"],
  ["editHandout", { title: "Other" }, "ada", "forbidden"],
  ["giveHandout", { to: ["nobody"] }, "dee", "recipient_unknown"],
  ["giveHandout", { to: ["hedda_marl"] }, "dee", "recipient_unknown"],
  ["giveHandout", { to: [] }, "dee", "recipient_unknown"],
  ["giveHandout", {}, "dee", "validation_failed"],
  ["giveHandout", { toAll: true }, "ada", "forbidden"],
  ["giveHandout", { toAll: true, handoutId: "none" }, "dee", "handout_not_found"],
  ["withdrawHandout", {}, "dee", "handout_not_found"],
  ["withdrawHandout", {}, "ada", "forbidden"],
  ["deleteHandout", {}, "ada", "forbidden"],
] as const)("%s with %o by %s is refused", async ([name, input, user, reason]) => {
  const named = name === "createHandout" ? {} : { handoutId: await prepare("A page", "Words.") };
  const answer = await call(name, { ...named, ...input }, user);
  expect(answer.reason ?? answer.code).toMatch(new RegExp(reason, "i"));
});

test("a retired character is given nothing", async () => {
  const key = await prepare("Farewell", "Goodbye.");
  const change = (kind: string) =>
    server.ask(
      "dee",
      `mutation { applyChange(input: { campaignId: "c", changes: [{ ${kind} }] }) { __typename ... on Error { message } } }`,
    );
  expect((await change(`retire: { entity: "${who["bo"]}" }`)).applyChange.__typename).toBe("CampaignChange");
  expect(await call("giveHandout", { handoutId: key, to: [who["bo"]] })).toMatchObject({
    reason: "recipient_unknown",
    message: expect.stringContaining("retired"),
  });
});
