import type { Entity, Fact } from "freeform-rpg/schemas";
import { capitalise, firstSentences, stemOf, uncapitalise, wordsOf } from "freeform-rpg/language";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { factText, isCarried, isCreature, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { adviceOn, leadsFrom } from "../effects/pointers.ts";
import { contentStems } from "./content-words.ts";
import { repeatedBy, untoldBy } from "./knowledge.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { tellsOf } from "./matter.ts";
import { nameTopic } from "./name-topic.ts";
import { rankFacts } from "./rank-facts.ts";
import { isOpen } from "./relevance.ts";
import { replyPersonally } from "./reply-personally.ts";
import { sayWithheld } from "./say-withheld.ts";
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
export const answerOldly = (draft: ResolutionDraft, { person, topic, kept }: OldAnswer): void => {
  const known = rankFacts(draft, oldestFirst(repeatedBy(draft, person)), { ...topic, exact: true }).find((fact) => sharesMost(fact, topic));
  // What bears on it more than what is known is kept back.
  const [best] = known === undefined ? [] : rankFacts(draft, [known, ...untoldBy(draft, person)], topic);
  const whether = whetherIn(topic.said, namesOf(person));
  const tie = whether === null ? null : acquaintance(draft, person, whether, topic);
  if (tie !== null) return answerTie(draft, { person, kept }, { verdict: tie, known });
  const verdict = known === undefined || whether === null ? null : verdictOf(known, topic, whether);
  // What somebody else did is no answer to what they did themselves.
  const isOthers = verdict === "partly" && whether?.isYou === true && known?.subject_id !== person.id;
  if (known !== undefined && best === known && !isOthers) return repeat(draft, person, known, verdict);
  if (kept) return withhold(draft, person, whether);
  if (!describe(draft, person, topic)) knowNothing(draft, person, topic);
};

/** What is written of who or what is asked about, for all to see. True where it was told. */
const describe = (draft: ResolutionDraft, person: Entity, topic: Topic): boolean =>
  describeSelf(draft, person, topic) || describeAbsent(draft, person, topic);

/** What is written of somebody for all to see answers a question that shares words with it. True where it was told. */
const describeSelf = (draft: ResolutionDraft, person: Entity, { stems }: Topic): boolean => {
  const own = contentStems(person.attrs.description ?? "");
  const shared = stems.filter((stem) => own.has(stem)).length;
  if (shared < 2 || shared * 2 < stems.length || isTold(draft, person)) return false;
  const { owning, ofOneself } = messagesOf(draft.world).answers;
  const lead = capitalise(sayFresh(draft, person, owning));
  recordOld(draft, ofOneself(lead, sketchOf(person)), { entity_id: person.id, about_id: person.id });
  return true;
};

/** What anyone can tell of somebody or something elsewhere, where no more is asked. True where it was told. */
const describeAbsent = (draft: ResolutionDraft, person: Entity, { entities, stems, said }: Topic): boolean => {
  const described = entities.find((entity) => (entity.attrs.description ?? "") !== "" && entity.id !== person.id);
  if (described === undefined || draft.present.has(described.id) || isTold(draft, described)) return false;
  if (stems.length > 1 || (stems.length > 0 && !wantsSketch.test(said))) return false;
  tellOf(draft, person, described);
  return true;
};

/** "Who is she", "tell me about him", "where is the grating": any sketch is an answer. */
const wantsSketch = /\b(?:who|what|where)(?:'s| is| was| are| were)\b|\b(?:about|know|knew|heard|remember)\b/i;

/** What is known already is said again only where it has most of what is asked: a name that both share is no answer. */
const sharesMost = (fact: Fact, { stems, entities }: Topic): boolean => {
  const said = new Set(wordsOf(factText(fact)).map(stemOf));
  return stems.length === 0 ? entities.length > 0 : stems.filter((stem) => said.has(stem)).length * 2 > stems.length;
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
  const { toldAlready, owning, repeating } = messagesOf(draft.world).answers;
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
  recordOld(draft, `${said}${lead}: ${factText(fact)}`, { entity_id: person.id, fact_id: fact.id });
};

const recordOld = (draft: ResolutionDraft, text: string, about: Readonly<Record<string, string>>): void =>
  void record(draft, "knowledge_shared", text, { ...about, answered: true, repeated: true }, { binding: true, tags: ["answer"] });

const withhold = (draft: ResolutionDraft, person: Entity, whether: Whether | null): void =>
  speakUp(draft, person, sayWithheld(draft, { person, wantsVerdict: whether !== null }), { answered: true, withheld: true }, "answer");

/** What is said of someone or something in a sentence. */
const sketchOf = ({ attrs }: Entity): string => {
  const sketch = firstSentences(attrs.description ?? "", 1).replace(/[.!?]$/, "");
  return /^\p{Lu}\S*(?:['’]s | \p{Lu})/u.test(sketch) ? sketch : uncapitalise(sketch);
};

/** True where a turn that the players remember has said it already. */
const isTold = ({ world }: ResolutionDraft, about: Entity): boolean =>
  world.recent_turns.some(({ final_text }) => final_text.includes(sketchOf(about)));

/** What anyone can tell of someone or something that is not here. */
const tellOf = (draft: ResolutionDraft, person: Entity, about: Entity): void => {
  const text = messagesOf(draft.world).answers.everyoneKnows(shortName(person), spokenName(about), sketchOf(about));
  recordOld(draft, text, { entity_id: person.id, about_id: about.id });
};

const knowNothing = (draft: ResolutionDraft, person: Entity, topic: Topic): void => {
  // Who has told something in this turn has answered.
  if (draft.events.some(({ type, details }) => type === "fact_discovered" && details["told_by"] === person.id)) return;
  if (isOpen(topic))
    return speakUp(draft, person, capitalise(sayNothingUnusual(draft, person)), { answered: true, ignorant: true }, "answer");
  const lead = leadsFrom(draft, person, topic).find((one) => isAdvice(draft, { person, topic, lead: one }));
  const known = { answered: true, ignorant: true };
  const isYou = whetherIn(topic.said, namesOf(person))?.isYou === true;
  const reply = lead === undefined || isYou ? replyPersonally(draft, person, topic.said) : null;
  if (reply !== null) return speakUp(draft, person, capitalise(reply), known, "answer");
  const ignorance = capitalise(sayIgnorance(draft, person, nameFor(draft, person, topic)));
  const text = lead === undefined ? ignorance : messagesOf(draft.world).answers.withAdvice(ignorance, adviceOn(draft.world, lead));
  speakUp(draft, person, text, lead === undefined ? known : { ...known, lead_id: lead.id }, "answer");
};

interface Advice {
  readonly person: Entity;
  readonly topic: Topic;
  readonly lead: Entity;
}

/** Nobody is sent to what was asked about, nor to a thing that only the character has; who is cold names people at most. */
const isAdvice = ({ world }: ResolutionDraft, { person, topic, lead }: Advice): boolean =>
  topic.entities.every(({ id }) => id !== lead.id) &&
  !isCarried(world, lead.id) &&
  (isCreature(lead) || mannerOf(world, person) !== "cold");

/** A topic for the one who is asked about it: without a name where it is they, or the place where they are. */
const nameFor = ({ scene }: ResolutionDraft, person: Entity, topic: Topic): string | null =>
  topic.entities.some(({ id }) => id === person.id || id === scene.location_id) ? null : nameTopic(topic);
