/** What calls have cost. `unpriced` counts those to models without a known price, which `cost` lacks. */
export interface ToldCost {
  readonly calls: number;
  readonly cost: number;
  readonly unpriced: number;
}

/** A cost for a person: empty without calls, never nothing where nobody knows. */
export const tellCost = ({ calls, cost, unpriced }: ToldCost): string => {
  if (calls === 0) return "";
  if (unpriced === calls) return "unknown";
  return unpriced === 0 ? `$${cost.toFixed(4)}` : `$${cost.toFixed(4)} + ?`;
};
