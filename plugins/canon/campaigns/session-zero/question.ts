import type { SetupQuestion } from "./tokens.ts";

const noLimits = { maxLength: null, maxItems: null, minimum: null, maximum: null };

/** A question. */
export const ask = (
  key: string,
  text: string,
  standard: string | null,
  more: Partial<SetupQuestion> & Pick<SetupQuestion, "kind">,
): SetupQuestion => ({
  key,
  text,
  choices: [],
  fields: [],
  default: standard,
  value: null,
  ...noLimits,
  ...more,
});

/** A question for a text. */
export const words = (
  key: string,
  text: string,
  standard: string | null,
  maxLength: number,
  value: string | undefined = "",
): SetupQuestion =>
  ask(key, text, standard, { kind: maxLength > 500 ? "long_text" : "text", maxLength, value: value === "" ? null : value });

/** A question for short texts. */
export const list = (key: string, text: string, standard: string | null, more: Partial<SetupQuestion> = {}): SetupQuestion =>
  ask(key, text, standard, { kind: "list", ...more });

/** A question with choices. */
export const choose = (
  key: string,
  text: string,
  standard: string | null,
  choices: SetupQuestion["choices"],
  more: Partial<SetupQuestion> = {},
): SetupQuestion => ask(key, text, standard, { kind: "choice", choices, ...more });

/** Three choices by letter. */
export const abc = (a: string, b: string, c: string): SetupQuestion["choices"] => [
  { value: "a", text: a },
  { value: "b", text: b },
  { value: "c", text: c },
];

/** The types of threads, in plain words. */
export const threadChoices: SetupQuestion["choices"] = [
  { value: "MYSTERY", text: "A question that the players do not know the answer to." },
  { value: "QUEST", text: "A goal." },
  { value: "INFORMATION", text: "Something that they need to learn." },
  { value: "DANGER", text: "A danger to prevent." },
  { value: "RESOURCE", text: "Something that they need to get." },
  { value: "RELATIONSHIP", text: "A question between two people." },
  { value: "MORAL", text: "A dilemma." },
];
