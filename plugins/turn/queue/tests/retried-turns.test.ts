import { AppError } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { openTable } from "./turn-table.ts";

test("a turn whose stage fails while the database restarts goes on when it is back, and does not fail", async () => {
  let tries = 0;
  const { play, turns, reports, committed } = await openTable({
    commit: () => {
      tries += 1;
      if (tries < 3) throw new AppError("database_unavailable", "The database server is starting.");
    },
  });
  const { id } = await play("ada", "look");
  expect(await turns.wait(id)).toMatchObject({ final_text: "look" });
  expect(committed).toEqual([id]);
  expect(reports).toEqual(Array(2).fill(expect.stringContaining("retried in a second")));
});
