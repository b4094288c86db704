import { EmbedderError } from "freeform-rpg/plugins/memory/lore/lib";
import { createUse } from "freeform-rpg/plugins/memory/embed-use/lib";
import { expect, test } from "vitest";

const cosine = (a: readonly number[] = [], b: readonly number[] = []): number => {
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};
const query = () => ({ purpose: "query", signal: new AbortController().signal }) as const;

test("a question is nearer to its paraphrase than to another, and the same text has the same vector", async () => {
  const embedder = createUse({ batch: 16 });
  const texts = ["Where did I leave my coat?", "In which place was my jacket forgotten?", "How much does the ferry cost?"];
  const [coat, jacket, ferry] = (await embedder.embed(texts, query())).vectors;
  expect(coat).toHaveLength(embedder.dimensions);
  expect(cosine(coat, jacket)).toBeGreaterThan(cosine(coat, ferry) + 0.1);
  expect((await embedder.embed(["Where did I leave my coat?"], query())).vectors[0]?.slice(0, 5)).toEqual(
    coat?.slice(0, 5).map((value) => expect.closeTo(value, 4)),
  );
});

test("an aborted request is rejected, and the next one is answered", async () => {
  const embedder = createUse({ batch: 16 });
  const stop = new AbortController();
  const asked = embedder.embed(["The tide is rising."], { purpose: "document", signal: stop.signal });
  stop.abort(new Error("stopped"));
  await expect(asked).rejects.toThrow("stopped");
  expect((await embedder.embed(["The tide is rising."], query())).vectors).toHaveLength(1);
});

test("what the model does not take is an error of the embedder", async () => {
  await expect(createUse({ batch: 16 }).embed([], query())).rejects.toThrow(EmbedderError);
});
