import { answers } from "./english/answers.ts";
import { charges } from "./english/charges.ts";
import { courtesies } from "./english/courtesies.ts";
import { endings, outcomes } from "./english/outcomes.ts";
import { news } from "./english/news.ts";
import { personal } from "./english/personal.ts";
import { plain } from "./english/plain.ts";
import { requests } from "./english/requests.ts";
import { smallTalk } from "./english/small-talk.ts";

/** What the resolver says to players, in English. Names come as sentences speak of them, with their article. */
export const english = { outcomes, endings, answers, charges, courtesies, news, personal, plain, requests, smallTalk };

export type ResolverMessages = typeof english;
