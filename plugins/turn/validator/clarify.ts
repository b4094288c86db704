import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action, ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { questionIn, unclearWords, unreadWords } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { Entity, InterpreterOutput, ProposedAction, World } from "freeform-rpg/schemas";
import type { Attempt, Objection } from "./attempt.ts";
import { messagesOf } from "./messages.ts";
import { namePattern, spokenName, nameWordsOf, isCarried, isCreature, isHere, isKnown } from "freeform-rpg/plugins/turn/scene/lib";

/** The one question worth asking before anything happens, or `null`. */
export const askIntent = ({ intent, proposed_actions, speech }: InterpreterOutput, world: World): string | null => {
  if (proposed_actions.length > 0 || speech.trim() !== "") return null;
  const unclear = intent.trim() === "" || /\b(unclear|unsure|ambiguous|unknown)\b/i.test(intent);
  return unclear ? messagesOf(world).askIntent() : null;
};

/**
 * Settles an ambiguous target: when the choice changes nothing the first is meant; otherwise the answer is a question.
 * `judge` says what would be objected if that entity were meant.
 */
export const settleTarget = (
  attempt: Attempt,
  entities: readonly Entity[],
  judge: (entity: Entity) => Objection | undefined,
): { readonly entity: Entity } | Question => {
  const possible = entities.filter((entity) => judge(entity) === undefined);
  const [any] = possible;
  if (any !== undefined && isAny(attempt)) return { entity: any };
  const [first] = possible.length > 0 ? possible : entities;
  if (first === undefined) return { question: messagesOf(attempt.world).askWhom(), options: [] };
  if (possible.length <= 1 || possible.every((entity) => consequenceOf(entity) === consequenceOf(first))) return { entity: first };
  return { question: askWhich(attempt, possible), options: possible.slice(0, choices).map((entity) => answerWith(attempt, entity)) };
};

/** "I lick a saint": whichever it is, unless it is harmed by it or given something. */
const isAny = ({ action, called, details }: Attempt): boolean =>
  !hasTrait(action, "violent", "giving", "social") &&
  called !== "" &&
  new RegExp(`\\b(?:an?|any|some|one of the|either|whichever)\\s+(?:[\\p{L}-]+\\s+)?${namePattern(called)}\\b`, "iu").test(details);

/** What is asked about words that were not understood. `stopped` when the actions before them are done; `waiting` are words behind them. */
export const askAgain = (
  words: string,
  options: readonly string[],
  world: World,
  { stopped = false, waiting = "" }: { readonly stopped?: boolean; readonly waiting?: string } = {},
): string => {
  const says = messagesOf(world);
  const listed = options.map((option, nth) => `${nth + 1}. ${option}`).join("\n");
  return [
    stopped ? says.stoppedBefore(words) : says.notFollowed(words),
    ...(waiting === "" ? [] : [says.waitsForThat(waiting)]),
    options.length === 0 ? says.sayOtherwise() : says.chooseMeaning(listed),
  ].join(" ");
};

/** True when the message holds no more than one question to the game, apart from words that nothing accounts for. */
export const asksOnly = ({ proposed_actions, speech }: InterpreterOutput): boolean =>
  speech.trim() === "" &&
  proposed_actions.filter((action) => unreadWords(action) === null).length <= 1 &&
  proposed_actions.every((action) => questionIn(action) !== null);

/** The question back where the message holds nothing but words that were not understood, and there are answers to offer; else `null`. */
export const askUnclear = (interpretation: InterpreterOutput, world: World): Question | null => {
  const { proposed_actions } = interpretation;
  const action = proposed_actions.find((one) => unclearWords(one) !== null);
  const words = action === undefined ? null : unclearWords(action);
  const options = action?.options ?? [];
  if (words === null || !asksOnly(interpretation) || options.length === 0) return null;
  return {
    question: askAgain(words, options, world, { waiting: proposed_actions.flatMap((one) => unreadWords(one) ?? []).join("; ") }),
    options,
  };
};

/** Words that point at something without naming it: "it", "that one", "the other thing". */
const pointing =
  /^(?:it|that|this|them|they|those|these|him|her|one|the other(?: one)?|that one|this one|(?:the |that |this |those )?(?:other |same |last )?(?:things?|stuff))(?: (?:again|too|now|here|there))*$/i;

/** What was done before, or what everybody is thought to know: no thing that something could be done with. */
const isDoing = (word: string): boolean => /^(?:do|redo|repeat)\b/.test(word.replaceAll("_", " "));

/**
 * The question to ask when a word points at nothing in particular ("open it"), with what is here as answers; `undefined` when the word
 * names something, or nothing here could be meant.
 */
export const askWhatIsMeant = (attempt: Attempt, judge: (entity: Entity) => Objection | undefined): Question | undefined => {
  const { target, called, word, world } = attempt;
  if (target.kind !== "unknown" || !pointing.test(called.trim())) return undefined;
  if (isDoing(word ?? "")) return { question: messagesOf(world).askMeaning(called.trim()), options: [] };
  const person = /^(?:him|her|they|them)$/i.test(called.trim());
  const here = world.entities.filter(
    (entity) =>
      isKnown(entity) &&
      isHere(world, entity) &&
      entity.id !== world.actor_id &&
      entity.type !== "location" &&
      (!person || isCreature(entity)),
  );
  const possible = here.filter((entity) => judge(entity) === undefined);
  if (possible.length === 0) return { question: messagesOf(world).askMeaning(called.trim()), options: [] };
  return { question: askWhich(attempt, possible), options: possible.slice(0, choices).map((entity) => answerWith(attempt, entity)) };
};

/** The question to ask when a word points at none of several things that could be handed over or used ("I give it to her", "I use it on him"). */
export const askWhatIsGiven = ({ action, instrument, world }: Attempt): Question | undefined => {
  const isUse = action.verb === "use";
  if ((!isUse && !hasTrait(action, "giving")) || !pointing.test(instrument.trim())) return undefined;
  const carried = world.entities.filter(({ id, type }) => type === "item" && isCarried(world, id));
  if (isUse && carried.length === 0) return { question: messagesOf(world).askMeaning(instrument.trim()), options: [] };
  if (carried.length < 2) return undefined;
  const names = carried.slice(0, choices).map(spokenName);
  const verb = action.verb.replaceAll("_", " ");
  return {
    question: messagesOf(world).askThing(verb, names),
    options: names.map((name) => messagesOf(world).answerThing(verb, name)),
  };
};

/** How many answers a question offers. */
const choices = 5;

const askWhich = ({ action, world }: Attempt, entities: readonly Entity[]): string => {
  const names = entities.slice(0, choices).map(spokenName);
  const says = messagesOf(world);
  if (hasTrait(action, "moving")) return says.askPlace(names);
  return (entities.every(isCreature) ? says.askPerson : says.askThing)(nameInQuestion(action), names);
};

const answerWith = ({ action, world }: Attempt, entity: Entity): string =>
  hasTrait(action, "moving")
    ? messagesOf(world).answerPlace(spokenName(entity))
    : messagesOf(world).answerThing(nameInQuestion(action), spokenName(entity));

const nameInQuestion = ({ phrase, verb }: Action): string => phrase.ask ?? verb.replaceAll("_", " ");

/** A question asked, with the answers it offers. */
export interface Question {
  readonly question: string;
  readonly options: readonly string[];
}

/**
 * When the last turn only asked whom or which, and this one answers with a bare name, the action of the question with that name and
 * what was said then; otherwise the interpretation as it is.
 */
export const takeAnswer = (interpretation: InterpreterOutput, world: World): InterpreterOutput => {
  const [action, another] = interpretation.proposed_actions;
  const asked = world.recent_turns.at(-1);
  const actions = actionsOf(world.campaign.system);
  const verb = verbAsked(asked?.final_text ?? "", actions, world);
  const bare = action !== undefined && another === undefined && interpretation.speech === "" && nameWordsOf(action.details).length <= 4;
  if (asked === undefined || verb === undefined || !bare || action.target_id === "" || isDone(action, actions)) return interpretation;
  const meant = actions.all.find((one) => nameInQuestion(one) === verb) ?? actions.find(verb);
  const details = `${asked.player_input} (${action.details})`;
  const risk_flags = hasTrait(meant, "violent") ? [...interpretation.risk_flags, "violence" as const] : interpretation.risk_flags;
  return { ...interpretation, risk_flags, proposed_actions: [{ ...action, action: meant.verb, details }] };
};

/** The verb of the question whom or which, where the text is one that names it; the questions of some languages do not. */
const verbAsked = (text: string, { all }: ActionCatalogue, world: World): string | undefined => {
  const { askPerson, askThing } = messagesOf(world);
  const asks = (verb: string) => [askPerson, askThing].some((ask) => text.startsWith(ask(verb, [blank]).split(blank)[0] ?? text));
  const [verb, another] = new Set(text === "" ? [] : all.map(nameInQuestion).filter(asks));
  return another === undefined ? verb : undefined;
};

/** Stands for the names of a question. */
const blank = "\0";

/** True when the words of the action hold its verb: a bare name has none. */
const isDone = ({ action, details }: ProposedAction, { find }: ActionCatalogue): boolean =>
  nameWordsOf(details).some((word) => find(word).verb === find(action).verb);

/** Two entities alike in all of this are interchangeable: it does not matter which one is meant. */
const consequenceOf = ({ name, type, tags, attrs }: Entity): string => {
  const same = name.replace(/\s*(#|no\.?)?\s*\d+$/i, "").toLowerCase();
  return JSON.stringify([same, type, tags, attrs.threat_level ?? null, attrs.disposition ?? null, attrs.uses ?? [], attrs.dead ?? false]);
};
