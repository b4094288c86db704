import type { SuggestionMessages } from "../english/suggestions.ts";

export const suggestions: SuggestionMessages = {
  talk: (person) => `Reden: ${person}`,
  ask: (person, about) => `Fragen: ${person}${about}`,
  search: (thing) => `Durchsuchen: ${thing}`,
  examine: (thing) => `Untersuchen: ${thing}`,
  use: (thing) => `Benutzen: ${thing}`,
  go: (place) => `Gehen: ${place}`,
  ways: {
    exposed: ["Ein Versteck suchen"],
    detected: ["Dich herausreden", "Verschwinden, solange es geht"],
    cornered: ["Die anderen beschwichtigen", "Dir den Weg freikämpfen"],
    pursued: ["Deine Verfolger abschütteln"],
    injured: ["Deine Wunden versorgen"],
  },
};
