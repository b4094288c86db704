import { expect, test } from "vitest";
import { MemoryCase } from "./memory-case.ts";
import { openMemoryTable } from "./memory-table.ts";

const quiet = MemoryCase.parse({
  scenario: "heron_inn",
  planted: [{ id: "-", say: "-", ask: "-", holds: [] }],
  taken_back: { say: "-", gone: ["-"] },
  renamed: { id: "odo", from: "-", to: "-" },
  secrets: [],
  fishing: [],
  filler: ["I wait"],
});

test("ten turns cost as many statements late as early, summaries and looking back included", async () => {
  const table = await openMemoryTable(quiet);
  let sent = 0;
  const stop = table.engine.db.database.onStatement(() => void (sent += 1));
  const spend = async (): Promise<number> => {
    sent = 0;
    for (let nth = 0; nth < 10; nth += 1) await table.play(nth % 2 === 0 ? "I look around" : "I ask Odo about the bell");
    return sent;
  };
  await spend();
  const early = await spend();
  for (let nth = 0; nth < 1; nth += 1) await spend();
  const late = await spend();
  stop();
  await table.close();
  // Indexing goes by events, not by tens of turns: one catching up more or less is no growth.
  expect(Math.abs(late - early)).toBeLessThanOrEqual(early * 0.1);
}, 60_000);
