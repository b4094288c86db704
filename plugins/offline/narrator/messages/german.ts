import type { NarratorMessages } from "./english.ts";
import { answers } from "./german/answers.ts";
import * as events from "./german/events.ts";
import * as actions from "./german/actions.ts";
import { outcomes } from "./german/outcomes/index.ts";
import * as people from "./german/people.ts";
import * as sights from "./german/sights.ts";
import * as sky from "./german/sky.ts";
import { suggestions } from "./german/suggestions.ts";
import * as talk from "./german/talk.ts";
import * as violence from "./german/violence.ts";
import * as voices from "./german/voices.ts";

/** What the narrator says without a model, in German. Names stand in the nominative or behind a colon, which asks for no case. */
export const german: NarratorMessages = { actions, outcomes, events, people, sights, sky, talk, violence, voices, answers, suggestions };
