import type { SuggestionMessages } from "../english/suggestions.ts";

export const suggestions: SuggestionMessages = {
  talk: (person) => `Reden: ${person}`,
  ask: (person, topic) => `Fragen: ${person} – ${topic}`,
  search: (thing) => `Durchsuchen: ${thing}`,
  examine: (thing) => `Untersuchen: ${thing}`,
  go: (place) => `Gehen: ${place}`,
  goBack: (place) => `Zurück: ${place}`,
  lookAround: () => "Umsehen",
  listen: () => "Lauschen",
};
