import type { ActionRow, ActionRows, ActionTrait } from "freeform-rpg/schemas";
import { normaliseVerb } from "./normalise-verb.ts";
import { completeRow } from "./complete-row.ts";
import type { CompleteRow } from "./complete-row.ts";

/** An action of the catalogue with every field filled in. */
export interface Action extends CompleteRow {
  /** The canonical verb; for a word that no row has, the word itself. */
  readonly verb: string;
}

/** The actions of one game: the one place that knows how a verb is treated. */
export interface ActionCatalogue {
  /** Every action, in the order of the rows. */
  readonly all: readonly Action[];
  /** Canonical verbs by word or phrase, the words of a phrase joined by `_`. */
  readonly verbs: ReadonlyMap<string, string>;
  /** The action that a verb or a phrase means: `Talk to` is `talk`, `stab` is `attack`. An unknown verb is treated as the row `default` says. */
  find(word: string): Action;
  /** True when the action that the word means has any of the traits. */
  is(word: string, ...traits: readonly ActionTrait[]): boolean;
}

/** The name of the row that holds for every action. */
const ground = "default";

/** Opens a catalogue. Of two rows that claim a word, the one named by it has it, else the later one. Throws `ActionError` for a wrong `like`. */
export const openCatalogue = (rows: ActionRows): ActionCatalogue => {
  const base = rows[ground] ?? {};
  const named = Object.keys(rows).filter((verb) => verb !== ground);
  const actions = new Map(named.map((verb): [string, Action] => [verb, { verb, ...completeRow(verb, rows, base) }]));
  const verbs = indexWords(named, rows);
  const spellings = new Map(
    [...verbs].flatMap(
      ([word, verb]) =>
        [
          [word.replaceAll("_", ""), verb],
          [normaliseVerb(word), verb],
        ] as const,
    ),
  );
  const unknown = completeRow(ground, { [ground]: base }, base);
  const find = (word: string): Action => {
    const spelled = normaliseVerb(word);
    const verb = spellings.get(spelled) ?? spellings.get(spelled.split("_")[0] ?? spelled);
    return actions.get(verb ?? "") ?? { verb: spelled, ...unknown };
  };
  return {
    all: [...actions.values()],
    verbs,
    find,
    is: (word, ...traits) => hasTrait(find(word), ...traits),
  };
};

const indexWords = (named: readonly string[], rows: Readonly<Record<string, ActionRow>>): Map<string, string> => {
  const words = named.flatMap((verb) => [verb, ...(rows[verb]?.synonyms ?? [])].map((word) => [word, verb] as const));
  return new Map(words.map(([word, verb]) => [word, rows[word] === undefined ? verb : word]));
};

/** True when the action has any of the traits. */
export const hasTrait = ({ traits }: Pick<Action, "traits">, ...wanted: readonly ActionTrait[]): boolean =>
  wanted.some((trait) => traits.includes(trait));
