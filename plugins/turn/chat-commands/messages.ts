import { defineMessages } from "freeform-rpg/language";

/** The list of the commands of the chat. */
export const messages = defineMessages(
  {
    /** The commands that give a text its kind. */
    ofTheChat: [
      "/say TEXT: say these words as they stand",
      "/me TEXT: do what the text says",
      "/ooc TEXT or ((TEXT)): talk to the other players, outside the story",
      "/roll 2d6+1 REASON: roll dice for all to see; /gmroll for the DM alone",
    ],
    help: "The commands that you may use.",
    forDm: (line: string) => `${line} (DM)`,
  },
  {
    de: {
      ofTheChat: [
        "/say TEXT: diese Worte sagen, wie sie dastehen",
        "/me TEXT: tun, was der Text sagt",
        "/ooc TEXT oder ((TEXT)): außerhalb der Geschichte mit den anderen am Tisch reden",
        "/roll 2d6+1 GRUND: für alle sichtbar würfeln; /gmroll nur für die Spielleitung",
      ],
      help: "Die Befehle, die du verwenden darfst.",
      forDm: (line) => `${line} (Spielleitung)`,
    },
  },
);
