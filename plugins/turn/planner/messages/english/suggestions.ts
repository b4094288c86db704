import { withArticle } from "freeform-rpg/language";

/** Short things to do next, as they stand on a button. */
export interface SuggestionMessages {
  readonly talk: (person: string) => string;
  /** `about` is what {@link TopicMessages} ask. */
  readonly ask: (person: string, about: string) => string;
  readonly search: (thing: string) => string;
  readonly examine: (thing: string) => string;
  readonly use: (thing: string) => string;
  readonly go: (place: string) => string;
  /** Ways out of what presses. */
  readonly ways: Readonly<Record<"exposed" | "detected" | "cornered" | "pursued" | "injured", readonly string[]>>;
}

export const suggestions: SuggestionMessages = {
  talk: (person) => `Talk to ${withArticle(person)}`,
  ask: (person, about) => `Ask ${withArticle(person)}${about}`,
  search: (thing) => `Search ${withArticle(thing)}`,
  examine: (thing) => `Examine ${withArticle(thing)}`,
  use: (thing) => `Use ${withArticle(thing)}`,
  go: (place) => `Go to ${withArticle(place)}`,
  ways: {
    exposed: ["Find somewhere to hide"],
    detected: ["Talk your way out of it", "Get away while you can"],
    cornered: ["Talk them down", "Fight your way out"],
    pursued: ["Lose whoever is after you"],
    injured: ["See to your wounds"],
  },
};
