/** Short things to do next, as they stand on a button. */
export interface SuggestionMessages {
  readonly talk: (person: string) => string;
  readonly ask: (person: string, topic: string) => string;
  readonly search: (thing: string) => string;
  readonly examine: (thing: string) => string;
  readonly go: (place: string) => string;
  readonly goBack: (place: string) => string;
  readonly lookAround: () => string;
  readonly listen: () => string;
}

export const suggestions: SuggestionMessages = {
  talk: (person) => `Talk to ${person}`,
  ask: (person, topic) => `Ask ${person} about ${topic}`,
  search: (thing) => `Search ${thing}`,
  examine: (thing) => `Examine ${thing}`,
  go: (place) => `Go to ${place}`,
  goBack: (place) => `Go back to ${place}`,
  lookAround: () => "Look around",
  listen: () => "Listen",
};
