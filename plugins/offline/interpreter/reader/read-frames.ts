import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action, ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { namedOf } from "../frames/shape.ts";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import { conditionFeatures } from "./condition-features.ts";
import { groupFrames } from "./frames.ts";
import type { Frame } from "./frames.ts";
import { joinLists } from "./join-lists.ts";
import { leaveOutAsides, leaveOutOthers } from "./leave-out-asides.ts";
import { chooseLabel, scoreLabels, softmax } from "./linear-model.ts";
import { readerModels } from "./models.ts";
import type { ReadingModels } from "./models.ts";
import { readUnits } from "./read-units.ts";
import type { Unit } from "./read-units.ts";
import { resolveRoles } from "./resolve-roles.ts";
import type { SuretyEvidence } from "./surety-features.ts";
import { spansOf, tagUnits, tagsOf } from "./tag-units.ts";
import type { TagState } from "./tag-units.ts";
import { readMargins } from "./unit-margins.ts";
import { listedVerb, verbFeatures } from "./verb-features.ts";

/** An action as the reader understood it, its names not settled yet. */
export interface ReadFrame extends Frame {
  /** The canonical action. */
  readonly action: string;
  /** The words of the verb as the catalogue lists them, joined by `_`; its base form where it does not. */
  readonly phrase: string;
  /** True for what waits for a condition. */
  readonly conditional: boolean;
  /** As typed, up to where the next one begins. */
  readonly text: string;
  /** What is typed behind it, from where the next one begins; empty for the last. */
  readonly rest: string;
  /** What tells how surely it was understood. */
  readonly evidence: SuretyEvidence;
}

/** Reads the actions of a text. */
export const readFrames = (text: string, reading: Reading, models: ReadingModels = readerModels()): ReadFrame[] => {
  const units = readUnits(text, reading);
  const [best] = tagUnits(units, models.tagger);
  return best === undefined ? [] : readStates(best, units, text, reading, models);
};

/** The actions that the tags of a state give. */
export const readStates = (best: TagState, units: readonly Unit[], text: string, reading: Reading, models: ReadingModels): ReadFrame[] => {
  const { tagger } = models;
  const grouped = groupFrames(units, spansOf(tagsOf(best), tagger.labels));
  const plain = leaveOutAsides(leaveOutOthers(joinContents(grouped, units), units), text);
  const frames = plain.map((frame, nth) => joinLists(frame, plain[nth + 1]?.start ?? units.length, units, reading));
  const margins = readMargins(best, units, tagger);
  const earlier: Named[] = [...reading.earlier];
  return frames.map((frame, nth) => {
    const roles = resolveRoles(frame, { ...reading, earlier: [...earlier] });
    earlier.push(...roles.flatMap(({ ref }) => namedOf(ref) ?? []));
    const known = roles.map((role) => ({ ...role, head: role.ref.words.head }));
    const next = frames[nth + 1];
    const verb = nameVerb({ frame, units, known, models }, reading);
    const evidence = { frame, units, margins, roles, nth, frames: frames.length, reach: next?.start ?? units.length, ...verb };
    return {
      ...frame,
      ...verb,
      evidence,
      text: typed({ ...frame, end: reachOf(frame, next, units) }, units, text),
      rest: next === undefined ? "" : text.slice(units[next.start]?.start ?? text.length).trim(),
      conditional: isConditional(frame, units, models),
    };
  });
};

/** "Accuse him of faking a saint", "thank her for coming": what is said to be done is the topic of the words, and no action. */
const joinContents = (frames: readonly Frame[], units: readonly Unit[]): Frame[] => {
  const joined: Frame[] = [];
  for (const frame of frames) {
    const before = joined.at(-1);
    const [verb] = frame.verb;
    const at = verb === undefined ? -1 : units.indexOf(verb);
    const isContent = verb !== undefined && verb.token.word.endsWith("ing") && /^(?:of|for|about)$/.test(units[at - 1]?.token.word ?? "");
    const isSpoken = before?.verb.some(({ token }) => speaking.has(token.lemma)) === true;
    if (before === undefined || !isContent || !isSpoken) joined.push(frame);
    else
      joined[joined.length - 1] = {
        ...before,
        roles: [...before.roles, { role: "topic", prep: units[at - 1]?.token.word ?? "", units: units.slice(at, frame.end) }],
        end: frame.end,
      };
  }
  return joined;
};

const speaking = new Set(
  "accuse suspect blame warn thank apologise apologize scold forgive praise congratulate rebuke charge convict tell ask talk speak joke boast complain question tease mock curse dream think lie".split(
    " ",
  ),
);

type Known = Parameters<typeof verbFeatures>[2]["roles"];

/** "Hit the road": three words that the catalogue lists mean nothing else. */
const isIdiom = (phrase: string): boolean => phrase.split("_").filter((word) => word !== "someone").length >= 3;

interface Naming {
  readonly frame: Frame;
  readonly units: readonly Unit[];
  readonly known: Known;
  readonly models: ReadingModels;
}

/** The action of a verb, and how likely it is. */
type NamedVerb = Pick<ReadFrame, "action" | "phrase"> & Pick<SuretyEvidence, "kin" | "share" | "seen" | "listed" | "family" | "ranked">;

/** A verb that the models never saw is what the catalogue has for it. */
const nameVerb = ({ frame, units, known, models: { verbs } }: Naming, { lexicon, actions }: Reading): NamedVerb => {
  const found = listedVerb(frame, units, lexicon);
  const phrase = found?.phrase ?? frame.verb.map(({ token }) => token.lemma).join("_");
  const familyOf = (action: string): string => actions.find(action).family;
  if (found !== null && (!verbs.labels.includes(found.verb) || isIdiom(found.phrase)))
    return { action: found.verb, phrase, kin: 1, share: 1, seen: true, listed: "same", family: familyOf(found.verb), ranked: [found.verb] };
  const shares = softmax(scoreLabels(verbs, verbFeatures(frame, units, { found, roles: known })));
  const action = chooseVerb(shares, found?.verb, { actions, labels: verbs.labels, isBrief: units.length <= brief });
  const kin = likelihood(action, shares, { actions, labels: verbs.labels });
  const share = shares[verbs.labels.indexOf(action)] ?? 0;
  const listed = found === null ? "none" : action === found.verb ? "same" : "other";
  const seen = frame.verb.some(({ token }) => scoreLabels(verbs, [`w=${token.lemma}`]).some((score) => score !== 0));
  const ranked = rank(shares, verbs.labels, [action, ...(found === null ? [] : [found.verb])]);
  return { action, phrase, kin, share, seen, listed, family: familyOf(action), ranked };
};

/** The actions that must count, then those that have a share worth naming. */
const rank = (shares: Float64Array, labels: readonly string[], first: readonly string[]): string[] => {
  const shareOf = (label: string): number => shares[labels.indexOf(label)] ?? 0;
  const others = labels.filter((label) => shareOf(label) >= possible).toSorted((a, b) => shareOf(b) - shareOf(a));
  return [...new Set([...first, ...others])];
};

interface Labels {
  readonly actions: ActionCatalogue;
  readonly labels: readonly string[];
  /** True for a text as short as a plain command. */
  readonly isBrief?: boolean;
}

/** The share of all actions that come to much the same. */
const likelihood = (action: string, shares: Float64Array, { actions, labels }: Labels): number => {
  const kin = kinOf(actions.find(action).family);
  return labels.reduce((sum, label, at) => (kin.has(actions.find(label).family) ? sum + (shares[at] ?? 0) : sum), 0);
};

/** Families of actions that a game master would hardly tell apart. */
const kins = ["look search listen", "go flee chase climb stealth", "talk appeal gesture", "attack fight", "open tech force"].map(
  (line) => new Set(line.split(" ")),
);

const kinOf = (family: string): ReadonlySet<string> => kins.find((kin) => kin.has(family)) ?? new Set([family]);

/** How likely an action must be to be taken at its word. */
const sure = 0.4;
/** How likely it must be to stand against what the catalogue lists, and how likely that must be to count. */
const certain = 0.75;
const possible = 0.1;
/** How near it must come to the likeliest, where the text is longer than a plain command. */
const level = 0.6;
/** How near words must come that are said as the catalogue has it: "tell him that he is on the list" is a threat only where little else is likely. */
const apart = 0.25;
const spoken: ReadonlySet<string> = new Set(["say", "ask"]);
/** Words of a plain command. */
const brief = 8;

/** The likeliest action; where none is likely, the one that the catalogue has for the words, or one that can do no harm. */
const chooseVerb = (shares: Float64Array, listed: string | undefined, { actions, labels, isBrief = false }: Labels): string => {
  const share = Math.max(...shares);
  const best = labels[shares.indexOf(share)] ?? "";
  const ofListed = listed === undefined ? 0 : (shares[labels.indexOf(listed)] ?? 0);
  const isNear = ofListed >= possible && (ofListed >= share * levelOf(listed, best) || (isBrief && share < certain));
  if (listed !== undefined && (isNear || isSameWay(actions.find(listed), actions.find(best)))) return listed;
  if (share >= sure || best === listed) return best;
  const ranked = labels.toSorted((a, b) => (shares[labels.indexOf(b)] ?? 0) - (shares[labels.indexOf(a)] ?? 0));
  return ranked.find((label) => label === listed || isHarmless(actions.find(label))) ?? best;
};

const levelOf = (listed = "", best: string): number => (spoken.has(listed) && !spoken.has(best) ? apart : level);

/** "Go to Paris", "show him the lantern": which of two ways of moving, or of speaking, it is the words say themselves. */
const isSameWay = (one: Action, other: Action): boolean =>
  [/^(?:go|travel)$/, /^(?:say|talk)$/].some((way) => way.test(one.verb) && way.test(other.verb));

const isHarmless = (action: Action): boolean =>
  action.risk.length === 0 && (hasTrait(action, "passive", "idle") || /^(?:gesture|use|talk)$/.test(action.family));

/** "If he refuses, I shoot him, but first I ask him": what turns back to now waits for nothing. */
const turnsBack = /\b(?:but|and) (?:first|before that|for now|until then)(?: of all)?,? (?:i |we |i 'll |let us )?$/;

/** "If he asks, I ...", "once Odo leaves I ...": what waits for somebody. */
const waiting: readonly RegExp[] = [
  /\bif (?:he|she|they|the|\w+(?: \w+)?) [^,.;!?]*, (?:then )?(?:i |we )?$/,
  /\b(?:after|once|as soon as) (?:he|she|they|(?:the )?\w+) (?:leaves|goes|falls|turns|comes|sleeps|is|has|gets|stops|looks|finishes)\b[^.!?;]*(?:i|we) $/,
];

const isConditional = (frame: Frame, units: readonly Unit[], { conditions }: ReadingModels): boolean =>
  !turnsBack.test(wordsBefore(frame, units)) &&
  (waiting.some((pattern) => pattern.test(wordsBefore(frame, units))) ||
    chooseLabel(conditions, conditionFeatures(frame, units)) === "later");

/** The words behind the last role belong to the action as well, up to the end of its clause. */
const reachOf = ({ end }: Frame, next: Frame | undefined, units: readonly Unit[]): number => {
  const from = next?.start ?? units.length;
  const stop = units.findIndex(
    ({ token }, at) => at >= end && (at >= from || /^[.!?;]/.test(token.text) || token.word === "and" || token.word === "then"),
  );
  return stop < 0 ? units.length : Math.max(end, stop);
};

const wordsBefore = ({ start }: Frame, units: readonly Unit[]): string =>
  `${units
    .slice(Math.max(0, start - 12), start)
    .map(({ token }) => token.word)
    .join(" ")
    .replaceAll(" ,", ",")} `;

const typed = ({ start, end }: Frame, units: readonly Unit[], text: string): string => {
  const last = units[end - 1];
  const stop = last === undefined ? text.length : last.start + (last.quote === null ? last.token.text.length : last.quote.length + 2);
  return text.slice(units[start]?.start ?? 0, stop).replace(/[\s,]+$/, "");
};
