import fc from "fast-check";
import { expect, test } from "vitest";
import type { Happening } from "../notes/happening.ts";
import { writeRecap } from "../recap/write-recap.ts";
import { condense } from "../summaries/condense.ts";
import { summariseArc, summariseSegment } from "../summaries/segment.ts";

const happened = (turn_no: number, type: Happening["type"], text: string, thread_id: string | null = null): Happening => ({
  turn_no,
  type,
  text,
  thread_id,
});

test("a summary keeps what was learned before what was merely done, in the order in which it happened", () => {
  const told = condense(
    [
      happened(1, "action_succeeded", "You look around the long room."),
      happened(2, "fact_discovered", "The rope was cut."),
      happened(3, "harm_taken", "A tile falls on you."),
    ],
    40,
  );
  expect(told).toBe("The rope was cut. A tile falls on you.");
});

test("an arc is told from all over its turns: its end does not drown its beginning", () => {
  const facts = Array.from({ length: 100 }, (_, at) => happened(at + 1, "fact_discovered", `The mark of day ${at + 1} is on the wall.`));
  const [arc] = summariseArc(100, 100, facts);
  const days = [...(arc?.text.matchAll(/day (\d+)/g) ?? [])].map(([, day]) => Number(day));
  expect(arc).toMatchObject({ scope: "arc", scope_id: "100", from_turn: 1, to_turn: 100 });
  expect(days.some((day) => day <= 10)).toBe(true);
  expect(days.some((day) => day > 90)).toBe(true);
});

test("a thread's summary goes on from what was told before, and forgets the oldest first", () => {
  const told = { text: "The first bell rang. Nobody came to see why it did.", from_turn: 1 };
  const sum = (texts: readonly string[]) =>
    summariseSegment({
      from_turn: 11,
      to_turn: 20,
      happenings: texts.map((text) => happened(12, "fact_discovered", text, "td-1")),
      location_id: "inn",
      threads: [{ id: "td-1", earlier: told }],
    }).find(({ scope }) => scope === "thread");
  expect(sum(["The sexton has the rope."])).toMatchObject({
    from_turn: 1,
    to_turn: 20,
    text: expect.stringMatching(/^The first bell.*has the rope\.$/),
  });
  const long = sum(Array.from({ length: 30 }, (_, at) => `Sign number ${at} was found upon the tower's northern face.`));
  expect(long?.text.length).toBeLessThanOrEqual(700);
  expect(long?.text).toContain("Sign number 29");
  expect(long?.text).not.toContain("first bell");
});

test("whatever happened, a summary has no more characters than it may, and is the same again", () => {
  const types = fc.constantFrom<Happening["type"]>("fact_discovered", "fact_established", "npc_action", "action_failed", "item_lost");
  const some = fc.array(fc.tuple(types, fc.string({ minLength: 1, maxLength: 80 })), { maxLength: 60 });
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 600 }), (drawn, most) => {
      const happenings = drawn.map(([type, text], at) => happened(at, type, text));
      const told = condense(happenings, most);
      expect(told.length).toBeLessThanOrEqual(most);
      expect(told).toBe(condense(happenings, most));
    }),
  );
});

test("a short recap keeps a share of every session that was missed", () => {
  const long = (name: string) => Array.from({ length: 40 }, (_, at) => `${name} did the thing numbered ${at}.`).join(" ");
  const parts = ["Ada", "Bo", "Cy"].map((name, at) => ({ title: `Session ${at + 1}`, text: long(name) }));
  const short = writeRecap(parts, "short");
  expect(short.length).toBeLessThan(700);
  for (const name of ["Ada", "Bo", "Cy"]) expect(short).toContain(`${name} did the thing numbered 0.`);
  expect(writeRecap(parts, "full")).toContain("Ada did the thing numbered 39.");
  expect(writeRecap([{ title: "", text: "" }], "short")).toBe("Nothing has happened yet.");
});
