import { ModelError, askInHalves } from "freeform-rpg/plugins/models";
import { expect, test } from "vitest";

const tooLong = () => new ModelError("model_output_invalid", "The model's answer was cut off.");

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

test("a failure of another kind is thrown", async () => {
  const refusal = new ModelError("model_refused", "It declined.");
  await expect(askInHalves([1, 2], () => Promise.reject(refusal))).rejects.toBe(refusal);
});
