import { matchVerb } from "../lexicon.ts";
import type { FoundVerb, Lexicon } from "../lexicon.ts";
import type { Role } from "../frames/shape.ts";
import type { Frame } from "./frames.ts";
import type { Feature } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";
import { sensesOf } from "./sense-table.ts";
import { classOf } from "./word-table.ts";
import type { WordClass } from "./word-table.ts";

/** A role with the kind of what it names. */
export type KnownRole = Pick<Role, "kind" | "prep" | "role" | "article"> & { readonly head: string };

/** What the words of a verb are in the catalogue: the longest phrase that begins among them. `null` for none. */
export const listedVerb = ({ verb }: Frame, units: readonly Unit[], lexicon: Lexicon): FoundVerb | null => {
  const tokens = units.map(({ token }) => token);
  const from = units.findIndex((unit) => unit === verb[0]);
  const found = verb.flatMap((_, at) => matchVerb(tokens, from + at, lexicon) ?? []);
  return found.toSorted((a, b) => b.phrase.split("_").length - a.phrase.split("_").length)[0] ?? null;
};

/** What is known of a frame: what the catalogue lists its words under, and its roles. */
export interface Knowledge {
  readonly found: FoundVerb | null;
  readonly roles: readonly KnownRole[];
}

/** What the sense of a verb depends on: its words, what the catalogue has for them, and what it is done to. */
export const verbFeatures = (frame: Frame, units: readonly Unit[], { found, roles }: Knowledge): Feature[] => {
  const { verb } = frame;
  const head = verb.find(({ token: { pos }, listed }) => pos === "VERB" || listed !== "") ?? verb[0];
  const lemma = head?.token.lemma ?? "";
  const listed = found?.verb ?? head?.listed ?? "";
  const main = roles.find(({ role }) => role === "target") ?? roles.find(({ role }) => role === "object");
  return [
    "bias",
    ...wordFeatures(
      verb.map(({ token }) => token.lemma),
      lemma,
    ),
    ...shapeFeatures(roles, lemma, listed),
    ...mainFeatures(main, lemma),
    ...catalogueFeatures(listed, found),
    ...knownFeatures(lemma, head?.known, main?.kind ?? ""),
    ...impliedFeatures(frame),
    ...senseFeatures(verb, head),
    ...objectFeatures(roles),
    ...frameFeatures(frame, lemma, listed),
    ...aroundFeatures(frame, units, lemma),
    ...meanFeatures(
      "o",
      roles.filter(({ role }) => role === "target" || role === "object").map(({ head }) => head),
    ),
    ...meanFeatures(
      "m",
      frame.verb.map(({ token }) => token.lemma),
    ),
    ...meanFeatures(
      "k",
      frame.roles.flatMap(({ units: held }) =>
        held.filter(({ token: { pos } }) => /^(?:NOUN|ADJ|VERB)$/.test(pos)).map(({ token }) => token.lemma),
      ),
    ),
  ];
};

const meanFeatures = (name: string, words: readonly string[]): Feature[] => {
  const vectors = words.flatMap((word) => classOf(word)?.vector ?? []);
  if (vectors.length === 0) return [];
  return [...(vectors[0] ?? [])].map((_, at): Feature => [
    `${name}${at}`,
    vectors.reduce((sum, v) => sum + (v[at] ?? 0), 0) / vectors.length / 127,
  ]);
};

/** The words around the verb, and those of its sentence. */
const aroundFeatures = ({ verb, start, end }: Frame, units: readonly Unit[], lemma: string): string[] => {
  const at = verb[0] === undefined ? start : units.indexOf(verb[0]);
  const behind = verb.length === 0 ? end : at + verb.length;
  const word = (nth: number): string => units[nth]?.token.word ?? "|";
  const viewed = (nth: number): string => (units[nth]?.named || units[nth]?.token.pos) ?? "|";
  return [
    `b1=${word(at - 1)}`,
    `b2=${word(at - 2)} ${word(at - 1)}`,
    `a1=${word(behind)}`,
    `a2=${word(behind)} ${word(behind + 1)}`,
    `al=${lemma} ${word(behind)}`,
    `av=${viewed(behind)} ${viewed(behind + 1)}`,
    `first=${units[at]?.first === true}`,
  ];
};

/** Which parts the frame has, how they are led in to, and the words in them. */
const frameFeatures = ({ verb, roles }: Frame, lemma: string, listed: string): string[] => {
  const names = roles.map(({ role }) => role);
  const words = roles
    .filter(({ role }) => role !== "words" && role !== "topic")
    .flatMap(({ units }) =>
      units.filter(({ token: { pos } }) => /^(?:NOUN|PROPN|ADJ|VERB|NUM|ADV)$/.test(pos)).map(({ token }) => token.lemma),
    );
  return [
    `fr=${names.toSorted().join(" ")}`,
    `frl=${names.toSorted().join(" ")} ${listed}`,
    ...roles.flatMap(({ role, prep }) => [
      `has=${role} ${lemma}`,
      `hasp=${role} ${prep}`,
      `hap=${prep} ${listed}`,
      `hal=${role} ${listed}`,
    ]),
    ...words.map((word) => `bw=${word}`),
    ...words.map((word) => `bl=${word} ${lemma}`),
    `nv=${verb.length === 0 ? "none" : Math.min(4, verb.length)}`,
    `end=${verb.at(-1)?.token.lemma ?? ""} ${listed}`,
    ...verb.map(({ token: { lemma: own, pos } }) => `vp=${pos} ${own}`),
  ];
};

/** How much the first senses of a word count. */
const senseWeights = [1, 0.7, 0.5, 0.4];

/** What WordNet has for the verb: its phrase where that is listed, else its head. */
const senseFeatures = (verb: readonly Unit[], head: Unit | undefined): Feature[] => {
  const lemmas = verb.map(({ token }) => token.lemma);
  const from = head === undefined ? 0 : verb.indexOf(head);
  const phrases = [3, 2, 1].map((length) => lemmas.slice(from, from + length).join("_"));
  const senses = phrases.map((phrase) => sensesOf("verb", phrase)).find((found) => found.length > 0) ?? [];
  return senses.map(({ synset, nth }): Feature => [`y${synset}`, senseWeights[nth] ?? 0]);
};

/** What WordNet has for what it is done to. */
const objectFeatures = (roles: readonly KnownRole[]): Feature[] =>
  roles
    .filter(({ role, kind }) => (role === "target" || role === "object") && kind !== "person" && kind !== "self")
    .flatMap(({ head }) => sensesOf("noun", head).map(({ synset, nth }): Feature => [`z${synset}`, nth === 0 ? 0.5 : 0.25]));

const wordFeatures = (words: readonly string[], lemma: string): string[] => [
  ...words.map((word) => `w=${word}`),
  ...words.slice(1).map((word) => `wl=${lemma} ${word}`),
  `ph=${words.join(" ")}`,
];

const mainFeatures = (main: KnownRole | undefined, lemma: string): string[] => [
  `mk=${main?.kind ?? ""} ${lemma}`,
  `art=${main?.article ?? ""} ${lemma}`,
];

const shapeFeatures = (roles: readonly KnownRole[], lemma: string, listed: string): string[] => {
  const kindOf = (name: string): string => roles.find(({ role }) => role === name)?.kind ?? "";
  const shape = `${kindOf("target")} ${kindOf("object")}`;
  const each = roles.flatMap(({ role, kind, prep }) => [
    `r=${role}`,
    `rk=${role} ${kind}`,
    `rp=${role} ${prep}`,
    `lp=${lemma} ${prep}`,
    `ak=${listed} ${role} ${kind}`,
    `alp=${listed} ${role} ${prep}`,
    `rkp=${role} ${kind} ${prep}`,
  ]);
  const nouns = roles.filter(({ role }) => role === "target" || role === "object").flatMap(({ head }) => nounFeatures(head, lemma, listed));
  return [`sh=${shape}`, `shl=${shape} ${lemma}`, `sha=${shape} ${listed}`, `no=${roles.length === 0} ${lemma}`, ...each, ...nouns];
};

const nounFeatures = (noun: string, lemma: string, listed: string): string[] => {
  const known = classOf(noun);
  return [
    `nh=${noun}`,
    `nl=${lemma} ${noun}`,
    `nc=${known?.noun ?? ""} ${listed}`,
    `nf=${known?.coarse ?? ""} ${listed}`,
    `ncl=${known?.noun ?? ""} ${lemma}`,
  ];
};

const catalogueFeatures = (listed: string, found: FoundVerb | null): Feature[] => {
  if (listed === "") return [];
  return [[`a=${listed}`, 2], ...(found !== null && found.phrase.includes("_") ? ([[`ap=${listed}`, 2]] as const) : [])];
};

const knownFeatures = (lemma: string, known: WordClass | undefined, kind: string): Feature[] => {
  if (known === undefined) return [];
  const { fine, coarse, verb, vector } = known;
  const point = [...vector].map((value, at): Feature => [`x${at}`, value / 127]);
  return [`l=${lemma}`, `f=${fine}`, `c=${coarse}`, `v=${verb}`, `vk=${verb} ${kind}`, `ck=${coarse} ${kind}`, ...point];
};

/** With no verb the words said or asked for tell what is meant. */
const impliedFeatures = ({ verb, roles }: Frame): string[] => {
  const said = roles.filter(({ role }) => role === "words" || role === "topic");
  const [first] = said;
  if (first === undefined) return [];
  const text = first.units.map(({ quote, token }) => quote ?? token.text).join(" ");
  const low = text.toLowerCase();
  const bare = verb.length === 0 ? "0" : "1";
  const words = low.match(/[a-z']+/g) ?? [];
  const marks = [
    `q${bare}=${/\?/.test(low)}`,
    `you${bare}=${/\byou\b/.test(low)}`,
    `one${bare}=${words[0] ?? ""}`,
    `two${bare}=${words.slice(0, 2).join(" ")}`,
    `wh${bare}=${/^(?:who|what|where|when|why|how|whether|if)\b/.test(low)}`,
    `ex${bare}=${low.endsWith("!")}`,
  ];
  return [...marks, ...(bare === "0" ? ["none", ...words.map((word) => `sw=${word}`)] : [])];
};
