import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { correctionPlugins } from "./support/features.ts";
import { quickTurn } from "./support/quick-turn.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: [...correctionPlugins, quickTurn] });
  await playCampaign(it.test, "c", 2);
});
afterAll(() => it[Symbol.asyncDispose]());

const query = `subscription { campaignEvents(campaignId: "c", after: 1) { type userId ... on CorrectionChanged { correctionKey } changesCanon } }`;

/** The first events that a member hears once `listening` was called, as soon as `count` of them are there. */
const hear = async (user: string, count: number, listening: () => void): Promise<unknown[]> => {
  const response = await it.request(user, query, {}, { accept: "text/event-stream" });
  const heard: unknown[] = [];
  let text = "";
  for await (const piece of response.body ?? []) {
    text += new TextDecoder().decode(piece);
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks.filter((one) => one.startsWith("event: next")))
      heard.push(JSON.parse(block.slice(block.indexOf("data: ") + 6)).data.campaignEvents);
    // The turn that was played before is sent first: from then on everything is heard.
    if (heard.length > 0) listening();
    if (heard.length > count) break;
  }
  return heard.slice(1);
};

test("a DM and the author hear of proposals; others hear only that canon has changed", async () => {
  const listening = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const [first, second, third] = listening;
  const heard = Promise.all([hear("dora", 4, first.resolve), hear("paul", 4, second.resolve), hear("olga", 1, third.resolve)]);
  await Promise.all(listening.map(({ promise }) => promise));
  const propose = `mutation($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { __typename } }`;
  const change = (name: string) => ({ input: { campaignId: "c", change: { renameEntity: { id: "guard", name } } } });
  const decide = (act: string, correctionId: string) =>
    it.ask("dora", `mutation($input: DecideCorrectionInput!) { ${act}Correction(input: $input) { __typename } }`, {
      input: { campaignId: "c", correctionId },
    });
  await it.ask("paul", propose, change("One"));
  await decide("reject", "cr-1");
  await it.ask("paul", propose, change("Two"));
  await decide("approve", "cr-2");
  const [dora, paul, olga] = await heard;
  const all = [
    { type: "CORRECTION_PROPOSED", userId: "paul", correctionKey: "cr-1", changesCanon: false },
    { type: "CORRECTION_DECIDED", userId: "dora", correctionKey: "cr-1", changesCanon: false },
    { type: "CORRECTION_PROPOSED", userId: "paul", correctionKey: "cr-2", changesCanon: false },
    { type: "CORRECTION_DECIDED", userId: "dora", correctionKey: "cr-2", changesCanon: true },
  ];
  expect([dora, paul]).toEqual([all, all]);
  expect(olga).toEqual([{ type: "CORRECTION_DECIDED", userId: "dora", correctionKey: null, changesCanon: true }]);
});
