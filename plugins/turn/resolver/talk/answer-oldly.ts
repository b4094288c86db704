import type { Entity, Fact } from "freeform-rpg/schemas";
import { capitalise, findNumbers, stemOf, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { factText, isCreature, isHelpless, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { adviceOn, leadsFrom, noteSent } from "../effects/pointers.ts";
import { answerClaim } from "./answer-claim.ts";
import { answersTo } from "./asked-for.ts";
import { asSpoken } from "./as-spoken.ts";
import { conceptOf } from "./concepts.ts";
import { isKnownTo, repeatedBy, untoldBy } from "./knowledge.ts";
import { sayFresh, shortName } from "./manner.ts";
import { tellsOf } from "./matter.ts";
import { nameTopic } from "./name-topic.ts";
import { sayOwnMatter } from "./own-matters.ts";
import { asksDeed, isPersonal } from "./personal-questions.ts";
import { hasSpokenOf } from "./on-record.ts";
import { rankFacts } from "./rank-facts.ts";
import { asksOwnDeed, isOpen } from "./relevance.ts";
import { replyPersonally } from "./reply-personally.ts";
import { describe, recordOld } from "./sketch.ts";
import { asksWay, sayWhere } from "./say-where.ts";
import { keepsOn, sayWithheld } from "./say-withheld.ts";
import { sayIgnorance, sayNothingUnusual } from "./say-ignorance.ts";
import { speakUp } from "./speak-up.ts";
import type { Topic } from "./topic.ts";
import { acquaintance, sayVerdict, verdictOf } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";
import { whetherIn } from "./whether.ts";
import type { Whether } from "./whether.ts";
import { messagesOf } from "../messages.ts";

interface OldAnswer {
  readonly person: Entity;
  readonly topic: Topic;
  /** True when the person knows more than they tell. */
  readonly kept: boolean;
}

/** Lets somebody who has nothing new to tell say so: what is known already, that they keep something back, what everyone knows, or nothing. */
export const answerOldly = (draft: ResolutionDraft, old: OldAnswer): void => {
  const [sought] = old.topic.entities;
  const isUntold = sought !== undefined && !repeatedBy(draft, old.person).some((fact) => tellsOf(fact, sought));
  const isPlace = sought?.type === "location" || asksWay(old.topic) || isUntold;
  if (!isPlace || !sayWhere(draft, old.person, old.topic)) answerKnown(draft, old);
};

const answerKnown = (draft: ResolutionDraft, { person, topic, kept }: OldAnswer): void => {
  const known = rankFacts(draft, oldestFirst(repeatedBy(draft, person)), { ...topic, exact: true }).find(
    (fact) => sharesMost(fact, topic) && answersTo(draft.world, fact, topic),
  );
  // What bears on it more than what is known is kept back.
  const [best] = known === undefined ? [] : rankFacts(draft, [known, ...untoldBy(draft, person)], topic);
  const whether = whetherIn(topic.said, namesOf(person));
  const tie = whether === null ? null : acquaintance(draft, person, whether, topic);
  if (tie !== null) return answerTie(draft, { person, kept }, { verdict: tie, known });
  const verdict = known === undefined || whether === null ? null : verdictOf(known, topic, whether);
  if (known !== undefined && best === known && verdict !== "partly") return repeat(draft, person, known, verdict);
  if (whether !== null && answerClaim(draft, person, { topic, whether, kept })) return;
  if (kept) return withhold(draft, person, whether);
  if (!sayWhere(draft, person, topic) && !describe(draft, person, topic)) knowNothing(draft, person, topic);
};

/** What is known already is said again only where it has most of what is asked: a name or a number that both share is no answer. */
const sharesMost = (fact: Fact, topic: Topic): boolean => {
  const { stems: asked, entities } = topic;
  const said = new Set(
    wordsOf(factText(fact))
      .map(stemOf)
      .flatMap((stem) => [stem, conceptOf(stem) ?? stem]),
  );
  const isSaid = (stem: string): boolean => said.has(stem) || said.has(conceptOf(stem) ?? stem);
  const stems = asked.filter((stem) => findNumbers([stem]).length === 0);
  if (asksOwnDeed(fact, topic, isSaid)) return true;
  if (stems.length < 2 && entities.length === 0) return false;
  return stems.length === 0 ? entities.length > 0 : stems.filter(isSaid).length * 2 > stems.length;
};

/** What was told lately is repeated last. */
const oldestFirst = (facts: readonly Fact[]): Fact[] => facts.toSorted((a, b) => (a.discovered_turn ?? 0) - (b.discovered_turn ?? 0));

/** "Yes", of somebody whom they know, and what of it is known already or kept back. */
const answerTie = (
  draft: ResolutionDraft,
  { person, kept }: Omit<OldAnswer, "topic">,
  { verdict, known }: { readonly verdict: Verdict; readonly known: Fact | undefined },
): void => {
  if (known !== undefined) return repeat(draft, person, known, verdict);
  const more = kept ? ` ${messagesOf(draft.world).answers.moreToIt()}` : "";
  speakUp(draft, person, `${sayVerdict(draft, person, verdict)}${more}`, { answered: true }, "answer");
};

/** What is known is said again in words of its own, and only pointed to where a remembered turn has just said it. */
const repeat = (draft: ResolutionDraft, person: Entity, fact: Fact, verdict: Verdict | null = null): void => {
  const { toldAlready, owning, repeating, inOwnWords } = messagesOf(draft.world).answers;
  const said = verdict === null || verdict === "partly" ? "" : `${sayVerdict(draft, person, verdict)} `;
  const isFresh = draft.world.recent_turns.slice(-2).some(({ final_text }) => final_text.includes(factText(fact)));
  if (isFresh)
    return speakUp(
      draft,
      person,
      `${said}${capitalise(sayFresh(draft, person, toldAlready))}`,
      { answered: true, pointed: true },
      "answer",
    );
  const lead = capitalise(sayFresh(draft, person, tellsOf(fact, person) ? owning : repeating));
  const own = asSpoken(draft, person, factText(fact));
  recordOld(draft, own === null ? `${said}${lead}: ${factText(fact)}` : `${said}${inOwnWords(shortName(person), own)}`, {
    entity_id: person.id,
    fact_id: fact.id,
  });
};

const withhold = (draft: ResolutionDraft, person: Entity, whether: Whether | null): void =>
  speakUp(draft, person, sayWithheld(draft, { person, wantsVerdict: whether !== null }), { answered: true, withheld: true }, "answer");

const knowNothing = (draft: ResolutionDraft, person: Entity, topic: Topic): void => {
  // Who has told something in this turn has answered.
  if (draft.events.some(({ type, details }) => type === "fact_discovered" && details["told_by"] === person.id)) return;
  if (isOpen(topic))
    return speakUp(draft, person, capitalise(sayNothingUnusual(draft, person)), { answered: true, ignorant: true }, "answer");
  if (sayOwnMatter(draft, person, topic.said) || saySpent(draft, person, topic)) return;
  const whether = whetherIn(topic.said, namesOf(person));
  if (whether?.isYou !== true && !isPersonal(topic.said) && keepsOn(draft, person, topic.said)) return withhold(draft, person, whether);
  const lead = leadsFrom(draft, person, topic).find((one) => isAdvice(topic, one));
  const reply = lead === undefined || isTheirs(topic, whether) ? replyPersonally(draft, person, topic.said) : null;
  if (reply !== null) return speakUp(draft, person, capitalise(reply), { answered: true, ignorant: true, replied: true }, "answer");
  sayUnknown(draft, person, topic, lead);
};

/** A question that is for the one who is asked to answer, and for nobody else. */
const isTheirs = ({ said }: Topic, whether: Whether | null): boolean =>
  whether?.isYou === true || whether?.isClaim === true || isPersonal(said) || asksDeed(said);

/** Somebody does not know, and says who may. */
const sayUnknown = (draft: ResolutionDraft, person: Entity, topic: Topic, lead: Entity | undefined): void => {
  const known = { answered: true, ignorant: true };
  const ignorance = capitalise(sayIgnorance(draft, person, { wanted: topic.wanted, about: nameFor(draft, person, topic) }));
  if (lead === undefined) return speakUp(draft, person, ignorance, known, "answer");
  const text = messagesOf(draft.world).answers.withAdvice(ignorance, adviceOn(draft.world, lead));
  speakUp(draft, person, text, { ...known, lead_id: lead.id }, "answer");
  noteSent(draft, person, lead);
};

/** Who has spoken of it does not say that they know nothing of it. True where they have. */
const saySpent = (draft: ResolutionDraft, person: Entity, { said }: Topic): boolean => {
  if (!hasSpokenOf(draft, person, said)) return false;
  const line = sayFresh(draft, person, messagesOf(draft.world).answers.spent);
  speakUp(draft, person, capitalise(line), { answered: true, ignorant: true, replied: true }, "answer");
  return true;
};

/** People are sent to people, and not to whom was asked about: what lies where is for the players to find. */
const isAdvice = (topic: Topic, lead: Entity): boolean =>
  topic.entities.every(({ id }) => id !== lead.id) && isCreature(lead) && !isHelpless(lead);

/** A topic for the one who is asked about it: without a name where it is they, the place where they are, or whom they know something of. */
const nameFor = (draft: ResolutionDraft, person: Entity, topic: Topic): string | null => {
  const knows = (entity: Entity): boolean => draft.world.facts.some((fact) => isKnownTo(draft, fact, person) && tellsOf(fact, entity));
  return topic.entities.some((entity) => entity.id === person.id || entity.id === draft.scene.location_id || knows(entity))
    ? null
    : nameTopic(topic);
};
