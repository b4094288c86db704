import { expect, test } from "vitest";
import { playEvening, wholeEvening } from "./play-evening.ts";

test("over a whole evening nobody reads what only another character or the DM knows, and the tables are the fold", async () => {
  const { turns, uses } = await playEvening(wholeEvening, 12);
  expect(turns).toBeGreaterThanOrEqual(60);
  expect([...uses].filter(([, times]) => times < 2)).toEqual([]);
  expect([...uses.keys()].toSorted()).toMatchSnapshot();
});
