import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { findIndicators, indicators } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Segment } from "freeform-rpg/schemas";
import { expect, test } from "vitest";

const segment = (text: string, intent: Segment["intent"] = "SETTING"): Segment => ({
  id: "one",
  title: "One",
  path: [],
  intent,
  pages: [1, 1],
  words: text.split(/\s+/).length,
  text,
});

test("there are 22 structural signs, each with a name of its own", () => {
  expect(new Set(indicators.map(({ id }) => id)).size).toBe(22);
});

test.each([
  ["dice_notation", "Roll 2d6+1."],
  ["difficulty_number", "against DC 15"],
  ["roll_table", "| 1 | Fog |\n| 2 | Rain |\n| 3 | Hail |\n| 4 | Snow |"],
  ["penalty_ladder", "Grazed -1\nLamed -2\nBroken -5"],
  ["segment_clock", "Start an 8-segment clock."],
  ["rating_scale", "Fire ●●●○○, frost ●●○○○"],
  ["stat_line", "STR 12 DEX 9 WIL 14 "],
  ["level_indicator", "At level 3 and again at level 6"],
  ["result_band", "On a 10+ it works, on a 7-9: it costs"],
  ["point_cost", "spend 2 gold or pay 3 coins"],
])("%s is seen", (id, text) => {
  expect(findIndicators(text).map((one) => one.id)).toContain(id);
});

test("plain description shows no sign of rules and goes into lore", () => {
  const [made] = classifySegments([
    segment(
      "The city lies north of the river. Its temple and its castle stand in the old district, where the street ends at the town wall.",
    ),
  ]).segments;
  expect(made).toMatchObject({ type: "location", route: "LORE", indicators: [] });
});

test("rules in a chapter of mechanics go to the systems", () => {
  const [made] = classifySegments([
    segment(
      "When you strike, roll 2d6+1. On a 10+, deal 1d8 damage; on a 7-9: take -1. The difficulty 6 drops to 4 at level 3 and level 5.",
      "MECHANICS",
    ),
  ]).segments;
  expect(made).toMatchObject({ type: "rules", route: "SYSTEMS" });
  expect(made?.confidence).toBeGreaterThan(0.7);
});
