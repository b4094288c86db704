import { capitalise, closestWord, countOf, didYouMean, joinList, uncapitalise, withArticle, withoutArticle } from "freeform-rpg/language";
import { expect, test } from "vitest";

test.each([
  [[], "", ""],
  [["the eel"], "the eel", "the eel"],
  [["the eel", "the lamp"], "the eel and the lamp", "the eel or the lamp"],
  [["the eel", "the lamp", "the key"], "the eel, the lamp and the key", "the eel, the lamp or the key"],
])("%j is listed as %j", (items, all, any) => {
  expect(joinList(items)).toBe(all);
  expect(joinList(items, "or")).toBe(any);
});

test.each([
  ["Mira Sato", "Mira Sato", "Mira Sato"],
  ["oil lamp", "the oil lamp", "oil lamp"],
  ["Locker key", "the locker key", "Locker key"],
  ["The Eel", "the Eel", "Eel"],
  ["a lamp", "a lamp", "lamp"],
  ["Odo's key", "Odo's key", "Odo's key"],
  ["Bank of Rain", "Bank of Rain", "Bank of Rain"],
  ["ID card", "ID card", "ID card"],
  ["7 doors", "7 doors", "7 doors"],
])("%s has the article of %j, and %j without it", (name, withOne, without) => {
  expect(withArticle(name)).toBe(withOne);
  expect(withoutArticle(name)).toBe(without);
});

test.each([
  [1, "page", "1 page"],
  [0, "page", "0 pages"],
  [2, "entry", "2 entries"],
  [3, "box", "3 boxes"],
  [2, "day", "2 days"],
])("%i of %s is %s", (count, noun, phrase) => expect(countOf(count, noun)).toBe(phrase));

test("an irregular plural is given", () => expect(countOf(2, "person", "people")).toBe("2 people"));

test("capitals change the first letter only", () => {
  expect(capitalise("oil Lamp")).toBe("Oil Lamp");
  expect(uncapitalise("The Eel")).toBe("the Eel");
  expect(capitalise("")).toBe("");
});

test("the closest word is suggested when it is close enough", () => {
  expect(closestWord("harbour", ["harbor", "market"])).toBe("harbor");
  expect(closestWord("agent_chen", ["neo_seattle:agent_chen", "agent_chan"])).toBe("neo_seattle:agent_chen");
  expect(closestWord("zebra", ["harbor", "market"])).toBeNull();
  expect(didYouMean("markt", ["market"])).toBe(' Did you mean "market"?');
  expect(didYouMean("zebra", ["market"])).toBe("");
});
