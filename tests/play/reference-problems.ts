import type { FileProblem, LocatedYaml } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import { readEffectLine, readNeverLine } from "./effect-line.ts";
import type { EffectLine } from "./effect-line.ts";
import type { Sentence } from "./sentence.ts";

/** What sentences may refer to in a scenario. */
export interface ScenarioIds {
  /** Entities, facts and clocks. */
  readonly ids: ReadonlySet<string>;
  readonly knowsVerb: (verb: string) => boolean;
}

type Path = readonly PropertyKey[];
type Complaint = { readonly path: Path; readonly message: string };

/** Ids, verbs and effects that the sentences name and the scenario does not have, each at its line. */
export const findReferenceProblems = (yaml: LocatedYaml, sentences: readonly Sentence[], known: ScenarioIds): FileProblem[] =>
  sentences.flatMap((sentence, at) =>
    [...inSituation(sentence, known), ...inActions(sentence, known), ...inEffects(sentence, known)].map(
      ({ path, message }): FileProblem => ({
        file: yaml.file,
        line: yaml.lineOf([at, ...path]),
        message: `${sentence.id}: ${message}`,
        severity: "error",
      }),
    ),
  );

const inSituation = ({ given }: Sentence, known: ScenarioIds): Complaint[] => {
  const lists = (["present", "carrying", "known"] as const).flatMap((key) =>
    given[key].map((id, at) => ({ path: ["given", key, at], id })),
  );
  const place = given.at === undefined ? [] : [{ path: ["given", "at"], id: given.at }];
  return [...place, ...lists].flatMap(({ path, id }) => unknownId(path, id, known));
};

const inActions = ({ actions }: Sentence, known: ScenarioIds): Complaint[] =>
  actions.flatMap(({ verbs, targets }, at) => [
    ...verbs.flatMap((verb, nth) => unknownVerb(["actions", at, "verbs", nth], verb, known)),
    ...targets.flatMap((id, nth) => (id === "" ? [] : unknownId(["actions", at, "targets", nth], id, known))),
  ]);

const inEffects = ({ effects = [], never }: Sentence, known: ScenarioIds): Complaint[] => [
  ...effects.flatMap((line, at) => inLine(["effects", at], readEffectLine(line), known)),
  ...never.flatMap((line, at) => inLine(["never", at], readNeverLine(line), known)),
];

const inLine = (path: Path, line: EffectLine | string, known: ScenarioIds): Complaint[] => {
  if (typeof line === "string") return [{ path, message: line }];
  if (line.kind === "verb") return line.words.flatMap((verb) => unknownVerb(path, verb, known));
  if (line.kind === "pass_time" || line.kind === "create") return [];
  const named = line.kind === "set_state" || line.kind === "learn" || line.kind === "agree" ? line.words.slice(0, 1) : line.words;
  return named.flatMap((word) => (free.has(word) ? [] : unknownId(path, word, known)));
};

/** Words of an effect that are no ids. */
const free = new Set(["*", "pc", "world"]);

const unknownId = (path: Path, id: string, { ids }: ScenarioIds): Complaint[] =>
  ids.has(id) || id.startsWith("feature:")
    ? []
    : [{ path, message: `unknown id "${id}".${didYouMean(id, [...ids])} Ids are those of the scenario and its packs.` }];

const unknownVerb = (path: Path, verb: string, { knowsVerb }: ScenarioIds): Complaint[] =>
  knowsVerb(verb)
    ? []
    : [{ path, message: `unknown verb "${verb}". Verbs are those of systems/_base.yaml and of the scenario's "system".` }];
