import { guardsIn } from "../story/story-parts.ts";
import type { Finding } from "../reference-view.ts";
import { canBeMet } from "./can-be-met.ts";
import type { Story } from "./study-story.ts";

/** Finds guards whose condition can never be met: what they protect has no key. */
export const findLockedGuards = (story: Story): Finding[] =>
  guardsIn(story.scenario).flatMap(({ entity, guard, path }): Finding[] =>
    canBeMet(guard.needs, story)
      ? []
      : [{ path: [...path, "needs"], message: `the guard of "${entity}" has no key: its condition can never be met.` }],
  );
