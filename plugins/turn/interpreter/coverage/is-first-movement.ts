import { wordsOf } from "freeform-rpg/language";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { ProposedAction } from "freeform-rpg/schemas";

/** The clause that follows in the message, and an action that is done with it. */
export interface Following {
  readonly next: Clause;
  readonly done: ProposedAction;
  /** Whether the action is done with what the first clause names. */
  readonly isSameThing: boolean;
  readonly actions: ActionCatalogue;
}

/**
 * True for what hands do first and that the next action cannot be done without: "I open the book and read it", "I take a quill and write",
 * "I lift the cloth and see what is under it".
 */
export const isFirstMovement = (clause: Clause, following: Following): boolean =>
  opensToRead(clause, following) || detaches(clause, following) || takesTool(clause, following) || uncovers(clause, following);

/** What is read, searched or written in has been opened. A look at a thing from outside leaves it closed. */
const opensToRead = ({ action, verb }: Clause, { next, done, isSameThing, actions }: Following): boolean =>
  isSameThing &&
  (actions.find(action).family === "open" || /^un(?:fold|roll|wrap)$/.test(verb)) &&
  (inside.test(done.action) || written.test(done.action) || (next.hasObject && pages.test(next.text)));

/** What is tied or stuck to something is undone before it is taken. */
const detaches = ({ verb, names, text }: Clause, { done, actions }: Following): boolean =>
  /^(?:un(?:tie|fasten|hook|pin|button|clasp|strap|lace|buckle|wind|screw|clip)|loosen|detach|cut|peel|pry|prise)$/.test(verb) &&
  actions.find(done.action).family === "take" &&
  (names.includes(done.target_id) || sharesWord(text, done.topic));

const sharesWord = (text: string, topic: string): boolean => {
  const said = new Set(wordsOf(text.toLowerCase()));
  return wordsOf(topic.toLowerCase()).some((word) => word.length > 3 && said.has(word));
};

/** Any one of such tools, with which something is written or made. */
const takesTool = ({ action, text, names }: Clause, { done, isSameThing, actions }: Following): boolean =>
  actions.find(action).family === "take" &&
  /\b(?:an?|some)\s/i.test(text) &&
  names.length === 0 &&
  !isSameThing &&
  done.instrument === "" &&
  (written.test(done.action) || actions.find(done.action).family === "craft");

/** What lies over a thing is moved aside to look at that. */
const uncovers = ({ verb, text, names }: Clause, { next, done, isSameThing, actions }: Following): boolean =>
  (/^(?:lift|raise|part)$/.test(verb) ||
    (/^(?:pull|draw|push|move|fold|brush|sweep|turn)$/.test(verb) && /\b(?:aside|back|away|off|up)\b/i.test(text))) &&
  (names.length === 0 || isSameThing) &&
  /^(?:look|search)$/.test(actions.find(done.action).family) &&
  (!next.hasObject || /\b(?:what|whatever|under|underneath|beneath|below|behind|inside|in|into|through|out)\b/i.test(next.text));

/** What is looked at in an open book, and not on a closed one. */
const pages = /\b(?:pages?|lines?|leaf|leaves|letters|words?|entry|entries|names?|columns?|dates?|handwriting|writing)\b/i;
const inside = /^(?:read|search)$/;
const written = /^(?:write|sign|copy|draw|sketch|paint|note|inscribe|engrave)$/;
