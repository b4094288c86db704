import type { OperationNode } from "freeform-rpg/schemas";
import type { Sentence } from "freeform-rpg/language";

type Found = Omit<OperationNode, "id">;

/** Finds sums that a text states, such as `12 + 30 = 42`, and inferences drawn from the sentences just before. */
export const findOperations = (text: string, sentences: readonly Sentence[]): Found[] => [...findSums(text), ...findInferences(sentences)];

const number = String.raw`[-−]?[$€£]?\d+(?:,\d{3})*(?:\.\d+)?`;
const operator = String.raw`(?:\s?[+*/×÷]\s?|\s[-−–]\s|(?<=\d)[-−](?=\d))`;
// Words join only what blanks hold apart: "pages 10-12 is a lot" states no sum.
const sum = new RegExp(
  String.raw`(?<![\w.,/$€£^)-])(?<terms>${number}(?:${operator}${number}){1,20})(?:\s?=\s?|\s(?:is|equals|makes)\s)(?<result>${number})(?![\d\p{L}%^]|[.,]\d|\s?[+*/×÷]\s?[\d(]|\s[-−–]\s\d)`,
  "gu",
);

/** A text without the sums that it states. */
export const leaveOutSums = (text: string): string => text.replaceAll(sum, "");

const findSums = (text: string): Found[] =>
  [...text.matchAll(sum)].flatMap(({ 0: whole, index, groups: { terms = "", result = "" } = {} }) => {
    const parts = [...terms.matchAll(new RegExp(`(${number})(${operator})?`, "gu"))];
    const operators = parts.flatMap(([, , sign]) => (sign === undefined ? [] : [spell(sign.trim())]));
    if (/\s(?:is|equals|makes)\s/.test(whole) && !terms.includes(" ")) return [];
    return {
      type: "arithmetic",
      // One sign for a sum of one kind; the signs in order for a mixed one.
      operator: new Set(operators).size === 1 ? (operators[0] ?? "") : operators.join(" "),
      operands: parts.map(([, digits = ""]) => toNumber(digits)),
      result: toNumber(result),
      span: { start: index, end: index + whole.length },
    };
  });

const spell = (sign: string): string => ({ "×": "*", "÷": "/", "−": "-", "–": "-" })[sign] ?? sign;

const toNumber = (digits: string): number => Number(digits.replaceAll(/[,$€£]/g, "").replace("−", "-"));

/** A sentence that begins with `therefore` is inferred from at most two before it; the span holds premises and conclusion. */
const findInferences = (sentences: readonly Sentence[]): Found[] =>
  sentences.flatMap(({ text, span }, at) => {
    const conclusion = /^(?:therefore|thus|hence|consequently|it follows that|so),?\s+(.+)$/isu.exec(text)?.[1];
    const premises = sentences.slice(Math.max(0, at - 2), at);
    const [first] = premises;
    if (conclusion === undefined || first === undefined) return [];
    const operands = premises.map((premise) => premise.text);
    return [{ type: "inference", operator: "therefore", operands, result: conclusion, span: { start: first.span.start, end: span.end } }];
  });
