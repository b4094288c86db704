import type { AllowedAction, Entity, Fact, OutcomeBand } from "freeform-rpg/schemas";
import { capitalise, spokenSentences } from "freeform-rpg/language";
import { keepPromise } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isCreature, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { discover } from "../effects/discovery.ts";
import { pointOnward } from "../effects/pointers.ts";
import { asAddressed } from "./as-addressed.ts";
import { answersTo, askedFor } from "./asked-for.ts";
import { answerOldly } from "./answer-oldly.ts";
import { dropRepeated, gatherAnswers } from "./gather-answers.ts";
import { isRemark } from "./is-remark.ts";
import { isWithheld, pressureOf, untoldBy } from "./knowledge.ts";
import { sayFresh } from "./manner.ts";
import { declineBargain, termsOf } from "./bargain.ts";
import { sayOwnDeed, sayWitnessed } from "./own-deeds.ts";
import { sayOwnMatter } from "./own-matters.ts";
import { promisedHelp } from "./promised-help.ts";
import { questionsOf } from "./questions-of.ts";
import { sayIgnorance } from "./say-ignorance.ts";
import { reactToPressure } from "./react-to-pressure.ts";
import { tellsOf } from "./matter.ts";
import { nearestTo } from "./nearest-to.ts";
import { rankFacts } from "./rank-facts.ts";
import { isPersonal } from "./personal-questions.ts";
import { replyPersonally, sayWhatTheyAre, sayWhetherTrue, sayWhoIsWho } from "./reply-personally.ts";
import { answerCourtesy } from "./small-talk.ts";
import { sayAgain } from "./say-again.ts";
import { keepsOn, sayWithheld } from "./say-withheld.ts";
import { sayPlain } from "./say-plain.ts";
import { sayWhatTheyDo } from "./say-trade.ts";
import { sayPlaceFor } from "./say-where.ts";
import { sayShown } from "./say-shown.ts";
import { sayWhoIsHere, sayWhoKeeps } from "./say-who.ts";
import { speakUp } from "./speak-up.ts";
import { uncalled } from "./uncalled.ts";
import { topicOf } from "./topic.ts";
import type { Topic } from "./topic.ts";
import { acquaintance, sayVerdict, verdictOf } from "./verdict.ts";
import { whetherIn } from "./whether.ts";
import { messagesOf } from "../messages.ts";

/** A question that was put to someone with success. */
export interface Question {
  readonly action: AllowedAction;
  readonly person: Entity;
  readonly band: OutcomeBand;
  /** True for who has promised the answer: they keep nothing back. */
  readonly bound?: boolean;
  /** True where dice won them over: they tell what lies nearest to the question, where they have no answer to it. */
  readonly won?: boolean;
}

/**
 * Lets a person answer: with what is new to the players, with what they know already, with what everyone knows, or by saying that they know
 * nothing and who does. Without a topic they offer what bears most on the open threads. True when they told something new.
 */
export const answer = (draft: ResolutionDraft, question: Question): boolean => {
  const asked = questionsOf(question.action);
  const start = draft.events.length;
  let isNew = false;
  for (const action of asked) {
    const before = draft.events.length;
    isNew = answerOne(draft, { ...question, action, isOnly: asked.length === 1 }) || isNew;
    dropRepeated(draft, before);
  }
  gatherAnswers(draft, start, { person: question.person, isNew, several: asked.length > 1 });
  return isNew;
};

/** One of the questions that were put. */
interface Single extends Question {
  readonly isOnly: boolean;
}

const answerOne = (draft: ResolutionDraft, { isOnly, action: put, ...asked }: Single): boolean => {
  const { person } = asked;
  const action = { ...put, topic: asAddressed(put.topic, person, draft.world.entities) };
  const question = { ...asked, action };
  const speech = isOnly ? draft.ruling.speech : "";
  if (beCourteous(draft, action, { person, speech })) return false;
  const plain = { ...action, topic: uncalled(action.topic, namesOf(person)) };
  if (plainAnswers.some((say) => say(draft, plain, person))) return false;
  const named = topicOf(draft.world, action, draft.ruling.speech, person, wordsBefore(draft, action));
  if (named === null && (isLost(draft, action, person) || sayPersonally(draft, action, person))) return false;
  return tell(draft, question, answeredTo(draft, { action, person, named }));
};

/** Questions that anybody answers from what they are, have done and can see, the first that fits. */
const plainAnswers: readonly ((draft: ResolutionDraft, action: AllowedAction, person: Entity) => boolean)[] = [
  sayShown,
  sayAgain,
  sayWhoIsWho,
  sayWhatTheyAre,
  sayWhatTheyDo,
  sayWhetherTrue,
  sayOwnDeed,
  sayWitnessed,
  sayWhoIsHere,
  sayWhoKeeps,
  sayPlaceFor,
  sayPlain,
];

/** What was done in the turn before this, with the names of what it was done to. */
const wordsBefore = ({ ruling }: ResolutionDraft, { position }: AllowedAction): string =>
  ruling.allowed_actions
    .filter((other) => other.position < position)
    .flatMap(({ details, target_name }) => [details, target_name])
    .join(", ");

/** What is answered to: nothing in particular where the words only listen, and the person cares to say something else. */
const answeredTo = (
  draft: ResolutionDraft,
  { action, person, named }: Pick<Question, "action" | "person"> & { readonly named: Topic | null },
): Topic | null => {
  const heard = draft.actions.find(action.action).verb === "listen";
  const isOther = named !== null && heard && rankFacts(draft, untoldBy(draft, person), named).length === 0;
  return named === null || isOther ? null : { ...named, remark: isRemark(draft, action), personal: isPersonal(named.said) };
};

/** Tells what the person knows of the topic and does not keep back; else what is known already. True for something new. */
const tell = (draft: ResolutionDraft, question: Question, topic: Topic | null): boolean => {
  const { action, person, band, bound = false, won = false } = question;
  // Who is told or shown something may have an answer to it, and need not.
  const informs = action.effects.some((effect) => effect.kind === "learn" && effect["fact"] !== "");
  if (informs && topic === null) return false;
  const untold = untoldOn(draft, question, topic);
  const pressure = bound ? Infinity : pressureOf(draft, action);
  const told = untold.filter((fact) => !isWithheld(draft, fact, person, pressure)).slice(0, band === "critical" ? 2 : 1);
  sayWhether(draft, person, topic, told);
  sayBeside(draft, person, { topic, told, untold });
  discover(draft, action, told, person.id);
  if (told.length > 0 || (topic !== null && helpAsPromised(draft, action, person))) return true;
  if (!(informs && !action.topic.includes("?")) && topic?.remark !== true)
    sayNothingNew(draft, action, { person, topic, won, kept: untold.length > 0 });
  return false;
};

/** What the person could tell of the topic; what lies nearest to it of whom dice won over. */
const untoldOn = (draft: ResolutionDraft, { action, person, won = false }: Question, topic: Topic | null): Fact[] => {
  const untold = untoldBy(draft, person);
  if (topic === null && termsOf(draft, action).length > 0) return [];
  const found = rankFacts(draft, untold, soughtBy(topic, person)).filter((fact) => isOfAcquaintance(fact, topic, person));
  return found.length > 0 || topic === null || !won ? found : nearestTo(draft, { topic, person, untold });
};

/** "Do you know Thirza?", "where is she?": answered with what tells of her, and not with whatever bears on her. */
const isOfAcquaintance = (fact: Fact, topic: Topic | null, person: Entity): boolean => {
  if (topic === null || topic.stems.length > 0 || !(topic.wanted === "where" || knowing.test(topic.said))) return true;
  const others = topic.entities.filter((one) => one.id !== person.id && isCreature(one));
  return others.length === 0 || others.some((one) => tellsOf(fact, one));
};

const knowing = /\b(?:do|did|have|had) you (?:ever )?(?:know|knew|known|met|meet)\b/i;

/** What is put to somebody as so is answered by what has its words, and not by whatever has its names. */
const soughtBy = (topic: Topic | null, person: Entity): Topic | null =>
  topic !== null && topic.stems.length > 0 && whetherIn(topic.said, namesOf(person))?.isClaim === true ? { ...topic, remark: true } : topic;

/** Who has promised to help tells what they have to tell, where they have nothing else on the very question. True where they did. */
const helpAsPromised = (draft: ResolutionDraft, action: AllowedAction, person: Entity): boolean => {
  const promise = promisedHelp(draft.world, person);
  const [fact] = promise === undefined ? [] : rankFacts(draft, untoldBy(draft, person), null);
  if (promise === undefined || fact === undefined) return false;
  discover(draft, action, [fact], person.id);
  keepPromise(draft, promise);
  return true;
};

interface Unanswered {
  readonly person: Entity;
  readonly topic: Topic | null;
  /** True for who knows more than they tell. */
  readonly kept: boolean;
  readonly won: boolean;
}

/** What somebody says who tells nothing new: to pressure, to a bargain, to a question, or of their own accord. */
const sayNothingNew = (draft: ResolutionDraft, action: AllowedAction, { person, topic, kept, won }: Unanswered): void => {
  if (reactToPressure(draft, action, { person, kept: kept && topic !== null }) || isTold(draft, action)) return;
  if (termsOf(draft, action).length > 0 && (kept || !won)) return declineBargain(draft, person, kept);
  if (topic === null) return pointOnward(draft, action);
  answerOldly(draft, { person, topic, kept });
};

/** Something that is told under a pretence wants no answer. */
const isTold = (draft: ResolutionDraft, { action, effects, topic }: AllowedAction): boolean =>
  draft.actions.find(action).family === "deceive" && effects.some(({ kind }) => kind === "learn") && !topic.includes("?");

/** A question that wants a yes or a no gets one, or is told that this is a part of the answer, before the fact that bears on it. */
const sayWhether = (draft: ResolutionDraft, person: Entity, topic: Topic | null, [fact]: readonly Fact[]): void => {
  const whether = topic === null ? null : whetherIn(topic.said, namesOf(person));
  if (whether === null || topic === null || fact === undefined) return;
  const verdict = acquaintance(draft, person, whether, topic) ?? verdictOf(fact, topic, whether);
  speakUp(draft, person, sayVerdict(draft, person, verdict), { answered: true, verdict: true }, "answer");
};

interface Told {
  readonly topic: Topic | null;
  readonly told: readonly Fact[];
  /** All that the person could tell of it. */
  readonly untold: readonly Fact[];
}

/** Who tells something that bears on a question, and has no answer to it, says that first; who keeps the answer back, that this much can be told. */
const sayBeside = (draft: ResolutionDraft, person: Entity, { topic, told, untold }: Told): void => {
  const wanted = topic?.wanted ?? null;
  if (topic === null || wanted === null || told.length === 0) return;
  const answers = (fact: Fact): boolean => answersTo(draft.world, fact, topic);
  if (told.some(answers)) return;
  const { beside, verdicts } = messagesOf(draft.world).answers;
  const lead = sayFresh(draft, person, untold.some(answers) ? verdicts.partly : beside[wanted]);
  speakUp(draft, person, capitalise(lead), { answered: true, verdict: true }, "answer");
};

/** A question of manners is answered by anybody. */
const beCourteous = (
  draft: ResolutionDraft,
  action: AllowedAction,
  { person, speech }: { readonly person: Entity; readonly speech: string },
): boolean => {
  const courtesy = action.effects.every(isHeard)
    ? answerCourtesy(draft, soleQuestion(action, speech) || action.topic || action.details, person)
    : null;
  if (courtesy !== null) speakUp(draft, person, capitalise(courtesy), { answered: true }, "answer");
  return courtesy !== null;
};

/** Words that are heard, and tell nothing of the story. */
const isHeard = ({ kind, fact }: AllowedAction["effects"][number]): boolean => kind === "learn" && fact === "";

/** "Does he know her?": who is meant is lost on them, and they offer nothing else instead. */
const isLost = (draft: ResolutionDraft, { topic, effects }: AllowedAction, person: Entity): boolean => {
  if (effects.length > 0 || !/\b(?:he|she|him|her|they|them)\b.*\?/i.test(topic)) return false;
  speakUp(
    draft,
    person,
    capitalise(sayFresh(draft, person, messagesOf(draft.world).answers.lost)),
    { answered: true, ignorant: true },
    "answer",
  );
  return true;
};

/** A question that names nothing is about whoever is asked, or about the asker: it never brings out what else they know. */
const sayPersonally = (draft: ResolutionDraft, { topic, effects }: AllowedAction, person: Entity): boolean => {
  if (effects.length > 0 || !(topic.includes("?") || asking.test(topic))) return false;
  if (sayOwnMatter(draft, person, topic)) return true;
  const reply = replyPersonally(draft, person, topic);
  if (reply === null && keepsOn(draft, person, topic)) {
    speakUp(draft, person, sayWithheld(draft, { person, wantsVerdict: false }), { answered: true, withheld: true }, "answer");
    return true;
  }
  const line = reply ?? sayIgnorance(draft, person, { wanted: askedFor(topic, []) });
  speakUp(draft, person, capitalise(line), { answered: true, ignorant: true, replied: reply !== null }, "answer");
  return true;
};

const asking = /^\W*(?:who|whom|whose|what|where|when|why|how|which|whether|if)\b/i;

/** The question that is put, as it is said; empty where there is none or there are several. */
const soleQuestion = ({ topic }: AllowedAction, speech: string): string => {
  const [question = "", ...more] = spokenSentences(speech === "" ? topic : speech).filter((sentence) => sentence.endsWith("?"));
  return more.length === 0 ? question : "";
};
