import { ModelError, askInHalves } from "freeform-rpg/plugins/models/core/lib";
import { expect, test } from "vitest";

const tooLong = () => new ModelError("model_output_invalid", "The model's answer was cut off.", { tooLarge: true });

/** Answers about at most `most` items, and never about one that is `mute`. */
const asking = (most: number, mute: readonly number[] = []) => {
  const asked: (readonly number[])[] = [];
  const ask = async (some: readonly number[]): Promise<number> => {
    asked.push(some);
    if (some.length > most || some.some((item) => mute.includes(item))) throw tooLong();
    return some.length;
  };
  return { asked, ask };
};

test("an answer that grows too long is asked for in halves", async () => {
  const { asked, ask } = asking(2);
  expect(await askInHalves([1, 2, 3, 4], ask)).toEqual({ answers: [2, 2], missed: [] });
  expect(asked).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [3, 4],
  ]);
});

test("what no answer is had about is told, and the others keep theirs", async () => {
  expect(await askInHalves([1, 2, 3], asking(3, [3]).ask)).toEqual({
    answers: [2],
    missed: [{ item: 3, why: expect.stringContaining("cut off") }],
  });
});

test("a model that never answers is not asked for ever", async () => {
  const { asked, ask } = asking(0);
  const { answers, missed } = await askInHalves(
    Array.from({ length: 100 }, (_, at) => at),
    ask,
  );
  expect([answers.length, missed.length]).toEqual([0, 100]);
  expect(asked.length).toBeLessThan(20);
});

test("a size that was too large is not tried again, and nothing is given up for it", async () => {
  const { asked, ask } = asking(2);
  const { answers, missed } = await askInHalves(
    Array.from({ length: 15 }, (_, at) => at),
    ask,
  );
  expect(missed).toEqual([]);
  expect(answers.reduce((sum, count) => sum + count, 0)).toBe(15);
  expect(asked.slice(0, 4).map((some) => some.length)).toEqual([15, 8, 4, 2]);
  expect(asked.slice(3).every((some) => some.length <= 2)).toBe(true);
});

test("what a model declines is left out, and it is asked about the rest", async () => {
  const ask = async (some: readonly number[]) => {
    if (some.includes(3)) throw new ModelError("model_refused", "It declined.");
    return some;
  };
  expect(await askInHalves([1, 2, 3, 4], ask)).toEqual({ answers: [[1, 2], [4]], missed: [{ item: 3, why: "It declined." }] });
});

test("a failure of another kind is thrown", async () => {
  const away = new ModelError("model_unavailable", "Nobody is there.");
  await expect(askInHalves([1, 2], () => Promise.reject(away))).rejects.toBe(away);
});
