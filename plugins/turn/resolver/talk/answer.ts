import type { AllowedAction, Entity, Fact, OutcomeBand } from "freeform-rpg/schemas";
import { capitalise, firstSentences, spokenSentences, stemOf, uncapitalise, wordsOf } from "freeform-rpg/language";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { factText, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { discover } from "../effects/discovery.ts";
import { adviceOn, leadsFrom, pointOnward } from "../effects/pointers.ts";
import { nameTopic } from "./name-topic.ts";
import { rankFacts } from "./rank-facts.ts";
import { isRemark } from "./is-remark.ts";
import { isWithheld, repeatedBy, untoldBy } from "./knowledge.ts";
import { acknowledge, answerCourtesy } from "./small-talk.ts";
import { speakUp } from "./speak-up.ts";
import { topicOf } from "./topic.ts";
import type { Topic } from "./topic.ts";

/** A question that was put to someone with success. */
export interface Question {
  readonly action: AllowedAction;
  readonly person: Entity;
  readonly band: OutcomeBand;
}

/**
 * Lets a person answer: with what is new to the players, with what they know already, with what everyone knows, or by saying that they know
 * nothing and who does. Without a topic they offer what bears most on the open threads. True when they told something new.
 */
export const answer = (draft: ResolutionDraft, { action, person, band }: Question): boolean => {
  const courtesy = action.effects.length === 0 ? answerCourtesy(soleQuestion(action, draft.ruling.speech), person) : null;
  if (courtesy !== null) {
    speakUp(draft, person, courtesy, { answered: true }, "answer");
    return false;
  }
  const named = topicOf(draft.world, action, draft.ruling.speech, person);
  const remark = isRemark(draft, action);
  const heard = draft.actions.find(action.action).verb === "listen";
  // Who only listens gets what the person cares to say.
  const topic = named === null || (heard && rankFacts(draft, untoldBy(draft, person), named).length === 0) ? null : { ...named, remark };
  // Who is told or shown something may have an answer to it, and need not.
  const informs = action.effects.some((effect) => effect.kind === "learn" && effect["fact"] !== "");
  if (informs && topic === null) return false;
  const pressed = draft.actions.is(action.action, "pressing");
  const untold = rankFacts(draft, untoldBy(draft, person), topic);
  const open = untold.filter((fact) => !isWithheld(draft, fact, person, pressed));
  const told = open.slice(0, band === "critical" ? 2 : 1);
  discover(draft, action, told, person.id);
  if (told.length > 0 || informs || (remark && topic !== null)) return told.length > 0;
  if (topic === null) pointOnward(draft, action);
  else answerOldly(draft, { person, topic, kept: untold.length > 0 });
  return false;
};

/** The question that is put, as it is said; empty where there is none or there are several. */
const soleQuestion = ({ topic }: AllowedAction, speech: string): string => {
  const [question = "", ...more] = spokenSentences(speech === "" ? topic : speech).filter((sentence) => sentence.endsWith("?"));
  return more.length === 0 ? question : "";
};

interface OldAnswer {
  readonly person: Entity;
  readonly topic: Topic;
  /** True when the person knows more than they tell. */
  readonly kept: boolean;
}

const answerOldly = (draft: ResolutionDraft, { person, topic, kept }: OldAnswer): void => {
  const known = rankFacts(draft, oldestFirst(repeatedBy(draft, person)), { ...topic, exact: true }).find((fact) => sharesMost(fact, topic));
  if (known !== undefined) return repeat(draft, person, known);
  if (kept) return withhold(draft, person, topic);
  const described = topic.entities.find((entity) => (entity.attrs.description ?? "") !== "" && entity.id !== person.id);
  if (described !== undefined && !draft.present.has(described.id) && topic.stems.length <= 1 && !isTold(draft, described))
    return describe(draft, person, described);
  knowNothing(draft, person, topic);
};

/** What is known already is said again only where it has most of what is asked: a name that both share is no answer. */
const sharesMost = (fact: Fact, { stems, entities }: Topic): boolean => {
  const said = new Set(wordsOf(factText(fact)).map(stemOf));
  return stems.length === 0 ? entities.length > 0 : stems.filter((stem) => said.has(stem)).length * 2 > stems.length;
};

/** What was told lately is repeated last. */
const oldestFirst = (facts: readonly Fact[]): Fact[] => facts.toSorted((a, b) => (a.discovered_turn ?? 0) - (b.discovered_turn ?? 0));

const repeat = (draft: ResolutionDraft, person: Entity, fact: Fact): void => {
  const text = `${capitalise(spokenName(person))} can only tell you what you know already: ${factText(fact)}`;
  record(
    draft,
    "knowledge_shared",
    text,
    { entity_id: person.id, fact_id: fact.id, answered: true, repeated: true },
    { binding: true, tags: ["answer"] },
  );
};

const withhold = (draft: ResolutionDraft, person: Entity, topic: Topic): void => {
  const name = capitalise(spokenName(person));
  const text = `${name} knows something about ${nameFor(person, topic)} and keeps it back. It would take more trust, or more pressure.`;
  speakUp(draft, person, text, { answered: true, withheld: true }, "answer");
};

/** What is said of someone or something in a sentence. */
const sketchOf = ({ attrs }: Entity): string => uncapitalise(firstSentences(attrs.description ?? "", 1)).replace(/[.!?]$/, "");

/** True where a turn that the players remember has said it already. */
const isTold = ({ world }: ResolutionDraft, about: Entity): boolean =>
  world.recent_turns.some(({ final_text }) => final_text.includes(sketchOf(about)));

/** What anyone can tell of someone or something that is not here. */
const describe = (draft: ResolutionDraft, person: Entity, about: Entity): void => {
  const told = sketchOf(about);
  const text = `${capitalise(spokenName(person))} tells you what everyone knows of ${spokenName(about)}: ${told}.`;
  record(
    draft,
    "knowledge_shared",
    text,
    { entity_id: person.id, about_id: about.id, answered: true, repeated: true },
    { binding: true, tags: ["answer"] },
  );
};

const knowNothing = (draft: ResolutionDraft, person: Entity, topic: Topic): void => {
  const spoken = acknowledge(draft.ruling.speech, person);
  if (spoken !== null) return speakUp(draft, person, spoken, { answered: true }, "answer");
  const name = capitalise(spokenName(person));
  const lead = leadsFrom(draft, person, topic).find(({ id }) => topic.entities.every((entity) => entity.id !== id));
  const text = sayIgnorance(draft, name, nameFor(person, topic), lead);
  speakUp(draft, person, text, lead === undefined ? { answered: true } : { answered: true, lead_id: lead.id }, "answer");
};

/** A topic for the one who is asked about it: "that" where they are the topic. */
const nameFor = (person: Entity, topic: Topic): string => (topic.entities.some(({ id }) => id === person.id) ? "that" : nameTopic(topic));

/** Nobody says twice in a row in the same words that they do not know. */
const sayIgnorance = ({ turnNo }: ResolutionDraft, name: string, about: string, lead: Entity | undefined): string => {
  const advice = lead === undefined ? "" : ` "${adviceOn(lead)}"`;
  if (about !== "that") return `${name} has nothing to tell you about ${about}.${advice}`;
  if (advice !== "") return `"That I could not tell you," says ${name}.${advice}`;
  const lines = [
    `${name} has no answer to that.`,
    `"I could not tell you," says ${name}.`,
    `${name} thinks it over, and knows nothing about it.`,
    `"You are asking the wrong one," says ${name}.`,
  ];
  return lines[turnNo % lines.length] ?? "";
};
