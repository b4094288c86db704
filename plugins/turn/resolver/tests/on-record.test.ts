import { expect, test } from "vitest";
import type { World } from "freeform-rpg/schemas";
import { fact, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf, works } from "./play.ts";

const turn = (player_input: string, final_text: string): World["recent_turns"][number] => ({
  turn_no: 1,
  player_input,
  final_text,
  digest: "",
});
const confession = turn(
  "I look at her until she speaks.",
  'Rain runs down the pane.\n\n"I sold the brass bell," says Mira Sato, "to a gentleman from the tower."',
);
const entry = fact("entry", "bar", "The ledger enters forty marks for a brass bell, from a gentleman.", {
  visibility: "known",
  discovered_turn: 1,
});
const answers = (action: object, recent_turns: World["recent_turns"], dice: readonly number[] = []) =>
  [...textsOf(play([action], { parts: { recent_turns, facts: [entry] }, dice }), "npc_action")].join(" ");

const ask = { action: "ask", target_id: "mira", topic: "which gentleman bought the bell" };
const threaten = { ...ask, action: "intimidate" };
const tell = {
  action: "show",
  target_id: "mira",
  details: "I show Mira the entry",
  effects: [{ kind: "learn", who: "mira", fact: "entry" }],
};

test("who has confessed it does not say that they know nothing of it", () => {
  expect(answers(ask, [])).not.toMatch(/said|no more|ends/);
  expect(answers(ask, [confession])).toMatch(/I have said|no more of it|ends/);
});
test("nor when they are threatened", () => {
  expect(answers(threaten, [confession], works)).toMatch(/I have said|no more of it|ends/);
});
test("what they have spoken of is no news to them", () => {
  expect(answers(tell, [confession])).not.toMatch(/had not heard|did not know|So that is how it is|Who else knows|sure of it/);
});
test("the player's own words are no confession", () => {
  const own = turn(
    '"Mira Sato, you sold the brass bell to a gentleman."',
    '"Mira Sato, you sold the brass bell to a gentleman."\n\nShe looks away.',
  );
  expect(answers(ask, [own])).not.toMatch(/I have said|no more of it|ends/);
});
test("what somebody else is told binds nobody", () => {
  const other = turn("I listen.", '"I sold the brass bell," says Odo Marsh, "to a gentleman."');
  expect(answers(ask, [other])).not.toMatch(/I have said|no more of it|ends/);
});
test("other things stay open", () => {
  expect(answers({ ...ask, topic: "what herring costs in winter" }, [confession])).not.toMatch(/I have said|no more of it|ends/);
  expect(worldOf().recent_turns).toEqual([]);
});
