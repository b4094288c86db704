import { defineMessages } from "freeform-rpg/language";

/** What an unfinished session zero misses, by its reasons. */
export const missing = defineMessages(
  {
    name_missing: () => "The campaign has no name.",
    places_missing: () => "There is no place yet where the campaign could begin.",
    opening_place_missing: () => "It is not said where the campaign begins.",
    opening_time_missing: () => "It is not said at what time the campaign begins.",
    opening_text_missing: () => "The text is missing that players read first.",
    character_missing: () => "The character has no name, and the scenario has no free character.",
  },
  {
    de: {
      name_missing: () => "Die Kampagne hat keinen Namen.",
      places_missing: () => "Es gibt noch keinen Ort, an dem die Kampagne beginnen könnte.",
      opening_place_missing: () => "Es fehlt, wo die Kampagne beginnt.",
      opening_time_missing: () => "Es fehlt, zu welcher Zeit die Kampagne beginnt.",
      opening_text_missing: () => "Der Text fehlt, den die Spielenden zuerst lesen.",
      character_missing: () => "Die Figur hat keinen Namen, und das Szenario hat keine freie Figur.",
    },
  },
);
