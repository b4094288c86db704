import type { Finding } from "../reference-view.ts";
import { isMoved } from "./study-story.ts";
import type { Story } from "./study-story.ts";

/** Finds clocks of the scenario that nothing moves. */
export const findIdleClocks = (story: Story): Finding[] =>
  story.scenario.clocks.flatMap((clock, at): Finding[] => {
    if (isMoved(story, clock)) return [];
    const why = story.usesClocks
      ? "Give it moves or a deadline, name it in the price of an action, or advance it by a trigger."
      : "Clocks are off: write system: { clock_rules: true }.";
    return [{ path: ["clocks", at], message: `nothing moves the clock "${clock.id}". ${why}` }];
  });
