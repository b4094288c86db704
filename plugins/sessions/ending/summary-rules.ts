import type { DraftRule } from "freeform-rpg/plugins/self-correction";
import type { SessionSummary } from "freeform-rpg/schemas";
import type { SummarySources } from "./sources.ts";

/** Most characters of a session's summary. */
const longest = 2500;

const numerals = new Map(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, at) => [word, String(at + 2)]),
);

/** What a summary is held to: every name and every number of it stands in its sources, and nothing of it is hidden from players. */
export const summaryRules = (sources: SummarySources, hidden: readonly string[]): readonly DraftRule<SessionSummary>[] => {
  const known = new Set(wordsOf(textOf(sources)).map(plain));
  const told = textOf(sources).toLowerCase();
  const unsaid = hidden.filter((name) => !told.includes(name.toLowerCase()));
  return [
    rule("summary_sized", ({ summary }) => {
      if (summary.trim() === "") return ["It is empty. Tell what happened."];
      return summary.length > longest ? [`It has ${summary.length} characters. Tell it in at most ${longest}.`] : [];
    }),
    rule("summary_names", ({ summary }) =>
      namesIn(summary)
        .filter((name) => !known.has(plain(name)))
        .map((name) => `"${name}" stands nowhere in the input. Leave it out.`),
    ),
    rule("summary_numbers", ({ summary }) =>
      numbersIn(summary)
        .filter((number) => !known.has(number))
        .map((number) => `The number "${number}" stands nowhere in the input. Leave it out.`),
    ),
    rule("summary_secrets", ({ summary }) =>
      unsaid
        .filter((name) => summary.toLowerCase().includes(name.toLowerCase()))
        .map((name) => `Nobody has spoken of "${name}". Leave it out.`),
    ),
  ];
};

const rule = (id: string, find: (draft: SessionSummary) => readonly string[]): DraftRule<SessionSummary> => ({
  id,
  check: (draft) => find(draft).map((message) => ({ severity: "error" as const, field: "summary", message })),
});

const textOf = ({ happenings, tellings, open, scene }: SummarySources): string =>
  [
    ...happenings.map(({ text }) => text),
    ...tellings.flatMap(({ said, told }) => [said, told]),
    ...open.map(({ title }) => title),
    scene.place,
  ].join("\n");

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** A word as it is compared: a number in digits, anything else in lower case and without the 's of a possessive. */
const plain = (word: string): string => {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  return numerals.get(lower) ?? lower;
};

const numbersIn = (text: string): string[] =>
  wordsOf(text)
    .map(plain)
    .filter((word) => /^\p{N}+$/u.test(word));

/** Words with a capital that no sentence begins with, and such a beginning where another such word follows it. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(^|[.!?:"“]\s*|\n\s*)?(\p{Lu}[\p{L}'’-]+)(?=(\s+\p{Lu}\p{L})?)/gmu)].flatMap(([, opening, word = "", next]) =>
    opening === undefined || next !== undefined ? [word] : [],
  );
