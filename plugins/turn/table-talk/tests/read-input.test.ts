import { readInput } from "freeform-rpg/plugins/turn/table-talk/lib";
import type { InputKind } from "freeform-rpg/plugins/turn/table-talk";
import fc from "fast-check";
import { expect, test } from "vitest";

test.each<[text: string, sent: InputKind | undefined, kind: InputKind, read: string, hidden?: boolean]>([
  ["I open the door.", undefined, "action", "I open the door."],
  ["/ooc back soon", undefined, "table_talk", "back soon"],
  ["/OOC  back soon ", "action", "table_talk", "back soon"],
  ["((back soon))", "speech", "table_talk", "back soon"],
  ["(( back soon", "roll", "table_talk", "back soon"],
  ["((a (b) c))", undefined, "table_talk", "a (b) c"],
  ["back soon", "table_talk", "table_talk", "back soon"],
  ["/roll 2d6+1", "speech", "roll", "2d6+1"],
  ["/r d20", undefined, "roll", "d20"],
  ["/roll2d6", undefined, "roll", "2d6"],
  ["2d6+1", "roll", "roll", "2d6+1"],
  ["/gmroll d20", undefined, "roll", "d20", true],
  ["/say Go away!", undefined, "speech", "Go away!"],
  ['/say "Go away!"', undefined, "speech", "Go away!"],
  ["“Go away!”", "speech", "speech", "Go away!"],
  ['"Go," he said, "away"', "speech", "speech", '"Go," he said, "away"'],
  ["/me waves", "speech", "action", "waves"],
  ["/ooc", undefined, "table_talk", ""],
  ["/rolling stones", undefined, "action", "/rolling stones"],
  ["(quietly) I go", undefined, "action", "(quietly) I go"],
])("%j sent as %s is %s %j", (text, sent, kind, read, hidden = false) => {
  expect(readInput(text, sent === undefined ? {} : { kind: sent })).toEqual({ kind, text: read, hidden });
});

test("only rolls are hidden", () => {
  expect(readInput("d20", { kind: "roll", hidden: true }).hidden).toBe(true);
  expect(readInput("/roll d20", { hidden: true }).hidden).toBe(true);
  expect(readInput("/ooc hello", { hidden: true }).hidden).toBe(false);
});

test("an action after table talk is not lost", () => {
  expect(() => readInput("((back soon)) I open the door")).toThrow('Send "((back soon))" and "I open the door" one after the other.');
});

test("any text without a command keeps its kind", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom<InputKind>("action", "table_talk"), (text, kind) => {
      fc.pre(!/^\s*(?:\/|\(\()/.test(text));
      expect(readInput(text, { kind })).toEqual({ kind, text: text.trim(), hidden: false });
    }),
  );
});
