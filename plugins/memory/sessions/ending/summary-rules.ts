import { baseLanguage } from "freeform-rpg/language";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import type { SessionSummary } from "freeform-rpg/schemas";
import type { SummarySources } from "./sources.ts";

/** The maximum length of a session's summary, in characters. */
const maxLength = 2500;

const numerals = new Map(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, at) => [word, String(at + 2)]),
);

/** Rules for a summary: every name and number in it occurs in its sources, and none of it is hidden from players. */
export const summaryRules = (sources: SummarySources, hidden: readonly string[]): readonly DraftRule<SessionSummary>[] => {
  const known = new Set(wordsOf(textOf(sources)).map(plain));
  const text = textOf(sources).toLowerCase();
  const unrevealed = hidden.filter((name) => !text.includes(name.toLowerCase()));
  return [
    rule("summary_sized", ({ summary }) => {
      if (summary.trim() === "") return ["It is empty. Write what happened."];
      return summary.length > maxLength ? [`It has ${summary.length} characters. Shorten it to at most ${maxLength}.`] : [];
    }),
    rule("summary_names", ({ summary }) =>
      namesIn(summary, sources.language)
        .filter((name) => !known.has(plain(name)))
        .map((name) => `"${name}" does not occur in the input. Leave it out.`),
    ),
    rule("summary_numbers", ({ summary }) =>
      numbersIn(summary)
        .filter((number) => !known.has(number))
        .map((number) => `The number "${number}" does not occur in the input. Leave it out.`),
    ),
    rule("summary_secrets", ({ summary }) =>
      unrevealed
        .filter((name) => summary.toLowerCase().includes(name.toLowerCase()))
        .map((name) => `The story has not mentioned "${name}". Leave it out.`),
    ),
  ];
};

const rule = (id: string, find: (draft: SessionSummary) => readonly string[]): DraftRule<SessionSummary> => ({
  id,
  check: (draft) => find(draft).map((message) => ({ severity: "error" as const, field: "summary", message })),
});

const textOf = ({ happenings, turns, open, scene }: SummarySources): string =>
  [
    ...happenings.map(({ text }) => text),
    ...turns.flatMap(({ said, narration }) => [said, narration]),
    ...open.map(({ title }) => title),
    scene.place ?? "",
  ].join("\n");

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** A word in the form used for comparison: a number as digits, any other word in lower case without a possessive 's. */
const plain = (word: string): string => {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  return numerals.get(lower) ?? lower;
};

const numbersIn = (text: string): string[] =>
  wordsOf(text)
    .map(plain)
    .filter((word) => /^\p{N}+$/u.test(word));

/** Languages that write every noun with a capital, which tells no names. */
const capitalising: ReadonlySet<string> = new Set(["de", "lb"]);

/** Capitalised words that do not begin a sentence, and those that do where another capitalised word follows. */
const namesIn = (text: string, language = "en"): string[] => {
  if (capitalising.has(baseLanguage(language))) return [];
  return [...text.matchAll(/(^|[.!?:"“]\s*|\n\s*)?(\p{Lu}[\p{L}'’-]+)(?=(\s+\p{Lu}\p{L})?)/gmu)].flatMap(([, opening, word = "", next]) =>
    opening === undefined || next !== undefined ? [word] : [],
  );
};
