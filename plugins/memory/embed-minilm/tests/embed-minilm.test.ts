import { createMiniLm } from "freeform-rpg/plugins/memory/embed-minilm/lib";
import { expect, test } from "vitest";

const cosine = (a: readonly number[] = [], b: readonly number[] = []): number => {
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};
const query = () => ({ purpose: "query", signal: new AbortController().signal }) as const;

test("a question is nearer to its paraphrase than to another, and the same text has the same vector", async () => {
  const embedder = createMiniLm({ batch: 16 });
  const texts = ["Where did I leave my coat?", "In which place was my jacket forgotten?", "How much does the ferry cost?"];
  const [coat, jacket, ferry] = (await embedder.embed(texts, query())).vectors;
  expect(coat).toHaveLength(embedder.dimensions);
  expect(cosine(coat, jacket)).toBeGreaterThan(cosine(coat, ferry) + 0.1);
  expect((await embedder.embed(["Where did I leave my coat?"], query())).vectors[0]?.slice(0, 5)).toEqual(
    coat?.slice(0, 5).map((value) => expect.closeTo(value, 4)),
  );
});

test("an aborted request is rejected, and the next one is answered", async () => {
  const embedder = createMiniLm({ batch: 16 });
  const stop = new AbortController();
  const asked = embedder.embed(["The tide is rising."], { purpose: "document", signal: stop.signal });
  stop.abort(new Error("stopped"));
  await expect(asked).rejects.toThrow("stopped");
  expect((await embedder.embed(["The tide is rising."], query())).vectors).toHaveLength(1);
});

test("the vectors are those of the published model", async () => {
  const texts = ["That is a happy person", "That is a very happy person", "That is a happy dog", "Today is a sunny day"];
  const [first, ...others] = (await createMiniLm({ batch: 16 }).embed(texts, query())).vectors;
  expect(others.map((vector) => cosine(first, vector))).toEqual([0.943, 0.695, 0.257].map((value) => expect.closeTo(value, 2)));
});

test("a text longer than the model takes is cut, and an empty one has a vector", async () => {
  const { vectors } = await createMiniLm({ batch: 16 }).embed(["tide ".repeat(2_000), ""], query());
  expect(vectors.map((vector) => Math.hypot(...vector))).toEqual([expect.closeTo(1, 3), expect.closeTo(1, 3)]);
});
