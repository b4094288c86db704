import { expect, test } from "vitest";
import { defineMessages, findUntranslated } from "../index.ts";

const english = {
  greeting: ['"Hello," says {who}.', "{Who} nods.", "{words}"],
  night: "Night has fallen.",
  refusals: { dead: (name: string) => `${name} is dead.`, busy: ["{Who} is busy."] },
};

test("a language may have more wordings or fewer than English, and a message in groups", () => {
  const messages = defineMessages(english, {
    de: {
      greeting: ["{Who} nickt.", "{words}"],
      night: "Es ist Nacht.",
      refusals: { dead: (name) => `${name} ist tot.`, busy: ["{Who} hat zu tun.", "Keine Zeit für dich."] },
    },
  });
  expect(messages.in("de-AT").greeting).toEqual(["{Who} nickt.", "{words}"]);
  expect(messages.in("fr").refusals.dead("Viktor")).toBe("Viktor is dead.");
  expect(findUntranslated(messages)).toEqual([]);
});

test("what a translation misses is reported, with its language and the message", () => {
  const refusals = { dead: (name: string) => `${name} ist tot.`, busy: [] };
  const messages = defineMessages(english, { de: { greeting: ["{Who} nods.", "{Whom} nickt."], night: english.night, refusals } });
  const unfinished = { all: { ...messages.all, fr: { greeting: english.refusals, extra: () => "" } }, in: messages.in };
  expect(findUntranslated(unfinished)).toEqual([
    'de: "greeting" is still English: {Who} nods.',
    'de: "greeting" has no value for {whom}.',
    'de: "night" is still English: Night has fallen.',
    'de: "refusals.busy" has no wording.',
    'fr: "greeting" is of another kind.',
    'fr: "night" is missing.',
    'fr: "refusals" is missing.',
    'fr: "extra" is of another kind.',
  ]);
});
