/** The cost of model calls. `unpriced` counts the calls to models without a known price, which `cost` does not include. */
export interface CallCost {
  readonly calls: number;
  readonly cost: number;
  readonly unpriced: number;
}

/** Formats a cost: empty without calls, "unknown" without any price. */
export const formatCost = ({ calls, cost, unpriced }: CallCost): string => {
  if (calls === 0) return "";
  if (unpriced === calls) return "unknown";
  return unpriced === 0 ? `$${cost.toFixed(4)}` : `$${cost.toFixed(4)} + ?`;
};
