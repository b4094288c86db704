import { expect, test } from "vitest";
import { entity, withEntities } from "../../validator/tests/world.ts";
import { movesOf, play } from "./play.ts";
import type { Parts } from "./play.ts";

const talk = { action: "talk", target_id: "mira", details: "I tell Mira of the pier" };
const ask = { action: "ask", target_id: "mira", topic: "the pier", details: "I ask Mira about the pier" };
const say = { action: "say", target_id: "mira", details: "I tell Mira that it is late" };
const toOther = { ...ask, target_id: "brute", details: "I ask Okafor about the pier" };

const minutesOf = (actions: readonly object[], parts: Parts = {}): number => {
  const { time } = play(actions, { parts }).state_diff.scene_update;
  return time === undefined ? 0 : (time.hour - 20) * 60 + time.minute;
};

/** Somebody with whom something passed in a turn; the present one is 5. */
const dealtWith = (turn_no: number): Parts => ({
  entities: withEntities(entity("mira", "character", "Mira Sato", { dealings: [{ turn_no, text: "You talk to Mira Sato." }] })),
});

test.each([
  ["talk takes the minutes of its row", [talk], 8],
  ["several words to one person take as long as the longest", [ask, say, talk], 8],
  ["the longest may come first", [talk, say, ask], 8],
  ["another person is another talk", [ask, toOther], 6],
  ["a gesture takes seconds", [{ action: "gesture", target_id: "mira", details: "I nod to Mira" }], 0],
  ["thanks take seconds", [{ action: "social", target_id: "mira", details: "I thank Mira" }], 0],
  ["a greeting takes seconds", [{ action: "talk", target_id: "mira", details: "I greet Mira" }], 0],
  ["company takes its time", [{ action: "social", target_id: "mira", details: "I dance with Mira" }], 15],
  ["a story takes its time", [{ action: "talk", target_id: "mira", details: "I tell her a story" }], 8],
  ["so does what the player says to last", [{ ...talk, details: "I thank Mira for half an hour", estimated_minutes: 30 }], 30],
  ["what is done besides takes its own", [say, { action: "examine", target_id: "lamp" }], 6],
])("%s", (_, actions, minutes) => {
  expect(minutesOf(actions)).toBe(minutes);
});

test.each([
  ["goes on from the turn before", dealtWith(4), talk, 1],
  ["goes on with a question", dealtWith(4), ask, 1],
  ["begins again later", dealtWith(3), ask, 3],
  ["goes on for as long as the player says", dealtWith(4), { ...talk, estimated_minutes: 40 }, 40],
  ["becomes a plea", dealtWith(4), { action: "persuade", target_id: "mira", details: "I plead with Mira" }, 10],
])("a talk that %s", (_, parts, action, minutes) => {
  const { time } = play([action], { parts, dice: [5, 5] }).state_diff.scene_update;
  expect(time?.minute ?? 0).toBe(minutes);
});

test.each([
  ["once a talk", [talk, { ...talk, details: "I tell Mira of the tower" }], {}, -1],
  ["not for thanks", [{ action: "social", target_id: "mira", details: "I thank Mira" }], {}, undefined],
  ["not for a talk that goes on", [talk], dealtWith(4), undefined],
])("the price of time is paid %s", (_, actions, parts, delta) => {
  expect(movesOf(play(actions, { parts }))["time"]).toBe(delta);
});
