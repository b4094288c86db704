import type { OutcomeTable } from "../../outcome-table.ts";

export const shoot: OutcomeTable = {
  critical: [
    "Ein Schuss, und noch vor dem Knall weißt du, dass es ein guter war. {Target} ist getroffen, und zwar da, wo es zählt.",
    "Du atmest aus, und am Grund des Atems drückst du ab. Besser hätte es nicht sitzen können.",
  ],
  success: [
    "Du legst an, hältst den halben Atem und schießt. {Target} ist getroffen.",
    "Du gibst dir keine Zeit zum Nachdenken. Der Schuss geht, wohin du siehst, und {target} bekommt ihn ab.",
    "Du schießt einmal, und es trifft.",
    "Die Welt wird schmal, und der Schuss findet sein Ziel.",
  ],
  mixed: [
    "Du triffst, eine Handbreit neben der Stelle, die du meintest, und drei Wände weit haben es alle gehört.",
    "Es trifft, wenn auch nicht richtig, und es kostet dich den Platz, an dem du standest.",
  ],
  failure: [
    "Du schießt, und der Schuss geht fehl, in etwas, das ersetzt werden muss.",
    "{Target} bewegt sich einen Augenblick vor dir. Du hast verfehlt.",
    "Deine Hand zuckt. Der Schuss geht daneben, und das Echo erzählt es allen.",
  ],
  botch: [
    "Es geht weit daneben, und beim nächsten Mal klickt es nur und riecht nach heißem Metall.",
    "Du verfehlst gründlich, stolperst über die eigene Hast und stehst im Freien, mit dem Lärm noch an dir.",
  ],
};
