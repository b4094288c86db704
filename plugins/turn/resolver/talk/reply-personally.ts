import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, factText, isKnown, namesOf, spokenName, tradeOf } from "freeform-rpg/plugins/turn/scene/lib";
import { accusationIn } from "./accusation.ts";
import { contentStems } from "./content-words.ts";
import { repeatedBy, untoldBy } from "./knowledge.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { personalQuestions } from "./personal-questions.ts";
import { isTold, sketchSelf } from "./sketch.ts";
import { speakUp } from "./speak-up.ts";
import { whetherIn } from "./whether.ts";
import { messagesOf } from "../messages.ts";

/** "Are you Hester Pannage?": the one who is asked says who they are. True where that was the question. */
export const sayWhoIsWho = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const called =
    /^\W*(?:(?:and|so|then|hello|excuse me)[\s,]+)*(?:are|aren't|would) you (?:be )?(?:not )?(?:the |mr\.? |mrs\.? |miss )?(.+?)[?!.\s]*$/i.exec(
      topic,
    )?.[1];
  const words = called === undefined ? "" : wordsOf(called).join(" ");
  const meant = draft.world.entities.find((entity) => isKnown(entity) && namesOf(entity).includes(words));
  if (meant === undefined || words.length < 3) return false;
  const { isIndeed, isAnotherHere, isAnother } = messagesOf(draft.world).answers;
  const name = shortName(person);
  const isHere = companyOf(draft.world).some(({ id }) => id === meant.id);
  const line =
    meant.id === person.id
      ? isIndeed(name)
      : isHere
        ? isAnotherHere(name, shortName(meant), person.name)
        : isAnother(name, spokenName(meant), person.name);
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};

/** "Are you a salter?": yes where their description says so, else what it says, for all to see. True where that was the question and is no secret. */
export const sayWhatTheyAre = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const asked =
    /^\W*(?:[\p{L}'’-]+,\s*)?(?:(?:and|so|then|but)[\s,]+)*(?:(?:are|aren't) you|you(?:['’]re| are)) (?:really |still |also |not )?an? ([^?.!,]+?)(?:,\s*(?:are|aren['’]t) you(?:,\s*[^,?]{2,25})?)?\W*$/iu.exec(
      topic,
    )?.[1];
  const stems = asked === undefined ? [] : [...contentStems(asked)];
  if (stems.length === 0 || stems.length > 2 || personalQuestions.some(([question]) => question.test(topic))) return false;
  const has = (text: string): boolean => stems.every((stem) => contentStems(text).has(stem));
  const own = person.attrs.description ?? "";
  if (own === "" || untoldBy(draft, person).some((fact) => has(factText(fact)))) return false;
  const { verdicts, seeForYourself } = messagesOf(draft.world).answers;
  if (has(own)) {
    speakUp(draft, person, capitalise(sayFresh(draft, person, verdicts.yes)), { answered: true }, "answer");
    return true;
  }
  if (isTold(draft, person)) return false;
  sketchSelf(draft, person, sayFresh(draft, person, seeForYourself));
  return true;
};

/** "Is that true?", of what was just said. True where that was the question. */
export const sayWhetherTrue = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  if (!doubting.test(topic)) return false;
  const last = draft.world.recent_turns.at(-1)?.final_text ?? "";
  const told = repeatedBy(draft, person).some((fact) => factText(fact) !== "" && last.includes(factText(fact)));
  const line = sayFresh(draft, person, told ? messagesOf(draft.world).answers.sure : messagesOf(draft.world).answers.unsure);
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};

const doubting = /^\W*(?:is|was) (?:that|this|it) (?:really |all |even )?(?:true|so|right|a lie|the truth)\W*$|^\W*really\W*$/i;

/** What somebody says to a question about themselves or the asker, or one that wants a yes or a no, who has nothing to tell about it; `null` for any other question. */
export const replyPersonally = (draft: ResolutionDraft, person: Entity, question: string): string | null => {
  const plain = question.replaceAll(/[’`]/g, "'");
  const manner = mannerOf(draft.world, person);
  const { personal, answers } = messagesOf(draft.world);
  if (isOwn.test(plain)) return sayFresh(draft, person, personal.yourOwn[manner]);
  const trade = working.test(plain) ? tradeOf(person) : "";
  if (trade !== "") return answers.trade(trade, shortName(person));
  const whether = whetherIn(plain, namesOf(person));
  if (whether?.isClaim === true && accusationIn(whether.clause, namesOf(person), true) === "wrong")
    return sayFresh(draft, person, personal.guilt[manner]);
  const about = personalQuestions.find(([asked]) => asked.test(plain))?.[1];
  if (about !== undefined) return sayFresh(draft, person, personal[about][manner]);
  if (whether === null) return null;
  const lines = whether.isYou ? (noticing.test(whether.clause) ? personal.unnoticed : personal.evasion) : personal.unknown;
  return sayFresh(draft, person, lines[manner]);
};

/** "Did you see his face?": whoever has nothing to tell of it did not. */
const noticing =
  /^(?:did|have) you (?:ever |really |even |actually |also )?(?:see|seen|hear|heard|notice|noticed|spot|spotted|recogni[sz]ed?|meet|met)\b/i;

/** "Who am I here for?", "what's my job?": the asker's own business. */
const isOwn = /\b(?:who|what|why|where|how)\b[^?]*\b(?:am i|was i|i am|my (?:job|name|work|business|task|mission))\b/i;

const working =
  /\bwhat (?:do you|you) do (?:for a living|here|all day|for work)\b|\bwhat do you do\b|\bwhat(?:'s| is) your (?:job|work|trade|business|profession|occupation)\b|\bwho do you work for\b|\bwhat are you\??$/i;
