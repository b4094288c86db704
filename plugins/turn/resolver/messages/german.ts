import type { ResolverMessages } from "./english.ts";
import { answers } from "./german/answers.ts";
import { charges } from "./german/charges.ts";
import { courtesies } from "./german/courtesies.ts";
import { endings, outcomes } from "./german/outcomes.ts";
import { news } from "./german/news.ts";
import { personal } from "./german/personal.ts";
import { plain } from "./german/plain.ts";
import { requests } from "./german/requests.ts";
import { smallTalk } from "./german/small-talk.ts";

/** What the resolver says to players, in German. Verbs of actions are English, so sentences do without them; names stand in the nominative, which asks for no article. */
export const german: ResolverMessages = { outcomes, endings, answers, charges, courtesies, news, personal, plain, requests, smallTalk };
