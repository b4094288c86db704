import fc from "fast-check";
import { expect, test } from "vitest";
import { listHappenings } from "../notes/happening.ts";
import type { Happening } from "../notes/happening.ts";
import { tellStory } from "../recap/tell-story.ts";
import { writeRecap } from "../recap/write-recap.ts";
import { condense } from "../summaries/condense.ts";
import { summariseArc, summariseSegment } from "../summaries/segment.ts";

const happening = (turn_no: number, type: Happening["type"], text: string, thread_id: string | null = null): Happening => ({
  turn_no,
  type,
  text,
  thread_id,
});

test("a summary prefers discoveries to ordinary actions, in the order in which they happened", () => {
  const summary = condense(
    [
      happening(1, "action_succeeded", "You look around the long room."),
      happening(2, "fact_discovered", "The rope was cut."),
      happening(3, "harm_taken", "A tile falls on you."),
    ],
    40,
  );
  expect(summary).toBe("The rope was cut. A tile falls on you.");
});

test("a story is told in its order: what was found, promised, decided and reached, without small details", () => {
  const story = tellStory(
    [
      happening(1, "scene_changed", "You come to the lane. Odo is here."),
      happening(1, "scene_changed", "You come to the mill. Bree is here."),
      happening(2, "fact_discovered", "The rope was cut."),
      happening(2, "detail_established", "Bree wears a green shawl."),
      happening(3, "promise_made", "You promise Bree to mend it."),
      happening(4, "action_succeeded", "You look around."),
      happening(5, "promise_broken", "You have broken your promise to Bree to mend it."),
      happening(6, "story_ended", "The river keeps the mill."),
    ],
    { maxLength: 1000, language: "en" },
  );
  expect(story).toBe(
    "You come to the mill. The rope was cut. You promise Bree to mend it. You have broken your promise to Bree to mend it. The river keeps the mill.",
  );
});

test("a story has a paragraph for each place where something happened, and says what was taken along and settled", () => {
  const got = (turn: number, type: "item_acquired" | "item_lost", text: string, item_id: string): Happening => ({
    ...happening(turn, type, text),
    item_id,
  });
  const end = (ended: "resolved" | "failed", matter: string): Happening => ({
    ...happening(7, "thread_settled", "The pen is put down."),
    ended,
    matter,
  });
  const story = tellStory(
    [
      happening(1, "fact_discovered", "The rope was cut."),
      happening(2, "scene_changed", "You come to the mill. Bree is here."),
      got(2, "item_acquired", "You now have the rope.", "rope"),
      got(2, "item_acquired", "You now have the lamp.", "lamp"),
      got(3, "item_acquired", "You now have the flour.", "flour"),
      happening(3, "fact_discovered", "Bree ground no flour that night."),
      happening(4, "scene_changed", "You come to the lane."),
      happening(5, "scene_changed", "You come to the mill. Bree is here."),
      got(5, "item_lost", "The lamp is now at the mill.", "lamp"),
      got(5, "item_acquired", "You now have the rope.", "rope"),
      happening(6, "promise_made", "You promise Bree to mend it."),
      end("resolved", "Who cut the rope?"),
      end("failed", "Mend the ferry."),
    ],
    { maxLength: 1000, language: "en" },
  );
  expect(story.split("\n\n")).toEqual([
    "The rope was cut.",
    "You come to the mill. Bree ground no flour that night. You take along the rope and the flour.",
    "You come back to the mill. You promise Bree to mend it.",
    "Settled: Who cut the rope?",
    "Lost: Mend the ferry.",
  ]);
});

test("how a thread ends is told in the scenario's words, and promises and details of narrations are no facts", () => {
  const event = (text: string) => ({
    type: "thread_updated",
    scope: "campaign",
    tags: [],
    binding: true,
    details: { text, status: "resolved" },
  });
  const fact = (text: string, predicate: string, tags: readonly string[]) => ({ visibility: "known", predicate, tags, object: { text } });
  const happenings = listHappenings({
    turn_no: 1,
    engine_events: [event("The page is signed."), event('"Open question: who?" is resolved.')],
    facts_add: [fact("Bree has promised.", "promised", ["promise"]), fact("Bree smiles.", "appearance", ["narrated"])],
  });
  expect(happenings.map(({ type }) => type)).toEqual(["thread_settled", "thread_updated", "detail_established"]);
});

test("an arc's summary uses all parts of its turns, not only the end", () => {
  const facts = Array.from({ length: 100 }, (_, at) => happening(at + 1, "fact_discovered", `The mark of day ${at + 1} is on the wall.`));
  const [arc] = summariseArc(100, 100, facts);
  const days = [...(arc?.text.matchAll(/day (\d+)/g) ?? [])].map(([, day]) => Number(day));
  expect(arc).toMatchObject({ scope: "arc", scope_id: "100", from_turn: 1, to_turn: 100 });
  expect(days.some((day) => day <= 10)).toBe(true);
  expect(days.some((day) => day > 90)).toBe(true);
});

test("a thread's summary continues the earlier one and drops the oldest sentences first", () => {
  const earlier = { text: "The first bell rang. Nobody came to see why it did.", from_turn: 1 };
  const sum = (texts: readonly string[]) =>
    summariseSegment({
      fromTurn: 11,
      toTurn: 20,
      happenings: texts.map((text) => happening(12, "fact_discovered", text, "td-1")),
      locationId: "inn",
      threads: [{ id: "td-1", earlier }],
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

test("a summary never exceeds its maximum length, and the same events give the same text", () => {
  const types = fc.constantFrom<Happening["type"]>("fact_discovered", "fact_established", "npc_action", "action_failed", "item_lost");
  const some = fc.array(fc.tuple(types, fc.string({ minLength: 1, maxLength: 80 })), { maxLength: 60 });
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 600 }), (drawn, maxLength) => {
      const happenings = drawn.map(([type, text], at) => happening(at, type, text));
      const summary = condense(happenings, maxLength);
      expect(summary.length).toBeLessThanOrEqual(maxLength);
      expect(summary).toBe(condense(happenings, maxLength));
    }),
  );
});

test("a short recap includes a share of every missed session", () => {
  const long = (name: string) => Array.from({ length: 40 }, (_, at) => `${name} did the thing numbered ${at}.`).join(" ");
  const parts = ["Ada", "Bo", "Cy"].map((name, at) => ({ title: `Session ${at + 1}`, text: long(name) }));
  const short = writeRecap(parts, "short", null);
  expect(short.length).toBeLessThan(700);
  for (const name of ["Ada", "Bo", "Cy"]) expect(short).toContain(`${name} did the thing numbered 0.`);
  expect(writeRecap(parts, "full", null)).toContain("Ada did the thing numbered 39.");
  expect(writeRecap([{ title: "", text: "" }], "short", null)).toBe("Nothing has happened yet.");
});
