import type { ActionOutcome, AllowedAction, Entity, Fact } from "freeform-rpg/schemas";
import { payCosts, refresh, shiftTrust, spendSupplies, strikeTarget, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import type { Course } from "./course.ts";
import { decide } from "./decide.ts";
import { gainAdvantage } from "./effects/advantage.ts";
import { recordHelp } from "./effects/companions.ts";
import { discover, findFacts, findHidden, isSearch } from "./effects/discovery.ts";
import { complicate, sufferFailure } from "./effects/failure.ts";
import { leaveHiding } from "./effects/hiding.ts";
import { breakStreak, extendStreak } from "./effects/streak.ts";
import { faceThreats } from "./effects/threats.ts";
import { isChore } from "./everyday.ts";
import { recordOutcome, sayUnanswered } from "./record-outcome.ts";
import { reveal } from "./reveal.ts";
import { entityById, isCreature, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import { succeed } from "./succeed.ts";
import { answerCharge, isCharge } from "./talk/answer-charge.ts";
import { breakForbearance } from "./talk/break-forbearance.ts";
import { breakWord, reproach } from "./talk/break-word.ts";
import { closeBargain } from "./talk/bargain.ts";
import { converse, isConversation } from "./talk/converse.ts";
import { asQuestion } from "./talk/disclosure.ts";
import { answerEvidence, putEvidence } from "./talk/evidence.ts";
import { hearNews } from "./talk/hear-news.ts";
import { grant } from "./talk/grant.ts";
import type { Granted } from "./talk/grant.ts";
import { overhear } from "./talk/overhear.ts";
import { givePromise, pledgeOf, settlePromises } from "./talk/own-promises.ts";
import { readAloud } from "./talk/read-aloud.ts";
import { reactToNews } from "./talk/react.ts";
import { refuseRequest } from "./talk/refuse.ts";
import { courtesyOf, replyCourteously } from "./talk/reply-courteously.ts";
import { rewardTalk } from "./talk/reward-talk.ts";
import { sayShown } from "./talk/say-shown.ts";
import { readRequest } from "./talk/request.ts";
import type { Request } from "./talk/request.ts";
import { noteShown, wasShown } from "./talk/showings.ts";
import { isSmallService } from "./talk/small-service.ts";
import type { Evidence } from "./talk/show-touched.ts";
import { priceFor } from "./talk/talk-time.ts";

/** Decides an action that is allowed and applies what comes of it. */
export const playAction = (course: Course, allowed: AllowedAction): void => {
  const { draft } = course;
  const { action, wantsTold } = asQuestion(draft, allowed);
  leaveHiding(draft, action);
  const request = readRequest(draft, action);
  const pledged = pledgeOf(draft, action) !== null;
  const bargain = pledged && (wantsTold || request !== null);
  const { outcome, refusal, helper } = decide(draft, action, request, wantsTold);
  const won = outcome.failure_tier === null;
  draft.outcomes.push(outcome);
  const facts = findFacts(draft, action, outcome.band);
  const hidden = won ? findHidden(draft, action) : [];
  const told = draft.events.length;
  recordOutcome(draft, action, outcome, facts.length + hidden.length === 0);
  if (helper !== undefined) recordHelp(draft, helper);
  const before = draft.events.length;
  const evidence = putEvidence(course, action);
  const earned = request === null ? !pledged && evidence === null && isEarned(draft, action) : outcome.rolled;
  meetCosts(course, action, outcome, earned);
  if (!bargain) givePromise(draft, action, { bargain });
  if (won) win(course, action, { outcome, facts, hidden, request, wantsTold, evidence });
  else lose(course, action, { outcome, request, refusal });
  const isTold = draft.events.slice(before).some(({ type }) => type === "fact_discovered");
  settleWords(draft, action, won);
  if (bargain) closeBargain(draft, action, won && (request !== null || isTold));
  settlePromises(draft, action, before);
  sayUnanswered(draft, action, { outcome, from: told });
  overhear(draft, action, before);
  const changed = draft.events.slice(before).some(({ type }) => type !== "nothing_changed") || outcome.effects.length > 0;
  draft.outcomes[draft.outcomes.indexOf(outcome)] = { ...outcome, changed };
};

/** What words bring on beside their answer: a charge is answered, and a word that was given is broken. */
const settleWords = (draft: ResolutionDraft, action: AllowedAction, won: boolean): void => {
  answerCharge(draft, action);
  breakWord(draft, action);
  if (won) breakForbearance(draft, action);
};

/** Kind words and chores are worth something to whom they are new: more of them earn no more trust, and an accusation none. */
const isEarned = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  if (isCharge(draft, action) || wasShown(draft, action)) return false;
  return (courtesyOf(draft, action) === null && !isChore(draft, action)) || trustIn(draft.world, action.target_id) < 1;
};

/** What the attempt brings on whatever its result: its price, the threats it faces, the blow it strikes, what it does to trust. */
const meetCosts = (course: Course, action: AllowedAction, outcome: ActionOutcome, earned: boolean): void => {
  const { draft } = course;
  payCosts(draft, priceFor(course, action));
  spendSupplies(draft, action.action);
  faceThreats(draft, outcome);
  strikeTarget(draft, action, outcome);
  // What takes no persuading earns no trust.
  if (earned) shiftTrust(draft, outcome);
  noteShown(draft, action);
  refresh(draft);
};

interface Won {
  readonly outcome: ActionOutcome;
  readonly facts: readonly Fact[];
  readonly hidden: readonly Entity[];
  readonly request: Request | null;
  readonly wantsTold: boolean;
  readonly evidence: Evidence | null;
}

const win = (course: Course, action: AllowedAction, { outcome, facts, hidden, ...asked }: Won): void => {
  const { draft } = course;
  discover(draft, action, facts);
  for (const entity of hidden) reveal(draft, entity);
  readAloud(course, action, facts);
  const before = draft.events.length;
  const priced = beAnswered(course, action, outcome, asked);
  reactToNews(draft, outcome.effects);
  hearNews(draft, action, before);
  rewardTalk(draft, action, outcome, before);
  if (outcome.band === "critical") gainAdvantage(draft, action, asked.request?.person.id ?? action.target_id);
  if (outcome.band === "mixed" && !priced) complicate(draft, action.action);
  if (outcome.rolled || outcome.band === "mixed") breakStreak(draft);
};

/** Lets others answer or do what they were asked, then applies the action's own effects. True when that has paid the price of a mixed result. */
const beAnswered = (
  course: Course,
  action: AllowedAction,
  outcome: ActionOutcome,
  { request, wantsTold, evidence }: Pick<Won, "request" | "wantsTold" | "evidence">,
): boolean => {
  const { draft } = course;
  const pledged = pledgeOf(draft, action) !== null;
  const isAsked = wantsTold ? request?.promise === undefined : isQuestion(request, action) && !pledged;
  const agree = (): Granted | undefined =>
    request === null ? undefined : grant(course, request, { action, mixed: outcome.band === "mixed" });
  // A small service comes before the answer to the question beside it.
  const served = isAsked && !wantsTold ? agree() : undefined;
  const answered = isAsked && replyTo(draft, action, { ...outcome, evidence });
  const granted = served ?? agree();
  outcome.effects.push(...(granted?.applied ?? []));
  succeed(course, action, outcome, request !== null || pledged || answered);
  return granted?.priced === true;
};

/** Lets those who were asked answer. True when anything came of it. */
const replyTo = (
  draft: ResolutionDraft,
  action: AllowedAction,
  { band, rolled, evidence }: Pick<ActionOutcome, "band" | "rolled"> & Pick<Won, "evidence">,
): boolean => {
  const from = draft.events.length;
  if (!isAnsweredFirst(draft, action) && isConversation(draft, action)) converse(draft, action, { band, rolled });
  if (evidence !== null) answerEvidence(draft, action, { evidence, band, from });
  const shown = entityById(draft.world, action.target_id);
  if (draft.events.length === from && shown !== undefined && isCreature(shown) && !isHelpless(shown))
    sayShown(draft, { ...action, topic: "" }, shown);
  return draft.events.length > from;
};

/**
 * Nothing is asked for but an answer; or a small service beside it: "Whose is it? Take a good look." What is demanded is answered beside anything,
 * and so is a question that asks for nothing that is to be done: "Where is he? Take me there."
 */
const isQuestion = (request: Request | null, { topic }: AllowedAction): boolean =>
  request === null ||
  demanded.test(topic) ||
  (request.promise === undefined && open.test(topic)) ||
  (request.later.length === 0 && isSmallService(request.effects) && topic.includes("?"));

const open =
  /(?:^|[.?!]["”']? )\W*(?:(?:and|but|so|then) )*(?:who|whom|whose|what|where|when|why|which|did|does|was|were)\b(?! (?:about|if|say)\b)[^.?!]*\?/i;

/** "What this thing is" of "patch me up and tell me what this thing is". */
const demanded = /^(?:about|who|whom|whose|what|where|when|why|how|whether|which|everything|the truth)\b[^?]*$/i;

/** What comes before any answer: that the character broke a promise, or a courtesy for a courtesy. */
const isAnsweredFirst = (draft: ResolutionDraft, action: AllowedAction): boolean =>
  reproach(draft, action) || replyCourteously(draft, action);

interface Lost {
  readonly outcome: ActionOutcome;
  readonly request: Request | null;
  readonly refusal: string;
}

const lose = (course: Course, action: AllowedAction, { outcome, request, refusal }: Lost): void => {
  const { draft } = course;
  course.failed.add(action.position);
  if (isSearch(draft, action.action)) discover(draft, action, []);
  if (request !== null) refuseRequest(draft, request, outcome, refusal);
  // What is refused without dice is no failure of the player's: it has no consequence.
  if (!outcome.rolled) return;
  // The streak comes first: an NPC that settles the matter has no lesser answer left.
  extendStreak(draft, action.action);
  if (!course.hasConsequence) sufferFailure(draft, outcome, outcome.failure_tier ?? 0);
  course.hasConsequence = true;
};
