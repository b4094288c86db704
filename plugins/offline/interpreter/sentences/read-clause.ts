import type { MainVerb } from "../clauses/lead-in.ts";
import type { Clause } from "../clauses/split-clauses.ts";
import { readAction } from "../frames/read-action.ts";
import { findMentions } from "../names/find-mentions.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { asked } from "../speech/asked.ts";
import { tagText } from "../text/tag-text.ts";
import { isInside, isNothing, isOfOthers, isPosture, isState } from "./clause-kinds.ts";
import { readFragment } from "./read-fragment.ts";
import { leadsTo, readPermission, usedFor, wants } from "./reread-clause.ts";

/** A clause with what is known of it. */
export interface Part {
  readonly clause: Clause;
  readonly text: string;
  readonly main: MainVerb | null;
  readonly reading: Reading;
  /** True when nothing stands before it. */
  readonly alone: boolean;
  /** True when more follows. */
  readonly more: boolean;
}

/** Reads clauses of one kind; `null` for any other. */
type Reader = (part: Part) => Understood[] | null;

const remark = (part: Part, rest: Partial<Understood> = {}): Understood[] => [{ ...nothing, remark: part.text, ...rest }];

/** Reads a clause: what is done, asked, wished for, or only said of something. */
export const readClause = (part: Part): Understood[] => {
  for (const read of readers) {
    const understood = read(part);
    if (understood !== null) return understood;
  }
  return [];
};

const readGame: Reader = ({ text }) => {
  const game = askGame(text);
  return game === null || game.details === "" ? null : [{ ...nothing, actions: [asked(game.details.replace(/^question: /, ""))] }];
};

/** "I want to know who owns this place", and nothing else: a question. */
const readWonder: Reader = ({ text, reading, alone, more }) => {
  const [, question] =
    /^i (?:really )?(?:(?:want|would like|need) to (?:know|find out|learn)|wonder|am curious) ((?:who|what|where|why|how|whether|when|which)\b.*)$/i.exec(
      text,
    ) ?? [];
  return question === undefined || !alone || more ? null : [askAbout(question, reading)];
};

const readCondition: Reader = ({ clause: { condition, tokens }, text, reading }) => {
  if (condition === "") return null;
  const mentioned = [...findMentions(tokens, reading), ...findMentions(tagText(condition), reading)];
  return [{ ...nothing, mentioned, assumed: [`Not done yet: ${[condition, text].join(", ")}.`], remark: "" }];
};

const readAside: Reader = (part) => (/^(?:without|unless)\b/i.test(part.text) ? remark(part) : null);

const readGift: Reader = ({ clause, reading }) => {
  const given = readPermission(clause.tokens, reading);
  return given === null ? null : [given];
};

const readVerbless: Reader = ({ clause, main, reading, alone }) => (main === null ? [readFragment(clause.tokens, reading, alone)] : null);

const readRefusal: Reader = (part) => {
  const { main, clause, text } = part;
  const undone = main !== null && (main.negated || isNothing(clause.tokens, main));
  return undone ? remark(part, { assumed: [`Not done: ${text}.`] }) : null;
};

const readPosture: Reader = (part) => (part.main !== null && isPosture(part.clause.tokens, part.main, part.reading) ? remark(part) : null);

const readState: Reader = (part) => {
  const { main, clause, reading } = part;
  if (main === null || !(main.perfect || isState(main, reading))) return null;
  return wants(clause.tokens, main, reading) ?? remark(part, { mentioned: findMentions(clause.tokens, reading) });
};

const readOthers: Reader = (part) => (part.main !== null && isOfOthers(part.main, part.reading, part.alone) ? remark(part) : null);

const readMeans: Reader = ({ main, clause, reading }) => {
  const means = main === null ? null : usedFor(main, clause, reading);
  return means === null ? null : [means];
};

const readDone: Reader = ({ main, clause, reading, more }) => {
  if (main === null) return null;
  const done = readAction(clause.tokens, main, reading);
  if (isInside(done) && more) return [{ ...nothing, mentioned: done.mentioned, remark: "" }];
  const purpose = leadsTo(main, clause, reading);
  if (purpose === null) return [done];
  const next = readAction(purpose.tokens, purpose.main, { ...reading, earlier: [...reading.earlier, ...done.mentioned] });
  return done.actions.every(({ target_id }) => target_id === "") ? [next] : [done, next];
};

const readers: readonly Reader[] = [
  readGame,
  readWonder,
  readCondition,
  readAside,
  readGift,
  readVerbless,
  readRefusal,
  readPosture,
  readState,
  readOthers,
  readMeans,
  readDone,
];
