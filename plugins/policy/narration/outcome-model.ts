import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readClauses } from "./read-clauses.ts";
import type { Clause, Mood } from "./read-clauses.ts";

const Tellings = z.string().transform((text) => text.trim().split("\n"));

/** How deeds of one family are told, a line each. */
const Family = z.strictObject({ verbs: z.string(), worked: Tellings, failed: Tellings });
const Plain = z.strictObject({ plain: Tellings, prose: Tellings });

const folder = join(import.meta.dirname, "outcomes");
const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"));

const families = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml") && file !== "plain.yaml")
  .map((file) => ({ family: file.replace(".yaml", ""), ...Family.parse(readYaml(file)) }));

const byVerb = new Map(families.flatMap(({ family, verbs }) => verbs.split(" ").map((verb) => [verb, family] as const)));

/** The family of deeds that belong to no other; what is told of them may be told of any deed. */
export const anyFamily = "making";

/** The family of deeds that a verb belongs to; `making` holds what belongs to no other. */
export const familyOf = (verb: string): string => byVerb.get(verb) ?? anyFamily;

/** What is counted of a clause, by number, with its share: words, words beside their subject, and pairs. */
interface Features {
  readonly ids: Int32Array;
  readonly shares: Float64Array;
}

/** What a clause counts for where another one follows. */
const fading = 0.4;

/** What counts for deeds of all families, beside what counts for those of one. */
const common = 0.5;

const marks: Readonly<Record<Mood, string>> = { so: "", not: "!", maybe: "~" };

/** Numbers of features by name; a feature that was never learned counts for nothing. */
const numbers = new Map<string, number>();
let learning = true;

const numberOf = (name: string): number => {
  const number = numbers.get(name);
  if (number !== undefined || !learning) return number ?? -1;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
};

const featuresOf = (clauses: readonly Clause[], family: string): Features => {
  const [ids, shares]: [number[], number[]] = [[], []];
  // Nothing known of a clause is no sign of either end.
  shares[ids.push(numberOf("")) - 1] = 1;
  const put = (id: number, share: number): void => {
    if (id !== -1) shares[ids.push(id) - 1] = share;
  };
  const add = (name: string, share: number): void => {
    const id = numberOf(name);
    // What is not known for any family is known for none.
    if (id === -1) return;
    put(id, share * common);
    put(numberOf(`${family}|${name}`), share);
  };
  // A word that is denied speaks half for the contrary.
  const count = (name: string, mood: Mood, share: number): void => {
    if (mood === "not") add(name, -share / 2);
    add(marks[mood] + name, mood === "maybe" ? share / 2 : share);
  };
  for (const [nth, { words, spoken, subject }] of clauses.entries()) {
    // How a deed ends is told at the end: "they hear you out, and agree".
    const share = nth === clauses.length - 1 ? 1 : fading;
    for (const [at, { stem, mood, heavy }] of words.entries()) {
      const name = spoken ? `"${stem}` : stem;
      const next = words[at + 1];
      if (heavy) count(name, mood, share / 2);
      if (heavy && !spoken) count(`${subject} ${stem}`, mood, share);
      if (next !== undefined) count(`${name}_${next.stem}`, next.mood, share);
    }
  }
  return { ids: Int32Array.from(ids), shares: Float64Array.from(shares) };
};

/** What a lesson tells: that the deed worked, that it failed, or neither. */
type Telling = "worked" | "failed" | "neither";

interface Lesson {
  readonly features: Features;
  readonly telling: Telling;
}

interface Weights {
  readonly worked: Float64Array;
  readonly failed: Float64Array;
}

const passes = 7;
const rate = 0.3;
const decay = 0.005;

/** Multinomial logistic regression with AdaGrad (Duchi, Hazan and Singer, 2011), in a fixed order, so that it comes out the same everywhere. */
const learn = (lessons: readonly Lesson[]): Weights => {
  const fresh = () => ({ weights: new Float64Array(numbers.size), sums: new Float64Array(numbers.size).fill(0.5) });
  const sides = { worked: fresh(), failed: fresh() };
  const weights = { worked: sides.worked.weights, failed: sides.failed.weights };
  for (let at = 0; at < lessons.length * passes; at += 1) {
    const lesson = lessons[(at * 7919) % lessons.length];
    if (lesson === undefined) continue;
    const likely = likelihoods(lesson.features, weights);
    for (const side of ["worked", "failed"] as const)
      descend(lesson.features, likely[side] - (lesson.telling === side ? 1 : 0), sides[side]);
  }
  return weights;
};

const descend = ({ ids, shares }: Features, slope: number, { weights, sums }: { weights: Float64Array; sums: Float64Array }): void => {
  for (let nth = 0; nth < ids.length; nth += 1) {
    const id = ids[nth] ?? 0;
    const step = slope * (shares[nth] ?? 0) + decay * (weights[id] ?? 0);
    const sum = (sums[id] ?? 0) + step * step;
    sums[id] = sum;
    weights[id] = (weights[id] ?? 0) - (rate * step) / Math.sqrt(sum);
  }
};

const likelihoods = (features: Features, { worked, failed }: Weights): { worked: number; failed: number } => {
  const [up, down] = [Math.exp(weigh(features, worked)), Math.exp(weigh(features, failed))];
  return { worked: up / (1 + up + down), failed: down / (1 + up + down) };
};

const weigh = ({ ids, shares }: Features, weights: Float64Array): number => {
  let sum = 0;
  for (let nth = 0; nth < ids.length; nth += 1) sum += (shares[nth] ?? 0) * (weights[ids[nth] ?? 0] ?? 0);
  return sum;
};

/** The families that most deeds belong to. */
const usual = ["social", "stealth", "violence", "opening", "moving"];

const readLessons = (): Lesson[] => {
  const lesson = (text: string, family: string, telling: Telling): Lesson => ({ features: featuresOf(readClauses(text), family), telling });
  // What is told of deeds of any kind is told of those of every family.
  const teach = (family: string, texts: readonly string[], telling: Telling): Lesson[] =>
    (family === anyFamily ? families.map((one) => one.family) : [family]).flatMap((one) => texts.map((text) => lesson(text, one, telling)));
  const { plain, prose } = Plain.parse(readYaml("plain.yaml"));
  return [
    ...families.flatMap(({ family, worked, failed }) => [...teach(family, worked, "worked"), ...teach(family, failed, "failed")]),
    ...plain.flatMap((text) => usual.map((family) => lesson(text, family, "neither"))),
    ...prose.map((text, at) => lesson(text, usual[at % usual.length] ?? "", "neither")),
  ];
};

let learned: Weights | undefined;

const learnOnce = (): Weights => {
  const weights = learn(readLessons());
  learning = false;
  return weights;
};

/** How likely a clause tells that a deed of a family worked (up to 1), or failed (down to -1). Learned once from `outcomes/`. */
export const weighClause = (clause: Clause, family: string): number => {
  learned ??= learnOnce();
  const { worked, failed } = likelihoods(featuresOf([clause], family), learned);
  return worked - failed;
};
