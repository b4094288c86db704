import type { Entity } from "freeform-rpg/schemas";
import { capitalise, firstSentences, sentencesOf, uncapitalise } from "freeform-rpg/language";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { asSpoken } from "./as-spoken.ts";
import { contentStems } from "./content-words.ts";
import { sayFresh, shortName } from "./manner.ts";
import type { Topic } from "./topic.ts";
import { messagesOf } from "../messages.ts";

/** What is written of who or what is asked about, for all to see. True where it was told. */
export const describe = (draft: ResolutionDraft, person: Entity, topic: Topic): boolean =>
  describeSelf(draft, person, topic) || describeAbsent(draft, person, topic);

/** What is written of somebody for all to see answers a question that shares words with it. True where it was told. */
const describeSelf = (draft: ResolutionDraft, person: Entity, { stems }: Topic): boolean => {
  const own = contentStems(person.attrs.description ?? "");
  const shared = stems.filter((stem) => own.has(stem)).length;
  if (shared < 2 || shared * 2 < stems.length) return false;
  const sentence = ownSentence(person, stems);
  return sentence !== undefined && tellOwn(draft, person, sentence);
};

/** The sentence of what is written of somebody for all to see that shares most with a question. */
export const ownSentence = ({ attrs }: Entity, stems: readonly string[]): string | undefined => {
  const shared = (sentence: string): number => {
    const own = contentStems(sentence);
    return stems.filter((stem) => own.has(stem)).length;
  };
  const [best] = sentencesOf(attrs.description ?? "").toSorted((one, other) => shared(other) - shared(one));
  return best !== undefined && shared(best) > 0 ? best : undefined;
};

/** Somebody tells a sentence that is written of them. False where a turn that the players remember has said it already. */
export const tellOwn = (draft: ResolutionDraft, person: Entity, sentence: string): boolean => {
  const told = asClause(sentence);
  const own = asSpoken(draft, person, sentence);
  if (isSaid(draft, told) || (own !== null && isSaid(draft, own))) return false;
  if (own !== null) {
    recordOld(draft, messagesOf(draft.world).answers.inOwnWords(shortName(person), own), { entity_id: person.id, about_id: person.id });
    return true;
  }
  const lead = capitalise(sayFresh(draft, person, messagesOf(draft.world).answers.ofOneselfAsked));
  recordOld(draft, messagesOf(draft.world).answers.ofOneself(lead, told), { entity_id: person.id, about_id: person.id });
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
const wantsSketch = /\b(?:who|what)(?:'s| is| was| are| were)\b|\bwhere\b|\b(?:about|know|knew|heard|remember)\b/i;

/** Somebody tells, behind `lead`, what is written of them for all to see. */
export const sketchSelf = (draft: ResolutionDraft, person: Entity, lead: string): void =>
  recordOld(draft, messagesOf(draft.world).answers.ofOneself(capitalise(lead), sketchOf(person)), {
    entity_id: person.id,
    about_id: person.id,
  });

/** What is said of someone or something in a sentence. */
const sketchOf = ({ attrs }: Entity): string => asClause(firstSentences(attrs.description ?? "", 1));

const asClause = (sentence: string): string => {
  const sketch = sentence.trim().replace(/[.!?]$/, "");
  return /^\p{Lu}\S*(?:['’]s | \p{Lu})/u.test(sketch) ? sketch : uncapitalise(sketch);
};

/** True where a turn that the players remember has said it already. */
export const isTold = (draft: ResolutionDraft, about: Entity): boolean => isSaid(draft, sketchOf(about));

const isSaid = ({ world }: ResolutionDraft, words: string): boolean =>
  world.recent_turns.some(({ final_text }) => final_text.includes(words));

/** What anyone can tell of someone or something that is not here. */
const tellOf = (draft: ResolutionDraft, person: Entity, about: Entity): void => {
  const text = messagesOf(draft.world).answers.everyoneKnows(shortName(person), spokenName(about), sketchOf(about));
  recordOld(draft, text, { entity_id: person.id, about_id: about.id });
};

/** Records something that the players know already, or could, as an answer. */
export const recordOld = (draft: ResolutionDraft, text: string, about: Readonly<Record<string, string>>): void =>
  void record(draft, "knowledge_shared", text, { ...about, answered: true, repeated: true }, { binding: true, tags: ["answer"] });
