import { afterAll, beforeAll, expect, test } from "vitest";
import { entity, fact, createCampaign, harbour, openLoreEngine, narratedTurn } from "./lore-engine.ts";

let engine: Awaited<ReturnType<typeof openLoreEngine>>;
beforeAll(async () => {
  engine = await openLoreEngine({ embedder: null });
  await engine.write("harbour", harbour);
  await engine.installer.install("harbour");
  await createCampaign(engine.database, {
    packs: ["harbour"],
    final_text: "You come to the pier at dusk.",
    changes: [entity("harbour:gull", "The Blind Gull")],
  });
  const at = (day: number, hour: number, minute: number) => ({ contextPacket: { scene: { time: { day, hour, minute } } } });
  const cellar = fact("cellar", "The cellar holds a walrus.", "known", 1);
  await engine.log.append({ ...narratedTurn("c", 1, "A walrus sleeps in the cellar."), ...at(2, 21, 10) }, async () => [
    cellar,
    fact("lamp", "The lamp burns whale oil.", "known", 1),
  ]);
  await engine.log.append({ ...narratedTurn("c", 2, "The walrus is carried out to sea."), ...at(3, 8, 5) }, async () => [
    { ...cellar, row: { ...cellar.row, ended_turn: 2 } },
  ]);
  await engine.log.append(narratedTurn("c", 3, "A gramophone plays."), async () => []);
});
afterAll(() => engine.close());

const places = async (text: string, corpus: "all" | "history" = "history") =>
  (await engine.lore.search({ text, viewer: "player", campaignId: "c", corpus })).passages.map(({ place }) => place);

test("a turn and a fact say when they happened in the story, and a fact that ended since when it no longer holds", async () => {
  expect(await places("where is the walrus?")).toEqual(
    expect.arrayContaining([
      "Fact, turns 1 to 2, day 2, 21:10; no longer true since turn 2, day 3, 08:05",
      "Turn 1, day 2, 21:10",
      "Turn 2, day 3, 08:05",
    ]),
  );
  expect(await places("what does the lamp burn?")).toContain("Fact, turn 1, day 2, 21:10");
});

test("a turn without a known time, the opening and packs have their places alone", async () => {
  expect(await places("the gramophone")).toContain("Turn 3");
  expect(await places("the pier at dusk")).toContain("Opening");
  expect(await places("the lighthouse keeper", "all")).toContain("The Blind Gull > History");
});
