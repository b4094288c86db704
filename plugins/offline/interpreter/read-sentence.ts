import { findMainVerb } from "./clauses/lead-in.ts";
import { motions } from "./clauses/leads-on.ts";
import type { MainVerb } from "./clauses/lead-in.ts";
import { splitClauses } from "./clauses/split-clauses.ts";
import type { Clause } from "./clauses/split-clauses.ts";
import { readArguments } from "./clauses/read-arguments.ts";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { amountIn } from "./frames/amounts.ts";
import { peopleByMention } from "./names/pronouns.ts";
import { readAction } from "./frames/read-action.ts";
import { isSpoken } from "./frames/verb-kinds.ts";
import { isBodyPart } from "./names/body-parts.ts";
import { resolveNoun } from "./names/resolve-noun.ts";
import type { Named, NamedKind } from "./names/name-book.ts";
import { namedOf } from "./frames/shape.ts";
import { nothing } from "./reading.ts";
import type { Reading, Understood } from "./reading.ts";
import { askGame } from "./speech/ask-game.ts";
import { asked } from "./speech/asked.ts";
import { findMentions } from "./names/find-mentions.ts";
import { tagText, textOf } from "./text/tag-text.ts";
import type { Token } from "./text/token.ts";

/** Reads a sentence of what the character does, clause by clause. `alone` is true when the message says nothing else before it. */
export const readSentence = (tokens: readonly Token[], reading: Reading, alone: boolean): Understood[] => {
  const isSaid = (verb: string): boolean => isSpoken(reading.actions.find(verb));
  const clauses = splitClauses(tokens, {
    lexicon: reading.lexicon,
    actor: reading.actor,
    isSaid,
    isOpen: (verb) => isSaid(verb) || reading.actions.is(verb, "searching", "glancing", "passive", "seeking"),
  });
  const read: Understood[] = [];
  let approach = "";
  for (const [at, clause] of clauses.entries()) {
    const earlier = [...reading.earlier, ...read.flatMap(({ mentioned }) => mentioned)];
    const here = { ...reading, earlier, stranger: strangerIn(read) ?? reading.stranger };
    const main = findMainVerb(clause.tokens, reading.lexicon, reading.actor);
    if (main !== null && isApproach(main, clause, at < clauses.length - 1)) {
      approach = textOf(clause.tokens);
      continue;
    }
    const understood = readClause(clause, main, here, alone && read.length === 0, at < clauses.length - 1);
    read.push(...understood.map((one) => withManner(one, [approach, ...clause.beside])));
    approach = "";
  }
  return read;
};

/** Someone who was named last and whom nothing here answers to: the next words are for them. */
const strangerIn = (read: readonly Understood[]): string | undefined => {
  const last = read.at(-1);
  const called = last?.actions.at(-1)?.target_id ?? "";
  return last === undefined || last.mentioned.length > 0 || called === "" || called.includes(":") ? undefined : called;
};

/** "I get up and ...", "step forward and ...": a movement that only leads to what follows. */
const isApproach = ({ found, negated }: MainVerb, { tokens, condition }: Clause, more: boolean): boolean =>
  more &&
  !negated &&
  condition === "" &&
  (motions.has(found.phrase) ||
    /^(?:go_back|go_over|come_back|head_back|get_up|stand_up|sit_up|pull_up|reach_out|lean_in|lean_over|step_up|go_over|walk_up)$/.test(
      found.phrase,
    )) &&
  tokens
    .slice(found.end)
    .every(
      ({ pos, word }) =>
        /^(?:ADV|PUNCT)$/.test(pos) ||
        /^(?:up|over|forward|out|in|down|closer|close|around|round|back|across|along|through|past)$/.test(word),
    );

const withManner = (one: Understood, notes: readonly string[]): Understood => {
  const more = notes.filter((note) => note !== "");
  if (more.length === 0) return one;
  return {
    ...one,
    actions: one.actions.map((action, at) =>
      at > 0 ? action : { ...action, manner: [action.manner ?? "", ...more].filter((note) => note !== "").join(", ") },
    ),
  };
};

const readClause = (clause: Clause, main: MainVerb | null, reading: Reading, alone: boolean, more: boolean): Understood[] => {
  const text = textOf(clause.tokens);
  const game = askGame(text);
  if (game !== null && game.details !== "") return [{ ...nothing, actions: [asked(game.details.replace(/^question: /, ""))] }];
  if (clause.condition !== "")
    return [
      {
        ...nothing,
        mentioned: [...findMentions(clause.tokens, reading), ...findMentions(tagText(clause.condition), reading)],
        assumed: [`Not done yet: ${[clause.condition, text].join(", ")}.`],
        remark: "",
      },
    ];
  if (/^(?:without|unless)\b/i.test(text)) return [{ ...nothing, remark: text }];
  const given = readPermission(clause.tokens, reading);
  if (given !== null) return [given];
  if (main === null) return [readFragment(clause.tokens, reading, alone)];
  if (main.negated || isNothing(clause.tokens, main)) return [{ ...nothing, assumed: [`Not done: ${text}.`], remark: text }];
  if (isPosture(clause.tokens, main, reading)) return [{ ...nothing, remark: text }];
  if (main.perfect && more) return [{ ...nothing, remark: text, mentioned: findMentions(clause.tokens, reading) }];
  if (isState(main, reading))
    return wants(clause.tokens, main, reading) ?? [{ ...nothing, remark: text, mentioned: findMentions(clause.tokens, reading) }];
  if (isOfOthers(main, reading, alone)) return [{ ...nothing, remark: text }];
  const means = usedFor(main, clause, reading);
  if (means !== null) return [means];
  const done = readAction(clause.tokens, main, reading);
  if (isInside(done) && more) return [{ ...nothing, mentioned: done.mentioned, remark: "" }];
  const purpose = leadsTo(main, clause, reading);
  const next =
    purpose === null ? [] : [readAction(purpose.tokens, purpose.main, { ...reading, earlier: [...reading.earlier, ...done.mentioned] })];
  const idle = purpose !== null && done.actions.every(({ target_id }) => target_id === "");
  return idle ? next : [done, ...next];
};

/** "Ask them nothing": not done. */
const isNothing = (tokens: readonly Token[], { found }: MainVerb): boolean =>
  tokens.slice(found.end, found.end + 3).some(({ word }) => word === "nothing" || word === "nobody") && found.verb !== "wait";

/** "I want a proper look at it", "I want to know who owns it": what is wanted is done, or asked. */
const wants = (tokens: readonly Token[], { found }: MainVerb, reading: Reading): Understood[] | null => {
  if (!/^(?:want|need|like|have)$/.test(found.phrase)) return null;
  const clause = [...tagText("i have"), ...tokens.slice(found.end)];
  const main = findMainVerb(clause, reading.lexicon, reading.actor);
  const noun = clause.slice(2).find(({ pos }) => pos === "NOUN");
  const action = noun === undefined ? undefined : reading.actions.verbs.get(noun.word);
  if (main !== null && main.found.phrase !== "have") return [readAction(clause, main, reading)];
  if (action === undefined || noun === undefined) return null;
  const rest = tagText(`i ${noun.word} ${textOf(clause.slice(clause.indexOf(noun) + 1))}`);
  const light = findMainVerb(rest, reading.lexicon, reading.actor);
  return light === null ? null : [readAction(rest, light, reading)];
};

/** "I keep a finger on it", "let him work it out": how something is done, or what others do. */
const isPosture = (tokens: readonly Token[], { found }: MainVerb, { actions }: Reading): boolean => {
  if (found.phrase === "let") return true;
  if (
    !/^(?:keep|leave|hold|have|rest|lay)$/.test(found.phrase) ||
    (found.phrase !== "keep" && actions.verbs.get(found.phrase) === undefined)
  )
    return false;
  const [article, noun] = tokens.slice(found.end).filter(({ pos }) => pos !== "ADJ");
  return /^(?:a|an|one|my|both)$/.test(article?.word ?? "") && isBodyPart(noun?.word ?? "");
};

/** "I trust nobody": what one feels, knows or has, which is no action. */
const isState = ({ found }: MainVerb, { actions }: Reading): boolean =>
  /^(?:trust|know|like|love|hate|believe|want|need|hope|fear|own|have|be|seem|mean|prefer|doubt|owe|belong|dislike|understand|feel|smell_of|look_like)$/.test(
    found.phrase,
  ) && !actions.verbs.has(found.phrase);

/** What others do or are is no action; "she sneaks past him" of the player's own character is. */
const isOfOthers = ({ subject }: MainVerb, { earlier }: Reading, alone: boolean): boolean =>
  !/^(?:|i|we)$/.test(subject) && !(alone && /^(?:he|she|they)$/.test(subject) && earlier.length === 0);

/** "She can have the cipher": a gift. */
const readPermission = (tokens: readonly Token[], reading: Reading): Understood | null => {
  const can = tokens.findIndex(({ word }) => word === "can" || word === "may");
  const have = tokens.findIndex(({ word }) => word === "have" || word === "keep");
  const subject = tokens[can - 1];
  if (can < 1 || can > 3 || have < can || have > can + 2 || subject === undefined || /^(?:i|we|you|it)$/.test(subject.word)) return null;
  const to = subject.word === "he" ? "him" : subject.word === "she" ? "her" : subject.word === "they" ? "them" : subject.text;
  const clause = [...tagText("i give"), ...tokens.slice(have + 1).filter(({ pos }) => pos !== "ADV"), ...tagText(`to ${to}`)];
  const main = findMainVerb(clause, reading.lexicon, reading.actor);
  return main === null ? null : readAction(clause, main, reading);
};

/** "I use the lamp to look behind the shelf": the second verb is what is done. */
const usedFor = ({ found }: MainVerb, { tokens }: Clause, reading: Reading): Understood | null => {
  if (!/^(?:use|make_use_of|employ|take_out|get_out)$/.test(found.phrase)) return null;
  const { purpose, phrases } = readArguments([...found.inner, ...tokens.slice(found.end)], false, reading.lexicon);
  const [means] = phrases;
  const main = purpose.length === 0 ? null : findMainVerb(purpose, reading.lexicon, reading.actor);
  if (means === undefined || main === null || main.subject !== "") return null;
  const [using] = tagText("with it");
  return using === undefined ? null : readAction([...purpose, { ...using, spaced: true }, ...means.tokens], main, reading);
};

/** "I go back to the far end": a step inside the scene, which only leads to what follows. */
const isInside = ({ actions, perceived }: Understood): boolean => {
  const [action] = actions;
  return action !== undefined && action.action === "go" && action.target_id === "" && perceived.length === 0;
};

/** "I go over to ask Viktor": what a movement is for is done as well. */
const leadsTo = ({ found }: MainVerb, { tokens }: Clause, reading: Reading): { tokens: readonly Token[]; main: MainVerb } | null => {
  const action = reading.actions.find(found.verb);
  if (action.family !== "go" && !motions.has(found.phrase)) return null;
  const { purpose } = readArguments([...found.inner, ...tokens.slice(found.end)], false, reading.lexicon);
  const main = purpose.length === 0 ? null : findMainVerb(purpose, reading.lexicon, reading.actor);
  return main === null || main.subject !== "" || main.found.start > 1 ? null : { tokens: purpose, main };
};

/** "Two shillings for the toll". */
const payment = (text: string, sum: number, payee: Named, { packet }: Reading): ProposedActionDraft => {
  const purse = packet.clocks.find(({ id }) => id === "cred" || id.endsWith(":cred"));
  return {
    action: "pay",
    target_id: payee.id,
    details: text,
    estimated_minutes: 1,
    recipient: payee.id,
    effects: purse === undefined ? [] : [{ kind: "advance", clock: purse.id, by: -sum }],
  };
};

const verbless: Readonly<Record<NamedKind, string>> = { person: "talk", place: "go", thing: "examine", feature: "examine" };

/** A name alone is looked at, talked to or gone to; other words without a verb belong to what stands before them. */
const readFragment = (tokens: readonly Token[], reading: Reading, alone: boolean): Understood => {
  const text = textOf(tokens);
  const { phrases } = readArguments(tokens, false, reading.lexicon);
  const named: Named[] = phrases.flatMap((phrase) => namedOf(resolveNoun(phrase.tokens, reading)) ?? []);
  const [first] = named;
  const sum = amountIn(text);
  const payee =
    sum > 0 && /\b(?:for|to)\b/.test(text) ? (named.findLast(({ kind }) => kind === "person") ?? peopleByMention(reading)[0]) : undefined;
  if (payee !== undefined) return { ...nothing, actions: [payment(text, sum, payee, reading)], mentioned: [payee] };
  if (!alone || first === undefined) return { ...nothing, mentioned: named, remark: text };
  return {
    ...nothing,
    actions: [
      {
        action: verbless[first.kind],
        target_id: first.id,
        details: text,
        estimated_minutes: reading.actions.find(verbless[first.kind]).minutes,
      },
    ],
    mentioned: named,
  };
};
