import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  await (
    await server.kernel.use(Campaigns)
  ).create({
    id: "c",
    seed: "s",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [
      { user: "ada", role: "PLAYER", character: { name: "Wren" } },
      { user: "olaf", role: "OBSERVER" },
    ],
  });
});
afterAll(() => server.close());

const open = (user: string, campaign = "c") =>
  server.subscribe(user, `subscription { campaignPresence(campaignId: "${campaign}") { members { userId name typing } } }`);
const setTyping = async (user: string, typing: boolean) =>
  (await server.ask(user, `mutation { setTyping(input: { campaignId: "c", typing: ${typing} }) { __typename ... on Error { reason } } }`))
    .setTyping;

/** Reads until somebody sees this. */
const until = async (stream: AsyncGenerator<any>, wanted: readonly string[]): Promise<void> => {
  const seen: string[][] = [];
  for (let next = await stream.next(); !next.done; next = await stream.next()) {
    const members: { name: string; typing: boolean }[] = next.value.campaignPresence.members;
    seen.push(members.map(({ name, typing }) => (typing ? `${name} writes` : name)));
    if (JSON.stringify(seen.at(-1)) === JSON.stringify(wanted)) return;
  }
  throw new Error(`It ended after ${JSON.stringify(seen)}.`);
};

test("members see who is there and who writes, until the page is closed or they are removed", async () => {
  const [dee, ada] = [open("dee"), open("ada")];
  await until(dee, ["dee"]);
  await until(ada, ["ada", "dee"]);
  expect(await setTyping("ada", true)).toEqual({ __typename: "TypingState" });
  await until(dee, ["ada writes", "dee"]);
  await setTyping("ada", false);
  await until(dee, ["ada", "dee"]);
  await server.ask("dee", `mutation { removeMember(input: { campaignId: "c", userId: "ada" }) { __typename ... on Error { message } } }`);
  await until(dee, ["dee"]);
  await expect(until(ada, ["nobody"])).rejects.toThrow("It ended after");
  await dee.return(undefined);
});

test("an observer watches and does not write; a stranger does neither", async () => {
  const olaf = open("olaf");
  await until(olaf, ["olaf"]);
  await olaf.return(undefined);
  expect(await setTyping("olaf", true)).toEqual({ __typename: "ForbiddenError", reason: "forbidden" });
  expect(await setTyping("eve", true)).toMatchObject({ __typename: "NotFoundError" });
  const [refused] = await server.request("eve", `subscription { campaignPresence(campaignId: "c") { members { userId } } }`);
  expect(refused.errors[0].extensions.code).toBe("NOT_FOUND");
});
