import {
  closeSentence,
  firstSentences,
  fitSentences,
  isPast,
  isThirdPerson,
  openSentence,
  sentencesOf,
  shorten,
  splitSentences,
} from "freeform-rpg/language";
import fc from "fast-check";
import { expect, test } from "vitest";

test.each<[string, string[]]>([
  ["He waits. She goes!", ["He waits.", "She goes!"]],
  ["Dr. Sato pays Mr. Crow No. 7.", ["Dr. Sato pays Mr. Crow No. 7."]],
  ["J. R. Crow nods. He leaves.", ["J. R. Crow nods.", "He leaves."]],
  ["It costs 2.5 marks. Pay.", ["It costs 2.5 marks.", "Pay."]],
  ['"Stop!" Odo says. He runs.', ['"Stop!" Odo says.', "He runs."]],
  ['"Stop!" Odo turns away.', ['"Stop!"', "Odo turns away."]],
  ['"Stop!" he says.', ['"Stop!" he says.']],
  ["He waits… and waits. Then… Nothing.", ["He waits… and waits.", "Then…", "Nothing."]],
  ["One line\nthat goes on.\n\nAnother", ["One line\nthat goes on.", "Another"]],
  ["# Head\n- one\n- two", ["# Head", "- one", "- two"]],
  ["雨が降る。彼は待つ。", ["雨が降る。", "彼は待つ。"]],
  ["", []],
])("%j is split into its sentences", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test("a sentence's span is exactly its text, and spans do not overlap", () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("Odo", " ", "waits", ".", "!", "…", '"', "\n", "\n\n", "- ", "Dr.", "雨。"), { maxLength: 30 }),
      (parts) => {
        const text = parts.join("");
        let last = 0;
        for (const { text: sentence, span } of splitSentences(text)) {
          expect(text.slice(span.start, span.end)).toBe(sentence);
          expect(span.start).toBeGreaterThanOrEqual(last);
          last = span.end;
        }
      },
    ),
  ));

test("the first sentences keep the white space between them", () => {
  expect(firstSentences(" One.  Two. Three.", 2)).toBe("One.  Two.");
  expect(firstSentences("", 2)).toBe("");
});

test("sentences are kept while they fit, at least one", () => {
  expect(fitSentences("One is here.\n\nTwo is here. Three.", 26)).toBe("One is here.\n\nTwo is here.");
  expect(fitSentences("One is long. Two.", 5)).toBe("One is long.");
  expect(fitSentences("Short.", 10)).toBe("Short.");
});

test.each([
  ["The rain falls", 20, "The rain falls"],
  ["The rain  falls on the docks", 16, "The rain falls…"],
  ["The rain falls on", 12, "The rain…"],
  ["The rain falls on", 9, "The rain…"],
  ["Incomprehensible", 6, "Incom…"],
])("%j in at most %i characters is %j", (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});

test.each([
  ["he  waits", "He waits."],
  ['"who?"', '"Who?"'],
  ["Done!", "Done!"],
  ["", ""],
])("%j as a whole sentence is %j", (text, sentence) => expect(openSentence(text)).toBe(sentence));

test("a sentence is closed once", () => {
  expect(closeSentence("he waits ")).toBe("he waits.");
  expect(closeSentence("he waits.")).toBe("he waits.");
});

test("tenses are recognised by form", () => {
  expect(["struck", "nodded", "hid"].map(isPast)).toEqual([true, true, true]);
  expect(["was", "had", "did", "went"].map(isPast)).toEqual([true, true, true, true]);
  expect(["strikes", "naked", "need", "bus"].map(isPast)).toEqual([false, false, false, false]);
  expect(["is", "are", "has", "does", "goes", "lies", "dies", "put"].filter(isPast)).toEqual([]);
  expect(["strikes", "waits"].map(isThirdPerson)).toEqual([true, true]);
  expect(["glass", "this", "bus", "nodded"].map(isThirdPerson)).toEqual([false, false, false, false]);
});
