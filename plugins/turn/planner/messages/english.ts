import { capitalise, withArticle } from "freeform-rpg/language";
import { moves } from "./english/moves.ts";
import type { MoveMessages } from "./english/moves.ts";
import { suggestions } from "./english/suggestions.ts";
import type { SuggestionMessages } from "./english/suggestions.ts";
import { topics } from "./english/topics.ts";
import type { TopicMessages } from "./english/topics.ts";

/** What the planner says without a model. Values are names as they are written in the scenario. */
export interface PlannerMessages {
  readonly beats: {
    /** Somebody who is not addressed; `mood` may be empty. */
    readonly watches: (person: string, mood: string) => string;
    /** Behind a thread whose people or place are here. */
    readonly hasToDoWithIt: string;
    /** Behind a thread that has not moved for long: for the narrator. */
    readonly overdue: string;
  };
  readonly moves: MoveMessages;
  readonly suggestions: SuggestionMessages;
  readonly topics: TopicMessages;
}

export const english: PlannerMessages = {
  beats: {
    watches: (person, mood) => `${capitalise(withArticle(person))}${mood === "" ? "" : `, ${mood},`} is watching.`,
    hasToDoWithIt: "Someone or something here has to do with it.",
    overdue: "It has waited too long: let something in this scene bring it up.",
  },
  moves,
  suggestions,
  topics,
};
