import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { associate } from "../retrieve/associations.ts";
import { createCampaign, openLoreEngine } from "./lore-engine.ts";

describe("words of one subject", () => {
  const { relatedTo, rarity } = associate([
    ["brig", "vessel", "ship"],
    ["brig", "vessel", "mast"],
    ["vessel", "jar"],
    Array.from({ length: 40 }, (_, nth) => `word${nth}`),
  ]);

  test("are the nearer, the more and the smaller groups they share", () => {
    const near = relatedTo("vessel");
    expect([...near.keys()].toSorted()).toEqual(["brig", "jar", "mast", "ship"]);
    expect(near.get("brig")).toBeGreaterThan(near.get("ship") ?? 1);
    expect(near.get("ship")).toBeGreaterThan(relatedTo("word0").get("word1") ?? 1);
  });

  test("are the nearest 500, however many there are", () => {
    const far = Array.from({ length: 700 }, (_, nth) => ["hub", `spoke${nth}`, "x", "y", "z", `rim${nth}`]);
    const near = associate([...far, ["hub", "spoke699"]]).relatedTo("hub");
    expect(near.size).toBe(500);
    expect(
      [...near]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 4)
        .map(([term]) => term)
        .toSorted(),
    ).toEqual(["spoke699", "x", "y", "z"]);
    expect(near.has("hub")).toBe(false);
  });

  test("are none for a word of no group", () => {
    expect(relatedTo("unheard").size).toBe(0);
    expect(rarity("unheard")).toBe(0);
    expect(rarity("jar")).toBeGreaterThan(rarity("vessel"));
  });
});

describe("texts on the subjects of a question", () => {
  const { likeness } = associate([
    ["burial", "coffin", "sexton", "grave"],
    ["burial", "cairn"],
    ["ship", "mast", "sail"],
    ["ship", "cairn"],
  ]);

  test("are the more alike, the more of its groups they have words of, and unlike without any", () => {
    const [funeral = 0, mound = 0, voyage, unheard] = likeness(["burial"], [["coffin", "sexton"], ["cairn", "sail"], ["mast"], ["modem"]]);
    expect(funeral).toBeGreaterThan(mound);
    expect(mound).toBeGreaterThan(0);
    expect(funeral).toBeLessThanOrEqual(1);
    expect([voyage, unheard]).toEqual([0, 0]);
  });

  test("are wholly alike in the same words, and not compared with what one was before", () => {
    const texts = [["burial"], ["ship", "mast"], ["burial"]];
    const [first, other, again] = likeness(["burial"], texts);
    expect(first).toBeCloseTo(1);
    expect(again).toBe(first);
    expect(other).toBeLessThan(0.5);
  });

  test("are none for a question without such words", () => {
    expect(likeness(["modem"], [["coffin"], ["modem"]])).toEqual([0, 0]);
    expect(likeness(["burial"], [])).toEqual([]);
  });
});

describe("a question in other words than the story", () => {
  let engine: Awaited<ReturnType<typeof openLoreEngine>>;
  beforeAll(async () => {
    engine = await openLoreEngine();
    await createCampaign(engine.database, {
      packs: [],
      changes: [],
      final_text: "They lower the coffin beside her mother, and the sexton leans on his spade.",
    });
  });
  afterAll(() => engine.close());
  const ask = (text: string) => engine.lore.search({ text, viewer: "player", campaignId: "c", corpus: "history" });

  test("finds the passage by words of the same subject, and says that it has none of its own", async () => {
    const [first] = (await ask("whose burial did we attend?")).candidates;
    expect(first).toMatchObject({ text: expect.stringContaining("coffin"), matched: { terms: [], weight: 0 } });
  });

  test("finds nothing by words of another subject", async () => {
    expect((await ask("how many decimals has the modem?")).candidates).toEqual([]);
  });
});
