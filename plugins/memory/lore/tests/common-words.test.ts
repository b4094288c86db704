import { expect, test } from "vitest";
import { createCampaign, entity, narratedTurn, openLoreEngine } from "./lore-engine.ts";

test("a long story is not ranked by words that are in most of it, unless the query names something", async () => {
  await using engine = await openLoreEngine();
  const { database, log, lore } = engine;
  await createCampaign(database, { packs: [], final_text: "Rain falls.", changes: [entity("gull", "The Blind Gull")] });
  for (let turn = 1; turn <= 12; turn += 1)
    await log.append(narratedTurn("c", turn, turn === 3 ? "Rain falls on the Blind Gull." : `Rain falls on roof ${turn}.`), async () => []);
  const find = async (text: string) => {
    let ranked = false;
    const stop = database.onStatement((sql) => (ranked ||= sql.includes("ts_rank")));
    const { passages } = await lore.search({ text, viewer: "player", campaignId: "c", minWeight: 0.6 });
    stop();
    return { ranked, found: passages.map((one) => one.id) };
  };
  expect(await find("the rain falls")).toEqual({ ranked: false, found: [] });
  expect(await find("rain on roof 7")).toMatchObject({ ranked: true, found: expect.arrayContaining(["event:8"]) });
  expect(await find("rain at the Blind Gull")).toMatchObject({ ranked: true, found: expect.arrayContaining(["event:4"]) });
});
