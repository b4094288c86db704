import type { OperationNode } from "freeform-rpg/schemas";

/** The result of a sum: `*` and `/` before `+` and `-`, else from left to right. `NaN` for operands that are not numbers. */
export const computeResult = ({ operator, operands }: Pick<OperationNode, "operator" | "operands">): number => {
  const [first = NaN, ...others] = operands.map(Number);
  const signs = operator.split(" ");
  const parts = [first];
  for (const [at, operand] of others.entries()) {
    const sign = signs[at] ?? signs.at(-1);
    const before = parts.at(-1) ?? NaN;
    if (sign === "*") parts.splice(-1, 1, before * operand);
    else if (sign === "/") parts.splice(-1, 1, before / operand);
    else parts.push(sign === "-" ? -operand : operand);
  }
  return round(parts.reduce((sum, part) => sum + part, 0));
};

/** Whether the stated result is right. One with decimals may be rounded: 10 / 3 = 3.33 holds, 10 / 4 = 2 does not. */
export const isResultCorrect = (operation: Pick<OperationNode, "operator" | "operands" | "result">): boolean => {
  const stated = Number(operation.result);
  const decimals = /\.(\d+)$/.exec(String(stated))?.[1]?.length ?? 0;
  return Math.abs(computeResult(operation) - stated) <= (decimals === 0 ? 1e-6 : 0.5 * 10 ** -decimals + 1e-9);
};

/** 0.1 + 0.2 is 0.3. */
const round = (value: number): number => Number(value.toPrecision(12));
