import { uncapitalise } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
/** How words are put to someone whose answer follows. */
export const addresses: Wordings = [
  "You turn to {who}.",
  "You put it to {who}.",
  "You ask {who} straight out.",
  "You take it to {who}.",
  "You wait for {who} to look up, and ask.",
  "You catch {who}'s eye.",
];

/** How words that ask nothing are said to someone who answers them. */
export const remarks: Wordings = [
  "You turn to {who}.",
  "You have a word with {who}.",
  "You catch {who}'s eye, and say it.",
  "You say so to {who}.",
];

/** Talk about something that brought nothing new. */
export const noNews: Wordings = [
  "Of {topic} {who} can tell you no more than you know.",
  "You ask about {topic}. {Who} thinks it over, honestly enough, and comes back with nothing.",
  "On {topic} {who} is no use to you, and is the first to say so.",
  "You ask about {topic}, and ask again in other words. {Who} has only the one answer, and it is no.",
  "You bring up {topic}. {Who} lets it lie where you put it.",
  "About {topic} there is a shrug to be had from {who}, and you have it.",
];

/** Talk about nothing in particular. */
export const smallTalk: Wordings = [
  "You and {who} exchange the kind of words that keep a place warm.",
  "{Who} hears you out, and gives you as much as was asked for.",
  "You talk for a while. {Who} is not sorry for the company.",
  "{Who} answers, not at length, but straight.",
  "It is an easy enough talk, and {who} stays for it.",
  "{Who} has time for you, if not much to fill it with.",
];

/** Words that ask nothing, to someone who says nothing. */
export const takenIn: Wordings = [
  "{Who} takes it in, and gives nothing back.",
  "{Who} hears it, and lets it lie where it fell.",
  "It is said. {Who} looks at you as one looks at a bill.",
  "{Who} nods, which may mean anything.",
  "You watch it arrive. {Who} does not say what it has found there.",
];

/** Words to nobody. */
export const unheard: Wordings = [
  "Your words go out into the place, and the place keeps them.",
  "Nobody takes it up.",
  "You have said it, at any rate.",
  "It hangs in the air for as long as such things do.",
];

/** Words to a thing, or to somebody who is dead. */
export const muteAnswers: Wordings = [
  "You say your piece to {target}. It has nothing to say back.",
  "You put it to {target}, and get no answer, as one might have expected.",
  "Nobody answers for {target}.",
];

/** How words are said, by how they end. `{speech}` are the words in quotation marks, `{said}` the same where the sentence goes on behind them. */
export const sayings: Readonly<Record<"stated" | "asked" | "exclaimed", Wordings>> = {
  stated: ["{said} you say.", "{speech}", "{said} you tell {who}.", "{speech}"],
  asked: ["{speech} you ask.", "{speech}", "{speech} you ask {who}.", "{speech}"],
  exclaimed: ["{speech} you say.", "{speech}", "{speech} you tell {who}.", "{speech}"],
};

/** Words that are said, whole. */
export const quoted = (words: string): string => `"${words}"`;

/** Words behind which the sentence goes on. */
export const begun = (words: string): string => `"${words.replace(/\.$/, ",")}"`;

/** What was told before, by its opening words. */
export const again = (told: string): string => `Again: ${openings.test(told) ? uncapitalise(told) : told}.`;

/** Articles and pronouns lose their capital behind the colon; names keep theirs. */
const openings = /^(The|A|An|You|Your|It|He|She|They|There|Every|Somebody|Something|Two|In|On|At|Water)\b/;

export { joinSayings } from "./join-sayings.ts";
