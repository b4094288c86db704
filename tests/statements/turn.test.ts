import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { scriptedModel } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";

const model = scriptedModel({
  "turn/interpreter": {
    intent: "look for something of use",
    proposed_actions: [{ action: "search", target_id: "", details: "", estimated_minutes: 5 }],
  },
  "turn/narrator": (_: unknown, nth: number) =>
    `You look the yard over, slowly, from wall to wall. Nothing stirs for the space of ${nth} breaths.`,
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: ["wait"] },
});

test("a turn with three paid calls takes at most 15 statements and sends 40 kB where it is waited for, and answers what the log has", async () => {
  const engine = await openEngine({ services: [model] });
  await (await engine.kernel.use(Campaigns)).create({ id: "yard", scenario_id: "training_yard", user: "ada", seed: "s" });
  const turns = await engine.kernel.use(Turns);
  const counted: { readonly sent: number; readonly bytes: number }[] = [];
  for (let nth = 1; nth <= 5; nth += 1) {
    let sent = 0;
    let bytes = 0;
    const stop = engine.db.database.onStatement((_, parameters) => {
      sent += 1;
      bytes += parameters.reduce<number>((sum, one) => sum + Buffer.byteLength(String(one)), 0);
    });
    const asked = { campaign_id: "yard", user_id: "ada", text: "I look around", idempotency_key: `k${nth}` };
    const { id } = await turns.play(asked);
    const result = await turns.wait(id);
    stop();
    if (result.receipts.length === 3) counted.push({ sent, bytes });
    // Who waits for it later reads it from the log.
    expect(await turns.wait(id)).toEqual(result);
  }
  await engine.close();
  expect(counted.length).toBeGreaterThan(2);
  expect(Math.min(...counted.map(({ sent }) => sent))).toBeLessThanOrEqual(12);
  expect(Math.max(...counted.map(({ sent }) => sent))).toBeLessThanOrEqual(15);
  // Texts of statements are sent once for each connection.
  expect(Math.max(...counted.map(({ bytes }) => bytes))).toBeLessThanOrEqual(40_000);
}, 180_000);
