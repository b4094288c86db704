import { capitalise } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import type { MannerLines } from "../manner-lines.ts";

interface ClauseMessages {
  /** The state as the rules call it: `open`, `lit`. */
  readonly setState: (name: string, state: string) => string;
  readonly transfer: (name: string) => string;
  readonly place: (name: string) => string;
  readonly create: (name: string) => string;
  readonly move: (name: string) => string;
  readonly other: () => string;
}

export interface RequestMessages {
  /** Somebody who will not say it for what is offered. */
  readonly notForThat: MannerLines;
  /** Somebody who has nothing to give for what is offered. */
  readonly nothingToSell: MannerLines;
  /** What somebody says whom something that the players know would win over. */
  readonly untoldSway: Wordings;
  /** What would change a mind that nothing in particular sways. */
  readonly mistrust: Wordings;
  /** Nothing came of a bargain. */
  readonly noDebt: () => string;
  /** Why somebody refuses: the request works against another, they are an enemy, they are tied, or a limit of theirs forbids it. */
  readonly behindBack: (name: string, other: string) => string;
  readonly enemy: (name: string) => string;
  readonly inNoState: (name: string, isPlural: boolean) => string;
  /** The limit is a predicate of the scenario, such as `will not leave the house`, without its stop. */
  readonly limit: (name: string, limit: string) => string;
  /** Somebody refuses after the dice. */
  readonly unmoved: Wordings;
  /** Somebody agrees to what is so already. */
  readonly agreed: (name: string) => string;
  /** Somebody who is to dress wounds that are none. */
  readonly unhurt: (name: string) => string;
  /** The thing comes without its article. */
  readonly lacks: (name: string, thing: string) => string;
  readonly promisedAlready: (name: string) => string;
  readonly promiseNotNow: (name: string) => string;
  /** Somebody is reminded of a favour that they owe, and not told which. */
  readonly promiseForWhat: (name: string) => string;
  /** Somebody who did what was asked and counts on something for it; the fact of it, about the named character or, without a name, about the player's. */
  readonly wantsFavour: (name: string) => string;
  readonly expectsFavour: (name: string, actor: string | null) => string;
  readonly favourRepaid: (name: string) => string;
  readonly leavesMoney: (name: string) => string;
  readonly takesMoney: (name: string) => string;
  /** How somebody takes the character's word. */
  readonly word: Readonly<Record<"disbelieved" | "known" | "another" | "taken" | "doubted", (name: string) => string>>;
  /** The answer to "help me". */
  readonly withWhat: (who: string) => string;
  readonly hasNone: (thing: string, who: string) => string;
  /** A small service that is done at once: `fill`, and `your glass`. */
  readonly service: (who: string, verb: string, rest: string) => string;
  /** What an effect asks of someone, for the middle of a sentence: in English an infinitive without `to`. */
  readonly clauses: ClauseMessages;
}

/** "Locks her door and trust": verbs that may follow another of a small service. */
const also = /\band (trust|stay|wait|keep|watch|lock|bolt|bar|drink|sit|listen|hide|take|hold|be|come|look)\b/g;

export const requests: RequestMessages = {
  notForThat: {
    warm: ['"No," says {who}, not without regret. "Not for that."', '"It is a fair offer," says {who}, "and the answer is no."'],
    plain: ['"No," says {who}. "Not for that."', '{Who} thinks about the offer for a moment. "No."'],
    cold: ['"You have nothing I would sell that for," says {who}.', '"No," says {who}.'],
  },
  nothingToSell: {
    warm: [
      '"I would take it if I had anything to give for it," says {who}.',
      '"Gladly," says {who}, "but there is nothing I could tell you."',
    ],
    plain: ['"I have nothing to sell you on that," says {who}.', '"No deal," says {who}. "I do not know."'],
    cold: ['"Keep it," says {who}. "I know nothing about that."', '"No," says {who}.'],
  },
  untoldSway: ['"There is something you have not told me," says {who}. "No."'],
  mistrust: [
    '"I hardly know you," says {who}. "No."',
    '"And what would be in it for me?" says {who}. "No."',
    '"Give me one reason to trust you," says {who}, "and ask me again."',
  ],
  noDebt: () => "Nothing was given for your word, and you do not owe it.",
  behindBack: (name, other) => `${capitalise(name)} refuses to go behind ${other}'s back.`,
  enemy: (name) => `${capitalise(name)} refuses to do anything for you.`,
  inNoState: (name, isPlural) => `${capitalise(name)} ${isPlural ? "are" : "is"} in no state to do that.`,
  limit: (name, limit) => `${capitalise(name)} refuses. ${capitalise(name)} ${limit}.`,
  unmoved: ["{Who} is not persuaded.", "{Who} thinks about it, and says no.", "{Who} hears you out and refuses."],
  agreed: (name) => `${capitalise(name)} agrees, and nothing has to change for it.`,
  unhurt: (name) => `${capitalise(name)} looks you over, and finds nothing that wants dressing.`,
  lacks: (name, thing) => `${capitalise(name)} has no ${thing} to hand over.`,
  promisedAlready: (name) => `${capitalise(name)} has promised that already.`,
  promiseForWhat: (name) => `${capitalise(name)} has not forgotten it. "What is it to be?"`,
  promiseNotNow: (name) => `${capitalise(name)} has not forgotten the promise, but it cannot be kept here and now.`,
  wantsFavour: (name) => `${capitalise(name)} wants a favour for it one day.`,
  expectsFavour: (name, actor) => `${capitalise(name)} expects a favour of ${actor ?? "you"} in return.`,
  favourRepaid: (name) => `${capitalise(name)} counts that as the favour returned.`,
  leavesMoney: (name) => `${capitalise(name)} leaves your money where it is.`,
  takesMoney: (name) => `${capitalise(name)} takes it.`,
  word: {
    disbelieved: (name) => `${capitalise(name)} does not believe a word of it.`,
    known: (name) => `${capitalise(name)} has your word on that already.`,
    another: (name) => `${capitalise(name)} nods at it. One promise of yours is still to be kept.`,
    taken: (name) => `${capitalise(name)} weighs your word, and takes it.`,
    doubted: (name) => `${capitalise(name)} will believe that when it is kept.`,
  },
  withWhat: (who) => `"With what?" says ${who}.`,
  hasNone: (thing, who) => `"I have no ${thing}," says ${who}.`,
  service: (who, verb, rest) =>
    `${capitalise(who)} ${[inThirdPerson(verb), ...(rest === "" ? [] : [rest.replace(also, (_, next: string) => `and ${inThirdPerson(next)}`)])].join(" ")}.`,
  clauses: {
    setState: (name, state) => `${verbs[state] ?? "see to"} ${name}`,
    transfer: (name) => `hand over ${name}`,
    place: (name) => `put ${name} where it was asked for`,
    create: (name) => `bring ${name}`,
    move: (name) => `go to ${name}`,
    other: () => "do what was asked",
  },
};

const verbs: Readonly<Record<string, string>> = {
  open: "open",
  closed: "close",
  locked: "lock",
  unlocked: "unlock",
  lit: "light",
  repaired: "repair",
  broken: "break",
  stopped: "stop",
  running: "start",
};

const inThirdPerson = (verb: string): string => {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};
