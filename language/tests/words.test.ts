import { bareNameKey, fold, nameKey, spokenWordsOf, splitWords, stemOf, withoutPossessive, wordsOf } from "freeform-rpg/language";
import { expect, test } from "vitest";

test("words are letters and digits, in lower case and one form of each letter", () => {
  expect(wordsOf("Dock's No. 7 — Ｗide ﬁn")).toEqual(["dock", "s", "no", "7", "wide", "fin"]);
  expect(wordsOf("...")).toEqual([]);
});

test("spoken words keep inner apostrophes and hyphens, and lose possessive endings and accents", () => {
  expect(spokenWordsOf("Élan’s red-haired guards' dog doesn't bark")).toEqual(["elan", "red-haired", "guards", "dog", "doesn't", "bark"]);
});

test("split words give the place of each word and the gap before it", () => {
  expect(splitWords("Old  Crow’s")).toEqual([
    { key: "old", start: 0, end: 3, gap: "" },
    { key: "crow", start: 5, end: 9, gap: " " },
    { key: "s", start: 10, end: 11, gap: "'" },
  ]);
});

test.each([
  ["Odo's", "Odo"],
  ["guards’", "guards"],
  ["its", "its"],
])("%s without a possessive ending is %s", (word, bare) => expect(withoutPossessive(word)).toBe(bare));

test("folding removes accents and typographic quotes", () => expect(fold("“Élan’s” Œuvre")).toBe('"elan\'s" œuvre'));

test.each([
  ["  The\u00A0 EEL ", "the eel", "eel"],
  ["My Oil Lamp", "my oil lamp", "oil lamp"],
  ["Theodora", "theodora", "theodora"],
  ["the", "the", "the"],
  ["ﬁn", "fin", "fin"],
])("the name %j has the key %j, and without its determiner %j", (name, key, bare) => {
  expect(nameKey(name)).toBe(key);
  expect(bareNameKey(name)).toBe(bare);
});

test("all forms of a word have one stem, irregular verbs too", () => {
  const stems = ["strike", "strikes", "striking", "struck"].map(stemOf);
  expect(new Set(stems).size).toBe(1);
  expect(stemOf("lamps")).toBe(stemOf("lamp"));
  expect(stemOf("lamp")).not.toBe(stemOf("limp"));
});
