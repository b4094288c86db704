import { capitalise, clockTime, joinList } from "freeform-rpg/language";
import type { PlainMessages } from "../english/plain.ts";

export const plain: PlainMessages = {
  hour: (who, time) => `„Gegen ${clockTime(time)} Uhr“, sagt ${who}.`,
  weather: (who, weather) => `„${capitalise(weather)}“, sagt ${who}.`,
  place: (who, place) => `„${capitalise(place)}“, sagt ${who}.`,
  ways: (who, places) => `„Von hier führt der Weg weiter: ${joinList(places, "und")}“, sagt ${who}.`,
  noWays: (who) => `„Einen anderen Weg kenne ich nicht“, sagt ${who}.`,
  thatIs: (who, name, called) => `„${name}“, sagt ${who}.${called === "" ? "" : ` „${capitalise(called)}.“`}`,
  theyAre: (who, people) => `„${people.join("; ")}“, sagt ${who}.`,
  nobodyElse: (who) => `„Außer uns ist niemand hier“, sagt ${who}.`,
  keepsIt: (who, keeper) => `„Das macht ${keeper}“, sagt ${who}.`,
  keepsItSelf: (who) => `„Das mache ich“, sagt ${who}.`,
  worksHere: (who, trade) => `„Ja“, sagt ${who}.${trade === "" ? "" : ` „${trade}.“`}`,
  owned: {
    warm: ["„Das war ich“, sagt {who}. „Mir wäre lieber, du hättest es nicht sehen müssen.“", "„Ja“, sagt {who}. „Das habe ich getan.“"],
    plain: ["„Das war ich“, sagt {who}. „Ich hatte meine Gründe.“", "„Du hast mir dabei zugesehen“, sagt {who}."],
    cold: ["„Du hast Augen im Kopf“, sagt {who}. „Wer sonst?“", "„Das war ich“, sagt {who}. „Und ich kann noch mehr.“"],
  },
  reasons: {
    warm: ["„Wozu, das möchte ich lieber nicht sagen“, sagt {who}. „Noch nicht.“", "„Es musste sein“, sagt {who}. „Lass dir das genügen.“"],
    plain: [
      "„Dass ich es getan habe, hast du gesehen“, sagt {who}. „Das Warum behalte ich für mich.“",
      "„Ich hatte meine Gründe“, sagt {who}.",
    ],
    cold: ["„Frag dich das selbst“, sagt {who}.", "„Weil ich es kann“, sagt {who}."],
  },
  doer: (who, name) => `„Das war ${name}“, sagt ${who}.`,
  seen: ["„Ich habe es gesehen wie du“, sagt {who}. „Das war {doer}.“", "„Das war kaum zu übersehen“, sagt {who}. „{doer} war das.“"],
};
