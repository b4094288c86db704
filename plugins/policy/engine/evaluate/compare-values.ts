import type { Comparison } from "freeform-rpg/schemas";

/** Compares two values. Order is defined between numbers and between texts; across types only `!=` holds. */
export const compareValues = (left: unknown, op: Comparison, right: unknown): boolean => {
  if (op === "==") return left === right;
  if (op === "!=") return left !== right;
  if (typeof left === "number" && typeof right === "number") return order(left - right, op);
  if (typeof left === "string" && typeof right === "string") return order(left < right ? -1 : Number(left > right), op);
  return false;
};

const order = (difference: number, op: Comparison): boolean => {
  if (op === "<") return difference < 0;
  if (op === "<=") return difference <= 0;
  return op === ">" ? difference > 0 : difference >= 0;
};
