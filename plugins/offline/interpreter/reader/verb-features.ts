import { matchVerb } from "../lexicon.ts";
import type { FoundVerb, Lexicon } from "../lexicon.ts";
import type { Role } from "../frames/shape.ts";
import type { Frame } from "./frames.ts";
import type { Feature } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";
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

/** What the sense of a verb depends on: its words, what the catalogue has for them, and what it is done to. */
export const verbFeatures = (frame: Frame, found: FoundVerb | null, roles: readonly KnownRole[]): Feature[] => {
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
  ];
};

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
