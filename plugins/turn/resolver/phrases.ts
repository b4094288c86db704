import type { AllowedAction } from "freeform-rpg/schemas";
import type { Action, ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { withArticle } from "freeform-rpg/language";
import { isShowing } from "freeform-rpg/plugins/turn/scene/lib";

type Named = Pick<AllowedAction, "action" | "target_name"> & {
  /** What it is done with, by name; empty where nothing is. */
  readonly item_name?: string;
};

/** The action as an infinitive: `sneak past Okafor`, `look around`. `isPlace` when the target is a place. */
export const nameAction = (actions: ActionCatalogue, { action, target_name, item_name = "" }: Named, isPlace = false): string => {
  const row = actions.find(action);
  const word = action.trim().toLowerCase().replaceAll("_", " ");
  if (target_name === "") return row.phrase.alone ?? word;
  const target = withArticle(target_name);
  if (item_name !== "" && isShowing(word)) return `${word} ${withArticle(item_name)} to ${target}`;
  if (item_name !== "" && row.verb === "throw") return `${word} ${withArticle(item_name)} at ${target}`;
  if (isPlace && row.phrase.place !== undefined) return `${word} ${row.phrase.place} ${target}`;
  return `${row.verb === word ? (row.phrase.target ?? word) : withPreposition(word, row)} ${target}`;
};

/** Synonyms such as `speak` or `run` take the preposition of the verb that they stand for. */
const withPreposition = (word: string, { phrase, transitive }: Action): string => {
  const preposition = (phrase.target ?? "").split(" ").slice(1).join(" ");
  return word.includes(" ") || preposition === "" || transitive.includes(word) ? word : `${word} ${preposition}`;
};
