import type { Finding } from "../reference-view.ts";
import { findIdleClocks } from "./find-idle-clocks.ts";
import { findLockedGuards } from "./find-locked-guards.ts";
import { findLostTags } from "./find-lost-tags.ts";
import { findSharedNames } from "./find-shared-names.ts";
import { findSpokenGifts } from "./find-spoken-gifts.ts";
import { findStrangeKeys } from "./find-strange-keys.ts";
import { findUnreachable } from "./find-unreachable.ts";
import { studyStory } from "./study-story.ts";
import type { CheckedScenario } from "./study-story.ts";

/**
 * Finds what makes a scenario that can be played worse than its author means it: clocks that nothing moves, threads and endings that nothing can
 * reach, guards without a key, attributes that look like misspelled ones, tags that name nothing, names that
 * two in one place share, and things that a text hands over and no effect does.
 */
export const checkStory = (checked: CheckedScenario): Finding[] => {
  const story = studyStory(checked);
  return [
    ...findIdleClocks(story),
    ...findUnreachable(story),
    ...findLockedGuards(story),
    ...findStrangeKeys(story),
    ...findLostTags(story),
    ...findSharedNames(story),
    ...findSpokenGifts(story),
  ];
};
