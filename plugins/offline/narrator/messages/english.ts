import { answers } from "./english/answers.ts";
import * as events from "./english/events.ts";
import * as actions from "./english/actions.ts";
import { outcomes } from "./english/outcomes/index.ts";
import * as people from "./english/people.ts";
import * as sights from "./english/sights.ts";
import * as sky from "./english/sky.ts";
import { suggestions } from "./english/suggestions.ts";
import * as talk from "./english/talk.ts";
import * as violence from "./english/violence.ts";
import * as voices from "./english/voices.ts";

/** What the narrator says without a model, in English. */
export const english = { actions, outcomes, events, people, sights, sky, talk, violence, voices, answers, suggestions };

export type NarratorMessages = typeof english;
