import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { capitalise, wordsOf } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, factText, isCreature, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { accusationIn } from "./accusation.ts";
import { claimedTrade } from "./claimed-trade.ts";
import { contentStems } from "./content-words.ts";
import { isGuarded, isKnownTo, repeatedBy } from "./knowledge.ts";
import { sayFresh } from "./manner.ts";
import { isNamedIn, tellsOf } from "./matter.ts";
import { rankFacts } from "./rank-facts.ts";
import { sayWithheld } from "./say-withheld.ts";
import { speakUp } from "./speak-up.ts";
import type { Topic } from "./topic.ts";
import { sayVerdict, verdictOf } from "./verdict.ts";
import type { Whether } from "./whether.ts";
import { messagesOf } from "../messages.ts";

interface Claimed {
  readonly topic: Topic;
  readonly whether: Whether;
  /** True where they keep something of it back. */
  readonly kept: boolean;
}

/**
 * Lets somebody answer for what is put to them as so, and that they neither tell nor repeat: they deny kin that nothing knows of and what
 * another did, show it where it strikes what they hide, and own what the party has found out of them. True where they did.
 */
export const answerClaim = (draft: ResolutionDraft, person: Entity, claimed: Claimed): boolean => {
  const { topic, whether } = claimed;
  const hidden = hiddenBy(draft, person);
  const others = topic.entities.filter(({ id }) => id !== person.id);
  const hides = claimed.kept || hidden.some((fact) => isGuarded(fact) && others.some((entity) => tellsOf(fact, entity)));
  if (isStrangeKin(draft, person, claimed)) return deny(draft, person, hides);
  const trade = claimedTrade(person, { topic, whether, hidden });
  if (trade !== null) return say(draft, person, [sayVerdict(draft, person, trade)], {});
  if (!whether.isClaim) return false;
  // "You sold him": what is said of them is theirs.
  const all = whether.isYou ? { ...topic, entities: [person, ...others] } : topic;
  if (hidden.some((fact) => verdictOf(fact, all, whether) === "yes"))
    return say(draft, person, messagesOf(draft.world).charges.struck, { withheld: true });
  if (isOfAnother(draft.world, [...hidden, ...repeatedBy(draft, person)], claimed)) return deny(draft, person, hides);
  if (own(draft, person, claimed)) return true;
  const isDeed = isDeedOf(person, claimed);
  if (!hides) return isDeed && deny(draft, person, hides);
  if (whether.isYou && !isDeed && !knowing.test(whether.clause)) return false;
  return say(draft, person, [sayWithheld(draft, { person, wantsVerdict: true })], { withheld: true });
};

/** "You wrote that letter, didn't you?", "you killed him": something that they are said to have done, and of which nothing is written of them. */
const isDeedOf = (person: Entity, { topic, whether }: Claimed): boolean => {
  if (accusationIn(whether.clause, namesOf(person), true) === "wrong") return true;
  const written = contentStems(person.attrs.description ?? "");
  const isDone = /\bdid(?:n['’]t)? you\b/i.test(topic.said) && !/\byou used to\b/i.test(whether.clause) && !knowing.test(whether.clause);
  return isDone && !topic.stems.some((stem) => written.has(stem));
};

/** What the party has found out of them, or heard from them, is not taken back. True where it is of that. */
const own = (draft: ResolutionDraft, person: Entity, { topic, whether }: Claimed): boolean => {
  const says = (fact: Fact): boolean => topic.stems.some((stem) => contentStems(factText(fact)).has(stem));
  const found = rankFacts(draft, foundWith(draft, person), { ...topic, remark: true }).find(says);
  if (found === undefined || knowing.test(whether.clause)) return false;
  const { charges, answers } = messagesOf(draft.world);
  return say(draft, person, whether.isYou || isGuarded(found) ? charges.evidenceOwned : answers.toldAlready, {});
};

/** "You know who he is, don't you?" */
const knowing = /\byou (?:\w+ )?(?:know|knew|known|recogni[sz]ed?|remember)\b/i;

const say = (draft: ResolutionDraft, person: Entity, lines: Wordings, details: Readonly<Record<string, boolean>>): true => {
  speakUp(draft, person, capitalise(sayFresh(draft, person, lines)), { answered: true, ...details }, "answer");
  return true;
};

/** They say no, and show where there is more to it. */
const deny = (draft: ResolutionDraft, person: Entity, kept: boolean): true => {
  const more = kept ? ` ${capitalise(sayFresh(draft, person, messagesOf(draft.world).answers.signs))}` : "";
  return say(draft, person, [`${capitalise(sayVerdict(draft, person, "no"))}${more}`], { withheld: kept });
};

/** All that they know and the party does not, whether or not it may be told yet. */
const hiddenBy = (draft: ResolutionDraft, person: Entity): Fact[] =>
  draft.world.facts.filter((fact) => fact.visibility === "world" && !draft.discovered.has(fact.id) && isKnownTo(draft, fact, person));

/** What the party found out in play, and they know as well. */
const foundWith = (draft: ResolutionDraft, person: Entity): Fact[] =>
  repeatedBy(draft, person).filter(({ discovered_turn }) => (discovered_turn ?? 0) > 0);

/** "Matthias sold her, didn't he?", of what they know that somebody else did: all words of it fit, and the name does not. */
const isOfAnother = ({ entities }: World, facts: readonly Fact[], { topic, whether }: Claimed): boolean => {
  const named = topic.entities.filter((entity) => isNamedIn(whether.clause, entity));
  const others = entities.filter((entity) => isCreature(entity) && topic.entities.every(({ id }) => id !== entity.id));
  return facts.some(
    (fact) =>
      verdictOf(fact, { ...topic, entities: [] }, whether) === "yes" &&
      named.some((entity) => !isNamedIn(factText(fact), entity)) &&
      others.some((entity) => isNamedIn(factText(fact), entity)),
  );
};

/** "He was your boy, wasn't he?", of somebody who is no kin of theirs by anything that is written. */
const isStrangeKin = ({ world }: ResolutionDraft, person: Entity, { topic, whether }: Claimed): boolean => {
  const called = kin.exec(whether.clause)?.[1]?.toLowerCase();
  const others = topic.entities.filter(({ id }) => id !== person.id);
  if (called === undefined || others.length === 0) return false;
  const words = new Set([called, ...(alike[called] ?? [])]);
  const written = [
    ...world.facts.filter(({ subject_id }) => [person, ...others].some(({ id }) => id === subject_id)).map(factText),
    ...world.relationships
      .filter(({ a_id, b_id }) => a_id === person.id || b_id === person.id)
      .map(({ rel_type, notes }) => `${rel_type} ${Object.values(notes).join(" ")}`),
    ...[person.id, ...others.map(({ id }) => id)].map((id) => entityById(world, id)?.attrs.description ?? ""),
  ];
  return !written.some((text) => wordsOf(text).some((word) => words.has(word)));
};

const kin =
  /\byour (?:\w+ )?(son|boy|daughter|girl|child|brother|sister|husband|man|wife|mother|father|uncle|aunt|cousin|nephew|niece|lover|sweetheart)\b/i;

const alike: Readonly<Record<string, readonly string[]>> = {
  boy: ["son"],
  girl: ["daughter"],
  child: ["son", "daughter"],
  man: ["husband"],
};
