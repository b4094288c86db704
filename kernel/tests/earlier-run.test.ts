import { input } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { EarlierRun } from "freeform-rpg/kernel";
import { recordEvents } from "freeform-rpg/testing";
import { expect, test } from "vitest";
import { Question, Toy, toys } from "./toy.ts";

/** The stages that ran, and the result, of a run beside an earlier one. */
const runBeside = async (earlier: EarlierRun, question = "why") => {
  const kernel = await createKernel({ plugins: toys });
  const { events, onEvent } = recordEvents();
  const { result } = await kernel.run(Toy, { runId: "r", inputs: [input(Question, question)], earlier, onEvent });
  return { result, ran: events.flatMap((event) => (event.type === "stage_finished" && !event.restored ? [event.stage] : [])) };
};

const whole = { "toy/question": "why", "toy/draft": { text: "why!" }, "toy/count": 3, "toy/answer": "why! (3)" };

test("where nothing differs from an earlier run, nothing runs again", async () => {
  expect(await runBeside({ made: whole, stale: new Set() })).toEqual({ result: "why! (3)", ran: [] });
});

test("a stale stage runs, and what needs it rests on what it made", async () => {
  const { ran } = await runBeside({ made: { ...whole, "toy/draft": { text: "other" } }, stale: new Set(["draft"]) });
  expect(ran).toEqual(["draft", "answer"]);
});

test("a stale stage that makes the same again touches nothing behind it", async () => {
  expect(await runBeside({ made: whole, stale: new Set(["draft"]) })).toEqual({ result: "why! (3)", ran: ["draft"] });
});

test("another question runs every stage again", async () => {
  expect((await runBeside({ made: whole, stale: new Set() }, "who")).ran).toEqual(["draft", "count", "answer"]);
});

test("an artifact that was not saved is made again and affects no other stage unless its own inputs changed", async () => {
  const { "toy/draft": _, ...rest } = whole;
  expect((await runBeside({ made: rest, stale: new Set() })).ran).toEqual(["draft"]);
  expect((await runBeside({ made: rest, stale: new Set(["draft"]) })).ran).toEqual(["draft", "answer"]);
});
