import type { Action } from "freeform-rpg/plugins/rules/actions";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { EffectDraft, ProposedActionDraft } from "freeform-rpg/schemas";
import type { Arguments } from "../clauses/arguments.ts";
import type { MainVerb } from "../clauses/lead-in.ts";
import { readArguments } from "../clauses/read-arguments.ts";
import type { FoundVerb } from "../lexicon.ts";
import type { Named } from "../names/name-book.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { asked } from "../speech/asked.ts";
import { readContent } from "../speech/read-content.ts";
import { saidIn } from "../speech/said-in.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { aimClause } from "./aim-clause.ts";
import { chooseParts } from "./choose-roles.ts";
import type { Parts } from "./choose-roles.ts";
import type { FramedClause } from "./framed-clause.ts";
import { proposeEffects, refOf } from "./propose-effects.ts";
import { flagRisks } from "./risk-flags.ts";
import { settleVerb } from "./settle-verb.ts";
import { namedOf, readRoles } from "./shape.ts";
import type { Role } from "./shape.ts";
import { estimateMinutes } from "./times.ts";
import { isHarmful, isSociable, isSpoken } from "./verb-kinds.ts";

/** Reads a clause whose verb is found: who does what to whom, with what, and what for. */
export const readAction = (tokens: readonly Token[], main: MainVerb, reading: Reading): Understood => {
  const clause = frameClause(tokens, main, reading);
  const { action, parts, args, roles, text } = clause;
  if (isOpenPronoun(action, parts)) return { ...nothing, actions: [asked("unclear")] };
  const aim = aimClause(clause, reading);
  const content = readContent({ action, args, roles, listener: aim.target }, reading);
  const targetId = aim.target?.id ?? (aim.self ? reading.packet.actor_id : aim.missed.called);
  const draft: ProposedActionDraft = {
    ...describe(clause, main, aim.target),
    // An offer to come along is asked, not told.
    action: action.verb === "say" && content.effects.some(({ kind }) => kind === "join") ? "ask" : action.verb,
    target_id: targetId,
    topic: content.topic,
    effects: [...proposeEffects({ ...clause, target: aim.target }, reading), ...content.effects],
    opposition: isOpposed(action, aim.target, content.effects) ? targetId : "",
    risk_flags: flagRisks(action, targetId, reading.packet),
  };
  const spoken = saidIn(main.found.phrase, tokens.slice(main.found.end), args, aim.target);
  return {
    actions: [draft],
    ...(spoken === "" ? {} : { spoken }),
    mentioned: mentionedIn(roles, aim.target),
    perceived: aim.missed.perceived,
    assumed: aim.pointed === undefined ? [] : [`"${text}" means ${aim.pointed.name}.`],
  };
};

const frameClause = (tokens: readonly Token[], { found, fronted }: MainVerb, reading: Reading): FramedClause => {
  const first = reading.actions.find(found.phrase);
  const behind = argumentsOf(tokens, found, first, reading);
  const before = readArguments(fronted, false, reading.lexicon);
  const args = { ...behind, manner: [...behind.manner, ...before.manner] };
  const roles = [...readRoles(args, first, reading), ...readRoles(before, first, reading)];
  const text = textOf(tokens);
  const action = reading.actions.find(settleVerb(found, roles, text, reading.actions));
  return { action, phrase: found.phrase, parts: chooseParts(action, found.phrase, roles), args, roles, text };
};

/** Keeps the object inside a phrase apart from what follows it. */
const comma: Token = { text: ",", word: ",", lemma: ",", pos: "PUNCT", owner: false, spaced: false };

const argumentsOf = (tokens: readonly Token[], { phrase, inner, end }: FoundVerb, action: Action, { lexicon }: Reading): Arguments => {
  const rest = tokens.slice(end);
  // "Get Oona to catch me": what she is asked for follows.
  if (phrase.endsWith("_someone_to")) return { ...readArguments(inner, true, lexicon), content: rest, opening: "to" };
  const apart = inner.length > 0 && rest.length > 0 ? [...inner, comma, ...rest] : [...inner, ...rest];
  return readArguments(apart, isSpoken(action), lexicon);
};

const describe = ({ action, parts, args, roles, text }: FramedClause, { adverbs }: MainVerb, target: Named | undefined) => ({
  details: detail(text, target, roles),
  estimated_minutes: estimateMinutes(action, text),
  instrument: refOf(parts.instrument ?? (parts.recipient === undefined ? undefined : parts.items[0])) ?? "",
  recipient: refOf(parts.recipient) ?? "",
  manner: [...adverbs.map(({ text: adverb }) => adverb), ...args.manner].join(", "),
  goal: textOf(args.purpose),
});

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

/** Someone resists what is risky for them to allow; not what they may well agree to. */
const isOpposed = (action: Action, target: Named | undefined, effects: readonly EffectDraft[]): boolean =>
  target?.kind === "person" && action.risk.length > 0 && (isHarmful(action) || effects.every(({ kind }) => kind !== "join"));

/** "Open it", and nothing was spoken of before: a question back. */
const isOpenPronoun = (action: Action, { target }: Parts): boolean =>
  target?.kind === "unknown" &&
  target.prep === "" &&
  /^(?:it|this|that|these|those|this one|that one)$/.test(target.text.toLowerCase()) &&
  !isSociable(action) &&
  !hasTrait(action, "glancing", "idle", "handing", "moving");
