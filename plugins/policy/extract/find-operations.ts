import type { OperationNode } from "freeform-rpg/schemas";
import type { Sentence } from "./sentences.ts";

type Found = Omit<OperationNode, "id">;

const number = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;

/** Finds sums that a text states, such as `12 + 30 = 42`, and inferences drawn from the sentences just before. */
export const findOperations = (text: string, sentences: readonly Sentence[]): Found[] => [...findSums(text), ...findInferences(sentences)];

const findSums = (text: string): Found[] =>
  [...text.matchAll(new RegExp(`${number}\\s*([-+*/×÷])\\s*${number}\\s*(?:=|is|equals)\\s*${number}`, "gu"))].map(
    ({ 0: sum, 1: left = "", 2: operator = "", 3: right = "", 4: result = "", index }) => ({
      type: "arithmetic",
      operator: operator === "×" ? "*" : operator === "÷" ? "/" : operator,
      operands: [toNumber(left), toNumber(right)],
      result: toNumber(result),
      span: { start: index, end: index + sum.length },
    }),
  );

const toNumber = (digits: string): number => Number(digits.replaceAll(",", ""));

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
