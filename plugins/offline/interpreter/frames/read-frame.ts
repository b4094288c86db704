import type { Action } from "freeform-rpg/plugins/rules/actions";
import { capitalise } from "freeform-rpg/language";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { isShowing } from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { nameMade, peopleHere } from "../names/name-book.ts";
import { findGoal, placeAfter } from "../names/find-goal.ts";
import { isOwnLook } from "../names/own-look.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import { tagText } from "../text/tag-text.ts";
import { placeWith } from "../names/place-with.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import { asked } from "../speech/asked.ts";
import { isTitle } from "../speech/hail.ts";
import { readContent } from "../speech/read-content.ts";
import { aimClause } from "./aim-clause.ts";
import { askWhich } from "./ask-which.ts";
import { chooseParts } from "./choose-parts.ts";
import type { Parts } from "./choose-parts.ts";
import { contentOf, wordsOfRole } from "./content-of.ts";
import type { FramedClause } from "./framed-clause.ts";
import { inviteAlong } from "./invite-along.ts";
import { withMeasured } from "./finding-rules.ts";
import { withHearer, withRead } from "./with-hearer.ts";
import { withUnsealed } from "./handling-rules.ts";
import { isLight, isStretch } from "./harmless-rules.ts";
import { withPlayed } from "./recordings.ts";
import { proposeEffects, refOf } from "./propose-effects.ts";
import { flagRisks } from "./risk-flags.ts";
import { shownIn } from "./shown-in.ts";
import { lookGranted } from "./look-granted.ts";
import { findMentions } from "../names/find-mentions.ts";
import { settleAction } from "./settle-action.ts";
import { namedOf } from "./shape.ts";
import { splitList } from "./split-list.ts";
import type { Role } from "./shape.ts";
import { estimateMinutes } from "./times.ts";
import { withCompared } from "./with-compared.ts";
import { wholeBehind } from "./whole-behind.ts";
import { isHarmful, isSociable } from "./verb-kinds.ts";

/** Settles what a frame names, and what the player wants to come of it. */
export const readFrame = (frame: ReadFrame, reading: Reading): Understood => {
  const [first = frame, ...more] = splitList(frame, reading);
  return more.reduce((read, one) => joinRead(read, readOne(one, reading)), readOne(first, reading));
};

const joinRead = (one: Understood, other: Understood): Understood => ({
  ...one,
  actions: [...one.actions, ...other.actions],
  mentioned: [...one.mentioned, ...other.mentioned],
  perceived: [...one.perceived, ...other.perceived],
  assumed: [...one.assumed, ...other.assumed],
});

const readOne = (frame: ReadFrame, reading: Reading): Understood => {
  const clause = frameClause(frame, reading);
  const { action, word, parts, roles, text } = clause;
  if (isOpenPronoun(action, parts)) return { ...nothing, actions: [asked(`unclear ${text}`)] };
  const which = askWhich(clause, frame.rest, peopleHere(reading.book));
  if (which !== undefined) return { ...nothing, actions: [which] };
  const aim = aimClause(clause, reading);
  const content = readContent({ ...clause, listener: aim.target }, reading);
  const targetId = aim.target?.id ?? (aim.self ? reading.packet.actor_id : aim.missed.called);
  const effects = [...proposeEffects({ ...clause, target: aim.target }, reading), ...content.effects];
  const draft: ProposedActionDraft = {
    ...describe(clause, frame, aim.target),
    // An offer to come along is asked, not told.
    action: action.verb === "say" && content.effects.some(({ kind }) => kind === "join") ? "ask" : word,
    target_id: targetId,
    topic: content.topic,
    effects,
    opposition: isOpposed(action, aim.target, content.effects) ? targetId : "",
    risk_flags: flagRisks(action, targetId, reading.packet),
  };
  return {
    actions: [...inviteAlong(clause, aim.target, reading), draft, ...lookGranted(clause, reading)],
    settled: clause.settled,
    ...(clause.content.words === "" ? {} : { spoken: clause.content.words }),
    mentioned: [...mentionedIn(roles, aim.target), ...askedAbout(clause, reading), ...madeBy(effects, reading)],
    perceived: aim.missed.perceived,
    assumed: aim.pointed === undefined ? [] : [`"${text}" means ${aim.pointed.name}.`],
  };
};

const frameClause = (frame: ReadFrame, reading: Reading): FramedClause => {
  const meant = reading.actions.find(frame.action);
  const found = resolveAll(frame, reading, meant).filter((role) => !isCalled(role) && !isPassage(role, frame));
  const named = withPlayed(
    frame,
    withMeasured(frame, withUnsealed(frame, withCompared(frame, withRead(frame, withHearer(frame, found, reading), reading)))),
    reading,
  );
  const { action, word, settled } = settleAction({ frame, meant, roles: named }, reading);
  const roles = settled
    ? named.filter((role) => !(action.verb === "examine" ? isLight(role) : action.verb === "gesture" && isStretch(role)))
    : named;
  const { phrase, text } = frame;
  return {
    action,
    word,
    shown: isShowing(word) ? shownIn({ roles, text }, reading) : undefined,
    settled,
    phrase,
    parts: chooseParts(action, roles),
    roles,
    content: contentOf(frame),
    until: wordsOfRole(frame, "until"),
    amount: wordsOfRole(frame, "amount"),
    text,
  };
};

/** What the roles name; where nothing answers to one, also what it is said to be part of. */
const resolveAll = (frame: ReadFrame, reading: Reading, meant: Action): Role[] => {
  const isWay = hasTrait(meant, "moving") || meant.verb === "follow";
  // "Put the key in the locker and open it": nobody opens the key.
  const isKey = ({ calls }: Named): boolean => calls.some(({ head }) => head === "key");
  const earlier = hasTrait(meant, "opening") ? reading.earlier.filter((one) => !isKey(one)) : reading.earlier;
  const resolved = resolveRoles(frame, { ...reading, earlier }, meant.likely_targets);
  const named = resolved.map((role) => (isWay ? atHome(asWay(role), reading) : role));
  const roles = meant.verb === "follow" ? withGoal(named, frame.text, reading) : named;
  const open = roles.find(({ role, kind }) => role === "target" && kind === "unknown");
  const whole = open === undefined || hasTrait(meant, "social", "moving", "taking") ? undefined : wholeBehind(frame);
  if (whole === undefined || open === undefined) return roles;
  const [found] = resolveRoles({ ...frame, roles: [whole] }, reading, meant.likely_targets);
  if (found === undefined || (found.kind === "unknown" && !hasTrait(meant, "searching"))) return roles;
  // "Shoot the lock off his office door": what happens to a part happens to the whole.
  return found.kind === "unknown" || found.kind === "person"
    ? [...roles, found]
    : roles.map((role) => (role === open ? { ...found, role: role.role, prep: role.prep } : role));
};

/** "Follow Odo to the mill": the place that no role has. */
const withGoal = (roles: Role[], text: string, reading: Reading): Role[] => {
  const [, prep = "", said = ""] = /\b(to|into|towards?) (.+)$/i.exec(text) ?? [];
  const place = roles.some(({ kind }) => kind === "place") ? undefined : findGoal(said, reading);
  if (place === undefined) return roles;
  const ref = { ...resolveNoun(tagText(said), reading), named: place };
  return [...roles, { role: "place", prep: prep.toLowerCase(), ref, text: said, article: "", kind: "place" }];
};

/** "Through the cedar door", whose key one carries: nobody goes to what they have with them. */
const asWay = (role: Role): Role =>
  /^(?:through|into|to|past|out)$/.test(role.prep) && role.kind === "thing" && namedOf(role.ref)?.carried === true
    ? { ...role, kind: "unknown", ref: { ...role.ref, named: null } }
    : role;

/** "Go to Dr Lund", who is elsewhere, "to the ferry bell": the place that is called after her, or that has it, is where one goes. */
const atHome = (role: Role, reading: Reading): Role => {
  if (role.prep !== "to") return role;
  const named = namedOf(role.ref);
  const home = named?.kind === "person" && !named.present ? placeAfter(named, reading.book) : undefined;
  const place = role.kind === "unknown" ? placeWith(role.ref.called, reading) : home;
  return place === undefined ? role : { ...role, kind: "place", ref: { ...role.ref, named: place } };
};

/** "Come with me, Sergeant", where nobody bears the title: a word to whom it is said, and no name of somebody missing. */
const isCalled = ({ role, kind, prep, article, ref }: Role): boolean =>
  role === "target" && kind === "unknown" && prep === "" && article === "" && isTitle(capitalise(ref.called));

/** "Leaf through to Lent": where one reads, and not what. */
const isPassage = ({ kind, prep }: Role, { verb }: ReadFrame): boolean =>
  kind === "unknown" && prep === "to" && verb.some(({ token }) => /^(?:leaf|flip|thumb|page|skip|turn)$/.test(token.lemma));

const describe = ({ action, parts, roles, shown, text }: FramedClause, frame: ReadFrame, target: Named | undefined) => ({
  details: detail(text, target, roles),
  estimated_minutes: estimateMinutes(action, text),
  instrument: shown?.id ?? refOf([parts.instrument, handled(action, parts)].find(isHeld)) ?? "",
  recipient: refOf(parts.recipient) ?? "",
  manner: wordsOfRole(frame, "manner"),
});

/** What is given to somebody, or thrown at something: a stone that nobody lists. */
const handled = (action: Action, { recipient, target, items: [item] }: Parts): Role | undefined =>
  recipient !== undefined || (action.verb === "throw" && item?.kind === "unknown" && item !== target) ? item : undefined;

/** One's own knuckles are no thing that could be missing. */
const isHeld = (role: Role | undefined): boolean =>
  role !== undefined && (role.kind !== "unknown" || role.article !== "my" || !isOwnLook(role.ref.words.head));

const mentionedIn = (roles: readonly Role[], target: Named | undefined): Named[] => [
  ...roles.flatMap(({ ref }) => namedOf(ref) ?? []).filter((named) => named !== target),
  ...(target === undefined ? [] : [target]),
];

/** "Ask to see his drawings, and look through them": what one asked about may be dealt with next. */
const askedAbout = ({ action, content }: FramedClause, reading: Reading): Named[] =>
  action.verb === "ask" ? findMentions(content.tokens, reading).filter(({ kind, present }) => kind === "thing" && present) : [];

/** "Pick up one of the cups and put it in my bag": what is made up goes by its name. */
const madeBy = (effects: readonly EffectDraft[], { packet }: Reading): Named[] =>
  effects.flatMap(({ kind, name, at }) =>
    kind === "create" && typeof name === "string" && at === packet.actor_id ? [nameMade(name)] : [],
  );

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
  /^(?:|on|in|into|to|with|at)$/.test(target.prep) &&
  /^(?:it|this|that|these|those|this one|that one)$/.test(target.text.toLowerCase()) &&
  !isSociable(action) &&
  !hasTrait(action, "glancing", "idle", "handing", "moving");
