import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";

test("a campaign with lore, a rewind and a correction in its midst, played offline, is replayed byte for byte", async () => {
  const server = await openServer();
  await (await server.kernel.use(Campaigns)).create({ id: "c", seed: "offline", scenario_id: "dead_drop", user: "ada" });
  const turns = await server.kernel.use(Turns);
  let keys = 0;
  const play = async (...says: readonly string[]) => {
    for (const text of says) {
      keys += 1;
      await turns.wait((await turns.play({ campaign_id: "c", user_id: "ada", text, idempotency_key: `k${keys}` })).id);
    }
  };
  await play("I look around.", "I talk to Viktor about Jin.", "I attack Viktor.");
  await server.db.log.rewind({ campaignId: "c", userId: "ada", turnNo: 2, reason: "Too soon." });
  await play("I search the bar.", "I wait.");
  const change = { renameEntity: { id: "neo_seattle:viktor", name: "Old Viktor" } };
  const proposed = await server.ask(
    "ada",
    `mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { __typename ... on Error { message } } }`,
    {
      input: { campaignId: "c", change },
    },
  );
  expect(proposed.proposeCorrection.__typename).toBe("Correction");
  await play("I talk to Viktor.", "I look at Sefa.");

  const replays = await server.kernel.use(Replays);
  const call = { replayId: "r", signal: new AbortController().signal };
  const report = await replays.turns(TurnsRequest.parse({ campaign_id: "c" }), call);
  expect(report.turns.flatMap(({ differences }) => differences)).toEqual([]);
  expect(report).toMatchObject({ identical: 6, failed: 0, state: { identical: true } });
  expect(await replays.state({ campaign_id: "c", turn: null })).toMatchObject({ identical: true });
  await server.close();
});
