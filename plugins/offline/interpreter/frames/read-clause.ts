/* oxlint-disable complexity, max-params, max-lines-per-function */
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { EffectDraft, ProposedActionDraft } from "freeform-rpg/schemas";
import type { FoundVerb } from "../lexicon.ts";
import type { MainVerb } from "../clauses/lead-in.ts";
import { readArguments } from "../clauses/read-arguments.ts";
import type { Arguments } from "../clauses/arguments.ts";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { peopleByMention } from "../names/pronouns.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { asked } from "../speech/asked.ts";
import { readContent } from "../speech/read-content.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { chooseParts } from "./choose-roles.ts";
import type { Parts } from "./choose-roles.ts";
import { findMiss, isCommon, noMiss } from "./find-miss.ts";
import type { Miss } from "./find-miss.ts";
import { proposeEffects, refOf } from "./propose-effects.ts";
import { flagRisks } from "./risk-flags.ts";
import { settleVerb } from "./settle-verb.ts";
import { namedOf, readRoles } from "./shape.ts";
import type { Role } from "./shape.ts";
import { estimateMinutes } from "./times.ts";
import { isHarmful, isSociable, isSpoken } from "./verb-kinds.ts";

/** Reads a clause whose verb is found: who does what to whom, with what, and what for. */
export const readAction = (tokens: readonly Token[], { found, fronted, adverbs }: MainVerb, reading: Reading): Understood => {
  const first = reading.actions.find(found.phrase);
  const args = argumentsOf(tokens, found, first, reading);
  const before = readArguments(fronted, false, reading.lexicon);
  const roles = [...readRoles(args, first, reading), ...readRoles(before, first, reading)];
  const text = textOf(tokens);
  const action = reading.actions.find(settleVerb(found, roles, text, reading.actions));
  const parts = chooseParts(action, found.phrase, roles);
  const aim = aimAt(action, found.phrase, parts, args, roles, reading);
  if (isOpenPronoun(action, parts)) return { ...nothing, actions: [asked("unclear")] };
  const content = readContent({ action, args, roles, listener: aim.target }, reading);
  const framed = { action, phrase: found.phrase, parts, args, text, target: aim.target };
  const spoken = /^(?:say|shout|yell|whisper|reply|answer|call_out|announce|mutter|mumble|murmur|cry_out|add|growl|hiss|remark)$/.test(
    found.phrase,
  )
    ? saidIn(tokens.slice(found.end), args, aim.target)
    : "";
  const targetId = aim.target?.id ?? (aim.self ? reading.packet.actor_id : aim.missed.called);
  return {
    actions: [
      {
        action: action.verb === "say" && content.effects.some(({ kind }) => kind === "join") ? "ask" : action.verb,
        target_id: targetId,
        details: detail(text, aim.target, roles),
        estimated_minutes: estimateMinutes(action, text),
        instrument: refOf(parts.instrument) ?? (parts.recipient === undefined ? "" : (refOf(parts.items[0]) ?? "")),
        recipient: refOf(parts.recipient) ?? "",
        topic: content.topic,
        manner: [...adverbs.map(({ text: adverb }) => adverb), ...args.manner, ...before.manner].join(", "),
        goal: textOf(args.purpose),
        effects: [...proposeEffects(framed, reading), ...content.effects],
        opposition: opposes(action, aim.target, content.effects) ? targetId : "",
        risk_flags: flagRisks(action, targetId, reading.packet),
      },
    ],
    ...(spoken === "" ? {} : { spoken }),
    mentioned: mentionedIn(roles, aim.target),
    perceived: aim.missed.perceived,
    assumed: aim.pointed === undefined ? [] : [`"${text}" means ${aim.pointed.name}.`],
  };
};

/** The words themselves: "good evening", "that my mother was right". */
const saidIn = (tokens: readonly Token[], args: Arguments, target: Named | undefined): string => {
  if (args.content.length > 0) return textOf(args.content);
  const words = textOf(tokens).replace(/^(?:to|at) [\w' -]*?,\s*/i, "");
  const whom = target === undefined ? -1 : words.search(/\s+to\s+[\w' -]+$/i);
  const plain = whom < 0 ? words : words.slice(0, whom);
  return /^(?:to|at|about|something|nothing|anything|a few words|it|his|her|out)\b|^$/i.test(plain) ? "" : plain;
};

/** Keeps the object inside a phrase apart from what follows it. */
const comma: Token = { text: ",", word: ",", lemma: ",", pos: "PUNCT", owner: false, spaced: false };

const argumentsOf = (tokens: readonly Token[], found: FoundVerb, action: Action, { lexicon }: Reading): Arguments => {
  const rest = tokens.slice(found.end);
  // "Get Oona to catch me": what she is asked for follows.
  if (found.phrase.endsWith("_someone_to")) return { ...readArguments(found.inner, true, lexicon), content: rest, opening: "to" };
  return readArguments(
    found.inner.length > 0 && rest.length > 0 ? [...found.inner, comma, ...rest] : [...found.inner, ...rest],
    isSpoken(action),
    lexicon,
  );
};

const mentionedIn = (roles: readonly Role[], target: Named | undefined): Named[] => [
  ...roles.flatMap(({ ref }) => namedOf(ref) ?? []).filter((named) => named !== target),
  ...(target === undefined ? [] : [target]),
];

/** The clause, with the full names of what else it mentions: other stages look for those. */
const detail = (text: string, target: Named | undefined, roles: readonly Role[]): string => {
  const others = roles.flatMap(({ ref }) => namedOf(ref) ?? []).filter(({ id, kind }) => id !== target?.id && kind !== "feature");
  const missing = [...new Set(others.map(({ name }) => name))].filter((name) => !text.toLowerCase().includes(name.toLowerCase()));
  return missing.length > 0 ? `${text} (${missing.join(", ")})` : text;
};

/** Someone resists what is risky for them to allow; not a courtesy, not what they may well agree to. */
const opposes = (action: Action, target: Named | undefined, effects: readonly EffectDraft[]): boolean =>
  target?.kind === "person" && action.risk.length > 0 && (isHarmful(action) || effects.every(({ kind }) => kind !== "join"));

/** "Open it", and nothing was spoken of before: a question back. */
const isOpenPronoun = (action: Action, { target }: Parts): boolean =>
  target?.kind === "unknown" &&
  target.prep === "" &&
  /^(?:it|this|that|these|those|this one|that one)$/.test(target.text.toLowerCase()) &&
  !isSociable(action) &&
  !hasTrait(action, "glancing", "idle", "handing", "moving");

/** The target of an action. */
interface Aim {
  readonly target: Named | undefined;
  /** Set when a pronoun or a description pointed to the target. */
  readonly pointed?: Named;
  readonly self: boolean;
  readonly missed: Miss;
}

const aimAt = (action: Action, phrase: string, parts: Parts, args: Arguments, roles: readonly Role[], reading: Reading): Aim => {
  const { target } = parts;
  const none: Aim = { target: undefined, self: false, missed: noMiss };
  if (target?.kind === "self") return { ...none, self: true };
  const stranger = findStranger(action, target, args, roles);
  if (stranger !== undefined) return { ...none, missed: stranger };
  const lacking = isLacking(action, phrase, parts, roles, reading);
  if (lacking !== undefined) return { ...none, missed: lacking };
  const named = target === undefined ? undefined : namedOf(target.ref);
  if (named !== undefined && named.id === reading.packet.scene.location_id && hasTrait(action, "departing")) return none;
  if (
    named !== undefined &&
    named.id === reading.packet.scene.location_id &&
    !hasTrait(action, "searching", "glancing", "seeking", "moving")
  )
    return none;
  if (target !== undefined && named !== undefined) {
    // A blow and a gift must not go to the wrong person: several who fit are asked for.
    if (target.ref.several.length > 1 && (isHarmful(action) || hasTrait(action, "handing") || target.kind !== "person"))
      return { ...none, missed: { called: target.ref.called, perceived: [] } };
    return { ...none, target: named, ...(target.ref.pointed ? { pointed: named } : {}) };
  }
  const within = seenIn(action, target, args, reading);
  if (within !== undefined) return { ...none, target: within };
  if (reading.stranger !== undefined && isSociable(action) && target === undefined)
    return { ...none, missed: { called: reading.stranger, perceived: [] } };
  const missed = findMiss(action, phrase, target, reading);
  const known = reading.book.find(({ id }) => id === missed.called);
  if (known !== undefined) return { ...none, target: known };
  const listener = target === undefined || missed.called === "" ? soleListener(action, roles, reading) : undefined;
  return listener === undefined ? { ...none, missed } : { ...none, target: listener };
};

/** "I hand Wynn the journal", "I pull a pistol on him": nothing is done with what one does not have. */
const isLacking = (action: Action, phrase: string, { items }: Parts, roles: readonly Role[], reading: Reading): Miss | undefined => {
  const gift = hasTrait(action, "handing") && hasTrait(action, "giving") ? items[0] : undefined;
  const drawn = /^(?:draw|pull|pull_out|aim|point|brandish|level)$/.test(phrase)
    ? roles.find(({ prep, kind }) => prep === "" && kind === "unknown")
    : undefined;
  const lacked = gift?.kind === "unknown" && /^(?:the|my|that|this)$/.test(gift.article) ? gift : drawn;
  const miss = findMiss(action, phrase, lacked, reading);
  return miss.called === "" ? undefined : miss;
};

/** "Watch who Viktor calls", "go through everything": who or what the content names, or where the message went before. */
const seenIn = (action: Action, target: Role | undefined, { content }: Arguments, reading: Reading): Named | undefined => {
  if (!hasTrait(action, "searching", "glancing", "seeking") || isSociable(action) || hasTrait(action, "moving")) return undefined;
  const [inside] = target === undefined ? findMentions(content, reading).filter(({ present }) => present) : [];
  if (inside !== undefined) return inside;
  const all = target !== undefined && /^(?:everything|place|room|all|inside|whole|lot|contents)$/.test(target.ref.words.head);
  const place = reading.earlier.at(-1)?.kind === "feature" && target?.kind === "unknown" && target.prep === "";
  const part = place || (target?.kind === "unknown" && /^(?:under|inside|behind|in|into|on|beneath|underneath|through)$/.test(target.prep));
  if (!hasTrait(action, "searching") || !(part || all || target === undefined)) return undefined;
  return reading.earlier.findLast(({ kind, present }) => kind === "feature" || (kind === "thing" && present));
};

/** Someone named whom nothing in the packet answers to: "Mira", "the guard". */
const findStranger = (action: Action, target: Role | undefined, args: Arguments, roles: readonly Role[]): Miss | undefined => {
  if (!isSociable(action) && !hasTrait(action, "handing")) return undefined;
  const [object] =
    hasTrait(action, "handing") && target !== undefined ? [target] : roles.filter(({ prep }) => /^(?:|to|with|at|on)$/.test(prep));
  if (object === undefined || object.kind !== "unknown" || (target !== undefined && target.kind === "person")) return undefined;
  const { words, called } = object.ref;
  const proper = /^\p{Lu}/u.test(object.text) || /^\p{Lu}/u.test(called);
  const role = object.article === "the" && (hasTrait(action, "direct") || args.content.length > 0 || object.prep !== "");
  if (words.words.length === 0 || !(proper || role) || (!proper && isCommon(words.words))) return undefined;
  if (hasTrait(action, "handing") && object.prep === "" && !proper) return undefined;
  return { called: called.toLowerCase(), perceived: object.article === "the" ? [called.toLowerCase()] : [] };
};

/** Words to no one in particular reach whom the story named last; nobody is harmed or given anything by guess. */
const soleListener = (action: Action, roles: readonly Role[], reading: Reading): Named | undefined => {
  if (!isSociable(action) || roles.some(({ prep, kind }) => /^(?:|to|at)$/.test(prep) && (kind === "thing" || kind === "feature")))
    return undefined;
  if (action.family === "gesture") return undefined;
  const said = reading.earlier.findLast(({ kind }) => kind === "person");
  if (said !== undefined && !isHarmful(action)) return said;
  const here = peopleByMention(reading).filter(({ id }) => !isOut(reading, id));
  return here.length === 1 || !isHarmful(action) ? here[0] : undefined;
};

const isOut = ({ packet }: Reading, id: string): boolean =>
  packet.entities.some((entity) => entity.id === id && (entity.attrs["dead"] === true || entity.attrs["down"] === true));

export type { ProposedActionDraft };
