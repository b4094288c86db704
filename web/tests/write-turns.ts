import { Log } from "freeform-rpg/db";
import type { TestEngine } from "../../tests/engine/open-engine.ts";

/** An event of the demo's log that plays nothing. */
export const eventAt = (turn: number, seq: number) => ({
  campaignId: "demo",
  kind: "edit" as const,
  runId: null,
  userId: "dee",
  idempotencyKey: null,
  expectedHeadSeq: seq,
  turnNo: turn,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});

/** The demo as the database has it. */
export const readDemo = async ({ db }: TestEngine) =>
  db.database.sql.selectFrom("campaigns").selectAll().where("id", "=", "demo").executeTakeFirstOrThrow();

/** Writes turns of ada into the demo's log without playing them, and returns the number of the last. */
export const writeTurns = async (engine: TestEngine, count: number, finalText: string): Promise<number> => {
  const log = await engine.kernel.use(Log);
  const { current_turn: turn, head_seq: seq } = await readDemo(engine);
  for (let nth = 1; nth <= count; nth += 1)
    await log.append(
      { ...eventAt(turn + nth, seq + nth - 1), kind: "turn", userId: "ada", playerInput: `I wait (${nth}).`, finalText },
      async () => [],
    );
  return turn + count;
};
