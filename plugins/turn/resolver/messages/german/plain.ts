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
  notThey: {
    warm: ["„Ich nicht“, sagt {who}. „Ich war die ganze Zeit hier.“", "„Ich habe nichts getan“, sagt {who}. „Was meinst du?“"],
    plain: ["„Was denn?“, sagt {who}. „Ich habe nichts getan.“", "„Ich nicht“, sagt {who}."],
    cold: ["„Wenn ich es gewesen wäre, wüsstest du es“, sagt {who}.", "„Beweis es“, sagt {who}."],
  },
  reasons: {
    warm: ["„Wozu, das möchte ich lieber nicht sagen“, sagt {who}. „Noch nicht.“", "„Es musste sein“, sagt {who}. „Lass dir das genügen.“"],
    plain: [
      "„Dass ich es getan habe, hast du gesehen“, sagt {who}. „Das Warum behalte ich für mich.“",
      "„Ich hatte meine Gründe“, sagt {who}.",
    ],
    cold: ["„Frag dich das selbst“, sagt {who}.", "„Weil ich es kann“, sagt {who}."],
  },
  newToThem: {
    warm: [
      "{Who} sieht es sich von allen Seiten an. „Das habe ich noch nie gesehen“, sagt {who}. „Tut mir leid.“",
      "„Mehr, als du siehst, kann ich dir dazu nicht sagen“, sagt {who}.",
    ],
    plain: ["{Who} sieht es sich eine Weile an. „Das ist mir neu“, sagt {who}.", "„Ich werde daraus nicht klüger als du“, sagt {who}."],
    cold: ["{Who} wirft einen Blick darauf. „Und?“, sagt {who}.", "„Was soll ich damit anfangen?“, sagt {who}."],
  },
  sends: (who, advice) => `„${advice}“ sagt ${who} nach einer Weile. „Nicht mich.“`,
  doer: (who, name) => `„Das war ${name}“, sagt ${who}.`,
  seen: ["„Ich habe es gesehen wie du“, sagt {who}. „Das war {doer}.“", "„Das war kaum zu übersehen“, sagt {who}. „{doer} war das.“"],
};
