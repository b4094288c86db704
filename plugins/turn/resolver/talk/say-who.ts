import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { bareNameKey, capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import {
  calledOf,
  companyOf,
  findDescribed,
  genderOf,
  isCreature,
  locationOf,
  namesOf,
  spokenName,
} from "freeform-rpg/plugins/turn/scene/lib";
import { shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** "Who is the woman with the wool?", "who are those two?": who is here, and what anybody can tell of them. True where that was the question. */
export const sayWhoIsHere = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const phrase = (asking.exec(topic) ?? reported.exec(topic))?.[1]?.trim().toLowerCase();
  if (phrase === undefined) return false;
  const others = othersHere(draft, person);
  if (several.test(phrase)) return say(draft, person, others.length === 0 ? sayNobody(draft, person) : sayAll(draft, person, others));
  const meant = meantBy(draft, phrase, others);
  return meant !== undefined && sayThatIs(draft, person, meant);
};

/** Somebody names who is here, with what their description calls them. */
export const sayThatIs = (draft: ResolutionDraft, person: Entity, meant: Entity): true =>
  say(draft, person, messagesOf(draft.world).plain.thatIs(shortName(person), nameOf(meant), calledOf(meant)));

/** "Who owns this place?": whoever is here and is called its owner or its keeper. True where that was the question and somebody is. */
export const sayWhoKeeps = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  return keeping.test(topic) && isOfHere(draft, topic) && sayKeeper(draft, person);
};

/** Somebody says who keeps the place. False where nobody here is called so. */
export const sayKeeper = (draft: ResolutionDraft, person: Entity): boolean => {
  const keeper = keeperOf([person, ...othersHere(draft, person)]);
  if (keeper === undefined) return false;
  const { keepsIt, keepsItSelf } = messagesOf(draft.world).plain;
  return say(draft, person, keeper.id === person.id ? keepsItSelf(shortName(person)) : keepsIt(shortName(person), nameOf(keeper)));
};

/** Who of them is called the owner of the place, else its keeper. */
export const keeperOf = (people: readonly Entity[]): Entity | undefined =>
  [
    /\b(?:owner|landlord|landlady|proprietor|innkeeper)\b/i,
    /\b\w*keeper\b|\b(?:attendant|host|priest|parson|vicar|steward|warden)\b/i,
    /\b(?:sergeant|captain|chief|master|mistress|mayor|abbot|abbess)\b/i,
  ]
    .map((trade) => people.find((one) => trade.test(`${calledOf(one)} ${one.name}`)))
    .find((one) => one !== undefined);

const asking =
  /^\W*(?:[\p{L}'’-]+,\s*)?(?:(?:and|so|then|but)[\s,]+)*who(?:['’]s| is| are)\s+([^?.!,]+?)(?:,\s*[\p{L}'’ -]{2,25})?(?: (?:over )?there| by the \w+| anyway| again)?[?.!\s]*$/iu;

/** "I ask Odo who the man in grey is." */
const reported = /^\W*who\s+([^?.!,]+?)\s+(?:is|are)\W*$/iu;

const several =
  /^(?:(?:all )?(?:these|those|they|the)(?: (?:others?|people|folk|two|three|rest|men|women|lot))?|everyone|everybody|(?:else )?(?:is )?here|else)$/i;

const keeping =
  /\bwho(?:['’]s| is)? (?:the (?:owner|boss|landlord|keeper)|in charge)(?: here| of this \w+)?\W*$|\bwho (?:owns|runs|keeps|manages) (?:it|(this|the) ([\p{L} ]+?)) ?(?:here)?\W*$|\bwhose (?:place|bar|inn|house|shop) is (?:this|it)\b/iu;

/** "The inn", asked for in the chapel, is another place. */
const isOfHere = ({ world }: ResolutionDraft, topic: string): boolean => {
  const [, which = "", what = ""] = keeping.exec(topic) ?? [];
  if (which.toLowerCase() !== "the" || /^(?:place|lot|joint)$/i.test(what)) return true;
  const place = locationOf(world);
  return place !== undefined && namesOf(place).some((name) => name.split(" ").includes(what.toLowerCase()));
};

const othersHere = ({ world, present }: ResolutionDraft, person: Entity): Entity[] =>
  companyOf(world).filter(({ id }) => present.has(id) && id !== person.id && !world.player_ids.includes(id));

const meantBy = ({ world }: ResolutionDraft, phrase: string, others: readonly Entity[]): Entity | undefined => {
  const key = bareNameKey(phrase);
  const only = (found: readonly Entity[]): Entity | undefined => (found.length === 1 ? found[0] : undefined);
  if (/^(?:that|this|he|she)$/.test(phrase)) {
    const sought = phrase === "he" || phrase === "she" ? phrase : null;
    return only(others.filter((one) => sought === null || (genderOf(one) ?? sought) === sought));
  }
  if (!/^(?:the|that|this)\s/.test(phrase) || others.some((one) => namesOf(one).includes(key))) {
    return others.find((one) => isCreature(one) && namesOf(one).includes(key));
  }
  const described = findDescribed(phrase, world).filter(({ id }) => others.some((one) => one.id === id));
  return only(described) ?? only(others.filter((one) => kindIn(phrase) !== null && genderOf(one) === kindIn(phrase)));
};

/** What "the old man" is, where nothing else of it fits anybody. */
const kindIn = (phrase: string): "he" | "she" | null =>
  /\b(?:woman|lady|girl|lass)\b/.test(phrase) ? "she" : /\b(?:man|gentleman|boy|lad|fellow|bloke|guy)\b/.test(phrase) ? "he" : null;

const sayNobody = ({ world }: ResolutionDraft, person: Entity): string => messagesOf(world).plain.nobodyElse(shortName(person));

const sayAll = ({ world }: ResolutionDraft, person: Entity, others: readonly Entity[]): string =>
  messagesOf(world).plain.theyAre(
    shortName(person),
    others.slice(0, most).map((one) => [nameOf(one), calledOf(one)].filter((part) => part !== "").join(", ")),
  );

/** People whom somebody names at a time. */
const most = 3;

const nameOf = (one: Entity): string => spokenName(one);

const say = (draft: ResolutionDraft, person: Entity, line: string): true => {
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};
