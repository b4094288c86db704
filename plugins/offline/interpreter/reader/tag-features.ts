import { hashFeature } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";

/** The hashes of what a word and its neighbours look like: the same whatever tags stand before it. */
export const lookFeatures = (units: readonly Unit[], at: number): Uint32Array => {
  const unit = units[at];
  if (unit === undefined) return new Uint32Array();
  const before = looks.get(unit);
  if (before !== undefined) return before;
  const features = Uint32Array.from(look(units, at), hashFeature);
  looks.set(unit, features);
  return features;
};

const looks = new WeakMap<Unit, Uint32Array>();

const look = (units: readonly Unit[], at: number): string[] => {
  const [two, one, here, next, after] = [-2, -1, 0, 1, 2].map((offset) => viewOf(units[at + offset]));
  if (here === undefined || one === undefined || next === undefined || two === undefined || after === undefined) return [];
  return [...ownFeatures(here), ...nearFeatures(two, one, here, next, after), ...farFeatures(units, at, here)];
};

const ownFeatures = (here: View): string[] => [
  `w=${here.word}`,
  `l=${here.lemma}`,
  `p=${here.pos}`,
  `f=${here.fine}`,
  `c=${here.coarse}`,
  `s=${here.word.slice(-3)}`,
  `v=${here.verb}`,
  `n=${here.noun}`,
  `a=${here.listed}`,
  `b=${here.phrase}`,
  `i=${here.within}`,
  `g=${here.named}`,
  `1=${here.first}`,
  `pg=${here.pos} ${here.named}`,
  `pv=${here.pos} ${here.verb}`,
  `pn=${here.pos} ${here.noun}`,
  `pa=${here.pos} ${here.listed}`,
  `1p=${here.first} ${here.pos} ${here.listed === ""}`,
];

const nearFeatures = (two: View, one: View, here: View, next: View, after: View): string[] => [
  `w-=${one.word}`,
  `w+=${next.word}`,
  `p-=${one.pos}`,
  `p+=${next.pos}`,
  `w-w=${one.word} ${here.word}`,
  `ww+=${here.word} ${next.word}`,
  `w-p=${one.word} ${here.pos}`,
  `pw+=${here.pos} ${next.word}`,
  `p-p=${one.pos} ${here.pos}`,
  `pp+=${here.pos} ${next.pos}`,
  `p-pp+=${one.pos} ${here.pos} ${next.pos}`,
  `p--=${two.pos} ${one.pos} ${here.pos}`,
  `p++=${here.pos} ${next.pos} ${after.pos}`,
  `w--=${two.word} ${one.word}`,
  `w++=${next.word} ${after.word}`,
  `l-=${one.lemma}`,
  `f-=${one.fine}`,
  `f+=${next.fine}`,
  `g-=${one.named}`,
  `g+=${next.named}`,
  `a-=${one.listed}`,
  `a+=${next.listed}`,
  `f-f=${one.coarse} ${here.coarse}`,
  `w-g=${one.word} ${here.named}`,
  `wg+=${here.word} ${next.named}`,
  `vp+=${here.verb} ${next.pos}`,
  `p-v=${one.pos} ${here.verb}`,
  `b+=${next.phrase}`,
  `w-a=${one.word} ${here.listed === "" ? "" : "listed"}`,
];

const farFeatures = (units: readonly Unit[], at: number, here: View): string[] => [
  `subj=${subjectBefore(units, at)}`,
  `subjp=${subjectBefore(units, at)} ${here.pos} ${here.listed === "" ? "" : "listed"}`,
  `opens=${openerBefore(units, at)}`,
  `opensp=${openerBefore(units, at)} ${here.pos}`,
  `ad=${addressIn(units, at)} ${here.pos}`,
  `ada=${addressIn(units, at)} ${here.first} ${here.listed === ""}`,
  `adl=${addressIn(units, at)} ${here.lemma}`,
  `qs=${questionIn(units, at)} ${here.pos}`,
  `qsl=${questionIn(units, at)} ${here.listed === ""}`,
  `on=${leadsOn(units, at)} ${here.lemma}`,
  `onf=${leadsOn(units, at)} ${here.coarse} ${here.pos}`,
  `onv=${leadsOn(units, at)} ${here.verb}`,
];

interface View {
  readonly word: string;
  readonly lemma: string;
  readonly pos: string;
  readonly fine: number | string;
  readonly coarse: number | string;
  readonly verb: number;
  readonly noun: number;
  readonly listed: string;
  readonly phrase: string;
  readonly within: boolean;
  readonly named: string;
  readonly first: boolean;
}

const nowhere: View = {
  word: "|",
  lemma: "|",
  pos: "|",
  fine: "|",
  coarse: "|",
  verb: 0,
  noun: 0,
  listed: "",
  phrase: "",
  within: false,
  named: "",
  first: false,
};

const views = new WeakMap<Unit, View>();

const viewOf = (unit: Unit | undefined): View => {
  if (unit === undefined) return nowhere;
  const before = views.get(unit);
  if (before !== undefined) return before;
  const { token, known, listed, phrase, within, named, first } = unit;
  const view = {
    word: /\d/.test(token.word) ? "9" : token.word,
    lemma: token.lemma,
    pos: token.pos,
    fine: known?.fine ?? "?",
    coarse: known?.coarse ?? "?",
    verb: known?.verb ?? 0,
    noun: known?.noun ?? 0,
    listed,
    phrase,
    within,
    named,
    first,
  };
  views.set(unit, view);
  return view;
};

/** The last subject since the clause began, and what stands between. */
const subjectBefore = (units: readonly Unit[], at: number): string => {
  for (let back = at - 1; back >= Math.max(0, at - 6); back--) {
    const { token, named } = units[back] ?? {};
    if (token === undefined || /^[.!?;:]/.test(token.text)) return `none ${Math.min(3, at - back)}`;
    if (/^(?:i|we|he|she|it|they|you|who|that|which)$/.test(token.word) || named === "self")
      return `${named === "self" ? "i" : token.word} ${Math.min(3, at - back)}`;
    if (token.pos === "PUNCT" || token.pos === "CCONJ") return `${token.word} ${Math.min(3, at - back)}`;
  }
  return "far";
};

/** The last word that opens a side clause in the sentence, such as "if" or "before"; `not` for a negation. */
const openerBefore = (units: readonly Unit[], at: number): string => {
  for (let back = at; back >= 0; back--) {
    const word = units[back]?.token.word ?? "";
    if (/^[.!?;:]/.test(word)) return "";
    if (openers.has(word)) return `${word} ${Math.min(3, Math.floor((at - back) / 2))}`;
  }
  return "";
};

/** What holds for a whole sentence is read once for all its words: a message without a full stop may have a thousand. */
const onceForSentence = (read: (sentence: readonly Unit[]) => string): ((units: readonly Unit[], at: number) => string) => {
  const known = new WeakMap<readonly Unit[], Map<number, string>>();
  return (units, at) => {
    const found = known.get(units) ?? new Map<number, string>();
    known.set(units, found);
    if (!found.has(at)) {
      const from = Math.max(
        0,
        units.findLastIndex(({ first }, nth) => nth <= at && first),
      );
      const next = units.findIndex(({ first }, nth) => nth > at && first);
      const end = next < 0 ? units.length : next;
      const said = read(units.slice(from, end));
      for (let nth = from; nth < end; nth += 1) found.set(nth, said);
    }
    return found.get(at) ?? "";
  };
};

/** Whether the sentence speaks to someone: it begins or ends with a name set off, or it says "you" or "me". */
const addressIn = onceForSentence((sentence) => {
  const words = sentence.filter(({ quote }) => quote === null);
  const comma = words.findIndex(({ token }) => /^[,!]$/.test(token.text));
  const last = words.findLastIndex(({ token }) => token.text === ",");
  const isName = (list: readonly Unit[]): boolean =>
    list.length > 0 && list.length < 4 && list.some(({ named }) => named === "person") && list.every(({ token }) => token.pos !== "VERB");
  const hail = isName(words.slice(0, Math.max(0, comma)))
    ? "front"
    : isName(words.slice(last + 1).filter(({ token }) => token.pos !== "PUNCT")) && last > 0
      ? "back"
      : "";
  const you = words.some(({ token }) => /^(?:you|your|yours)$/.test(token.word))
    ? "you"
    : words.some(({ token }) => token.word === "me")
      ? "me"
      : "";
  const i = words.some(({ token }) => token.word === "i") ? "i" : "";
  return `${hail}${you}${i}`;
});

/** The first word of a sentence that ends in a question mark; empty for any other. */
const questionIn = onceForSentence((sentence) => (sentence.at(-1)?.token.text === "?" ? (sentence[0]?.token.word ?? "") : ""));

/** Whether another verb follows in the same sentence behind an "and", a comma or a "to". */
const leadsOn = (units: readonly Unit[], at: number): string => {
  for (let next = at + 1; next < Math.min(units.length, at + 14); next++) {
    const { token, first, listed } = units[next] ?? {};
    if (token === undefined || first === true) return "no";
    const joint = units[next - 1]?.token ?? token;
    if (/^(?:and|then|to|,)$/.test(joint.word) && (token.pos === "VERB" || (listed !== "" && token.pos !== "DET"))) return joint.word;
  }
  return "no";
};

const openers = new Set(
  "if when unless once while before after until till because so without not n't never who what where why how whether that than as whatever to".split(
    " ",
  ),
);
