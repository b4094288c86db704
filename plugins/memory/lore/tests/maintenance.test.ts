import type { EmbedderOffer, TextEmbedder } from "freeform-rpg/plugins/memory/lore";
import { EmbedderError } from "freeform-rpg/plugins/memory/lore/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entity, createCampaign, harbour, openLoreEngine, narratedTurn } from "./lore-engine.ts";

/** A model for tests: the vector of a text counts some of its words. It can be made to fail, and records its requests. */
const words = ["gull", "tide", "bell", "smuggler", "widow", "brooch", "price", "fire"];
const model = { calls: [] as string[][], failAfter: Infinity, missing: true as boolean };
const embedder: TextEmbedder = {
  name: "counter",
  model: "words-1",
  dimensions: words.length,
  batch: 4,
  price: 2,
  async embed(texts) {
    if (model.calls.length >= model.failAfter) throw new EmbedderError("embedder_unavailable", "The counter is out of ink.");
    model.calls.push([...texts]);
    const vectors = texts.map((text) => words.map((word) => text.toLowerCase().split(word).length - 1 + 0.01));
    return { vectors, tokens: 1000 * texts.length };
  },
};
const offer: EmbedderOffer = {
  name: "counter",
  notice: "It counts words.",
  missing: () => (model.missing ? "COUNTER is not set" : null),
  open: () => embedder,
};

let engine: Awaited<ReturnType<typeof openLoreEngine>>;
beforeAll(async () => {
  engine = await openLoreEngine({ offers: [offer] });
  await engine.write("harbour", harbour);
  await engine.installer.install("harbour");
  await createCampaign(engine.database, {
    packs: ["harbour"],
    final_text: "You come to the pier at dusk.",
    changes: [entity("harbour:gull", "The Blind Gull")],
  });
});
afterAll(() => engine.close());

const index = async (collection: string) => (await engine.lore.indexes("c")).find((one) => one.collection === collection);
const ask = (text: string) => engine.lore.search({ text, viewer: "player", campaignId: "c" });

test("without its key a model is not used, and the offline embedder serves", async () => {
  expect(engine.lore.notice()).toMatch(/^lsa:/);
  expect(await index("pack:harbour")).toMatchObject({ serving: { embedder: "lsa", dimensions: 128 }, making: null });
});

test("a model that fails midway reports why and keeps its vectors, and searches use the complete generation", async () => {
  model.missing = false;
  model.failAfter = 2;
  await engine.lore.embed("c");
  await engine.lore.settled();
  const harbourIndex = await index("pack:harbour");
  expect(harbourIndex).toMatchObject({
    serving: { embedder: "lsa" },
    making: { embedder: "counter", model: "words-1", embedded: 8, failure: "The counter is out of ink." },
  });
  expect((await ask("who sold the house to Marta?")).passages.length).toBeGreaterThan(0);
});

test("a second start requests only the rest, and then the model serves", async () => {
  const made = model.calls.flat();
  model.calls.length = 0;
  model.failAfter = Infinity;
  await engine.lore.embed("c");
  await engine.lore.settled();
  const { pieces, serving, making } = (await index("pack:harbour")) ?? {};
  expect(making).toBeNull();
  expect(serving).toMatchObject({ embedder: "counter", embedded: pieces, failure: null });
  expect(serving?.cost).toBeCloseTo(((serving?.tokens ?? 0) * 2) / 1_000_000);
  expect(model.calls.flat().filter((text) => made.includes(text))).toEqual([]);
});

test("the model embeds each query once", async () => {
  model.calls.length = 0;
  const { candidates, notices } = await ask("which smuggler has a bell?");
  expect(notices).toEqual([]);
  expect(candidates.some(({ matched }) => (matched.vector ?? 0) > 0.5)).toBe(true);
  await ask("which smuggler has a bell?");
  expect(model.calls.flat().filter((text) => text.startsWith("which smuggler"))).toHaveLength(1);
});

test("new turns and changed sections are found by full text before they are embedded", async () => {
  await engine.lore.settled();
  await engine.log.append(narratedTurn("c", 1, "The widow lays a brooch on the bar.", 1), async () => []);
  expect((await ask("what did the widow lay down?")).candidates.some(({ id }) => id === "event:2")).toBe(true);
  await engine.lore.settled();
  expect(await index("campaign:c")).toMatchObject({ pieces: 2, serving: { embedded: 2 } });
  model.calls.length = 0;
  await engine.write("harbour", { "culture/bells.md": harbour["culture/bells.md"].replace("Six bells", "Seven bells") });
  await engine.installer.install("harbour");
  await engine.lore.settled();
  expect(model.calls.flat()).toEqual([expect.stringContaining("Seven bells")]);
});

test("while the model is unavailable only full text is searched, with a notice", async () => {
  model.failAfter = 0;
  const { passages, notices } = await ask("the fire in the year of the comet");
  expect(passages[0]?.id).toBe("harbour:gull:history");
  expect(notices).toEqual(["Only full text was searched: The counter is out of ink."]);
});

test("the offline embedder is fitted and serves at once when it is selected again", async () => {
  model.missing = true;
  await engine.lore.embed("c");
  await engine.lore.settled();
  expect(await index("pack:harbour")).toMatchObject({ serving: { embedder: "lsa" }, making: null });
  expect((await ask("the fire in the year of the comet")).notices).toEqual([
    expect.stringContaining('The embedder "counter" made the vectors but is not available now'),
  ]);
});

test("a configured embedder that cannot be used is an error and is not replaced by another", async () => {
  const other = await openLoreEngine({ offers: [offer], embedder: "counter" });
  await expect(async () => other.lore.notice()).rejects.toMatchObject({
    code: "embedder_unavailable",
    message: 'The embedder "counter" is configured, but COUNTER is not set.',
  });
  await other.close();
});
