import { capitalise, firstSentences } from "freeform-rpg/language";
import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { tradeOf } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { personalQuestions } from "./personal-questions.ts";
import { ownSentence, tellOwn } from "./sketch.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/**
 * Lets somebody answer a question about what is theirs by what is written of them for all to see: their trade, their home, what they have and do. What
 * they have told already, and what only the signs of their plans show, they evade: nobody says that they do not know what concerns themselves. True
 * where they answered.
 */
export const sayOwnMatter = (draft: ResolutionDraft, person: Entity, question: string): boolean => {
  const said = question.replaceAll(asides, " ");
  const about = personalQuestions.find(([asked]) => asked.test(question))?.[1];
  if (!addressed.test(said) || (about !== undefined && !written.has(about))) return false;
  if (wholly.test(said)) return sayTrade(draft, person) || tellFirst(draft, person) || evade(draft, person, said);
  const stems = [...contentStems(said), ...(about === "home" ? homely : [])];
  const sentence = ownSentence(person, stems);
  if (sentence !== undefined) return tellOwn(draft, person, sentence) || evade(draft, person, said);
  return isShown(person, stems) && evade(draft, person, said);
};

const tellFirst = (draft: ResolutionDraft, person: Entity): boolean => {
  const first = firstSentences(person.attrs.description ?? "", 1);
  return first !== "" && tellOwn(draft, person, first);
};

/** What they can do, and the signs of their plans, speak of it. */
const isShown = ({ attrs }: Entity, stems: readonly string[]): boolean => {
  const shown = contentStems([...(attrs.capabilities ?? []), ...(attrs.agenda?.signs ?? [])].join(" "));
  return stems.some((stem) => shown.has(stem));
};

/** Words to the one who is asked that are about anything. */
const asides =
  /\b(?:can|could|would|will) you (?:please )?(?:tell|say|show|give|explain|help|let)\b(?: (?:me|us))?|\b(?:do|did|have|don['’]t) you (?:\w+ )?(?:know|hear|heard|see|seen|remember|notice|noticed|think|mean|say|suspect|believe)\b|\bthank you\b/gi;

/** Words about the one who is asked, or whose something is that may be theirs. */
const addressed = /\byou(?:r|rs|rself)?\b|^\W*(?:(?:and|so|then|but)[\s,]+)*whose\b/i;

/** "Tell me about yourself", "about your work". */
const wholly =
  /\b(?:yourself|about you\b(?! (?:and|know|said|saw))|(?:about|of) your (?:job|work|trade|business|profession|life|days?))\b/i;

/** Personal questions that a description may answer. */
const written: ReadonlySet<string> = new Set(["home", "family", "deeds"]);

const homely: readonly string[] = [...contentStems("live lives living lodges lodgings rooms house home sleeps sleep")];

/** Their trade, as the first words of their description have it. */
const sayTrade = (draft: ResolutionDraft, person: Entity): boolean => {
  const trade = tradeOf(person);
  if (trade === "") return false;
  const text = messagesOf(draft.world).answers.trade(trade, shortName(person));
  if (draft.world.recent_turns.some(({ final_text }) => final_text.includes(text))) return false;
  speakUp(draft, person, text, { answered: true }, "answer");
  return true;
};

/** A question that wants a yes or a no is met with a question; any other is not gone into. */
const evade = (draft: ResolutionDraft, person: Entity, said: string): boolean => {
  const { evasion, deeds } = messagesOf(draft.world).personal;
  const line = sayFresh(draft, person, (open.test(said) ? deeds : evasion)[mannerOf(draft.world, person)]);
  speakUp(draft, person, capitalise(line), { answered: true, ignorant: true, replied: true }, "answer");
  return true;
};

const open = /\b(?:what|whom?|whose|where|when|why|how|which|tell|about)\b/i;
