import { expect, test } from "vitest";
import { playEvening, shortEvening } from "./play-evening.ts";

test("in a split party nobody reads what only another character or the DM knows, and the tables are the fold", async () => {
  const { turns } = await playEvening(shortEvening, 0);
  expect(turns).toBeGreaterThanOrEqual(15);
});
