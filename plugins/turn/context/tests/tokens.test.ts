import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import type { World } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";

const sentences = [
  "The bell on the post has not been rung for nine winters, and nobody says why.",
  "“Nobody,” says Odo—and he means it—“has crossed since the third of Frostfall.”",
  "Колокол на причале молчит девять зим.",
  "桟橋の鐘は九年の冬のあいだ鳴らされていない。",
  "Die Glocke hängt übrigens noch, sagt der Fährmann.",
  "The code of the cold store is 4471-88B/x.",
];
const text = fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 12 }).map((some) => some.join(" "));

const summary = fc.record({
  text,
  scope: fc.constantFrom("scene" as const, "session" as const, "arc" as const),
  to_turn: fc.integer({ min: 1, max: 5000 }),
});
const oldWorlds = fc
  .record({
    turns: fc.array(text, { maxLength: 8 }),
    summaries: fc.array(summary, { maxLength: 40 }),
    facts: fc.array(text, { maxLength: 60 }),
  })
  .map(({ turns, summaries, facts }): World => {
    const base = sampleWorld();
    const [fact] = base.facts;
    return sampleWorld({
      recent_turns: turns.map((final_text, at) => ({
        turn_no: at + 1,
        player_input: "I wait",
        final_text,
        digest: final_text.slice(0, 280),
      })),
      summaries: summaries.map((one, at) => ({ ...one, id: `s${at}`, scope_id: "inn", from_turn: Math.max(0, one.to_turn - 9) })),
      facts: fact === undefined ? [] : facts.map((told, at) => ({ ...fact, id: `f${at}`, object: { text: told } })),
    });
  });

test("by a real tokenizer, no packet is larger than its budget, whatever its past and in whatever script", () => {
  fc.assert(
    fc.property(oldWorlds, fc.integer({ min: 2000, max: 8000 }), (world, budget) => {
      const { selection: _, tokens, ...shown } = assemble(world, { budget });
      expect(countTokens(JSON.stringify(shown))).toBeLessThanOrEqual(budget);
      expect(tokens).toBeLessThanOrEqual(budget);
    }),
    { numRuns: 60 },
  );
});

test("summaries take at most a quarter of the budget together, the newest first, and are told in order", () => {
  const summaries = Array.from({ length: 40 }, (_, at) => ({
    id: `s${at}`,
    scope: "scene" as const,
    scope_id: "inn",
    text: `Day ${at}: ${(sentences[0] ?? "").repeat(4)}`,
    from_turn: at * 10 + 1,
    to_turn: at * 10 + 10,
  }));
  const packet = assemble(sampleWorld({ summaries }), { budget: 6000 });
  expect(countTokens(packet.summary.scene)).toBeLessThanOrEqual(1500);
  const days = [...packet.summary.scene.matchAll(/Day (\d+):/g)].map(([, day]) => Number(day));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.at(-1)).toBe(39);
});
