import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { calledOf, factText, locationOf } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";
import { untoldBy } from "./knowledge.ts";
import { shortName } from "./manner.ts";
import { isNamedIn } from "./matter.ts";
import { keeperOf, sayKeeper } from "./say-who.ts";
import { ownSentence, tellOwn } from "./sketch.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/**
 * "Do you work here?", "you run this place?", "you look after these lockers?": yes by what is written of them for all to see, or who else does. True
 * where that was the question and something answers it.
 */
export const sayWhatTheyDo = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const [, verb = "", object = ""] = doing.exec(topic) ?? [];
  if (verb === "" || idle.test(verb)) return false;
  if (here.test(object) && keeping.test(`${verb}${object}`)) return sayKeeper(draft, person) || sayWork(draft, person);
  if (here.test(object) && /^(?:work|serve)$/i.test(verb)) return sayWork(draft, person);
  const stems = [...contentStems(`${light.test(verb) ? "" : verb} ${object}`)];
  const sentence = writtenOf(draft, person, stems);
  return sentence !== undefined && (tellOwn(draft, person, sentence) || sayYes(draft, person));
};

/** The sentence that is written of them for all to see and has half of the words, unless something that they could tell has all of them. */
const writtenOf = (draft: ResolutionDraft, person: Entity, stems: readonly string[]): string | undefined => {
  const has = (text: string): number => stems.filter((stem) => contentStems(text).has(stem)).length;
  if (stems.length === 0 || has(person.attrs.description ?? "") * 2 < stems.length) return undefined;
  const isKept = untoldBy(draft, person).some((fact) => has(factText(fact)) === stems.length);
  return isKept ? undefined : ownSentence(person, stems);
};

const doing =
  /^\W*(?:(?:and|so|then|but)[\s,]+)*(?:(?:do|don['’]t) )?you (?:(?:still|also|always|really|usually|must|are the one who) )*(\p{L}+)\b([^?]*)\?/iu;

/** Verbs that say nothing of anybody's trade. */
const idle =
  /^(?:are|were|have|had|can|could|will|would|know|knew|think|see|saw|hear|heard|remember|mean|want|like|believe|trust|say|said|need|feel|seem|did|do)$/i;
const light = /^(?:look|work|take|keep|do|make|see)$/i;
const here =
  /\b(?:here|(?:this|the|these) (?:\w+ )?(?:place|bar|inn|house|hall|shop|stall|lot|joint|establishment|chapel|church|parish|village|station))\W*$/i;
const keeping = /^(?:own|run|keep|manage|tend|mind|look after)\b/i;

const sayWork = (draft: ResolutionDraft, person: Entity): boolean => {
  const place = locationOf(draft.world);
  const called = calledOf(person);
  if (called === "") return false;
  const belongs = (place !== undefined && isNamedIn(person.attrs.description ?? "", place)) || keeperOf([person]) !== undefined;
  return belongs ? sayYes(draft, person) : say(draft, person, messagesOf(draft.world).answers.trade(called, shortName(person)));
};

const sayYes = (draft: ResolutionDraft, person: Entity): true =>
  say(draft, person, messagesOf(draft.world).plain.worksHere(shortName(person), capitalise(calledOf(person))));

const say = (draft: ResolutionDraft, person: Entity, line: string): true => {
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};
