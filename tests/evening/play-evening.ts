import { expect } from "vitest";
import { apart } from "./apart.ts";
import { openEvening } from "./open-evening.ts";
import { reviewed } from "./reviewed.ts";
import { together } from "./together.ts";
import type { Step } from "./together.ts";

/** The steps of the whole evening. */
export const wholeEvening: readonly Step[] = [...together, ...reviewed, ...apart];

/** Plays an evening; after each step everybody reads what they can, after every `whole`th step and the last all that there is. Answers how many turns were played. */
export const playEvening = async (
  steps: readonly Step[],
  whole: number,
): Promise<{ readonly turns: number; readonly uses: ReadonlyMap<string, number> }> => {
  const evening = await openEvening();
  try {
    for (const [nth, step] of steps.entries()) {
      await step(evening);
      await evening.check((nth + 1) % whole === 0 || nth + 1 === steps.length);
    }
    const { nodes } = (await evening.read("dora", "turns(last: 100, superseded: true) { nodes { number } }")).turns;
    expect(nodes.length).toBeGreaterThan(0);
    return { turns: nodes.length, uses: evening.uses };
  } finally {
    await evening.close();
  }
};
