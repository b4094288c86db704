import { capitalise } from "freeform-rpg/language";
import type { MoveMessages } from "../english/moves.ts";

export const moves: MoveMessages = {
  overdue: [
    "Niemand hat sich darum gekümmert.",
    "Ungefragt fällt es dir wieder ein.",
    "Es wartet schon länger, als es sollte.",
    "Es aufzuschieben hat seinen Preis.",
  ],
  situationPresses: (sentence) => `${sentence} Das duldet keinen Aufschub.`,
  bothWait: (one, other) => `${capitalise(one)} und ${other} warten beide auf dich, und keine Antwort wird beiden gefallen.`,
  looksFromYouTo: (one, other) => `${capitalise(one)} und ${other} sehen erst einander an und dann dich, als wäre eine Erklärung fällig.`,
  waitsForAnswer: (person) => `${capitalise(person)} wartet auf eine Antwort, und auch Schweigen wäre eine.`,
  stepsBetween: (person) => `${capitalise(person)} steht jetzt zwischen dir und dem einfachsten Weg hinaus, vielleicht aus Versehen.`,
  failureShows: () => "Dein letzter Fehlschlag hat Spuren hinterlassen, und früher oder später findet sie jemand.",
  studiesYou: (person) => `${capitalise(person)} beobachtet schon länger, wie du vorgehst, und ahnt allmählich, was als Nächstes kommt.`,
  noticesYou: (person) => `Nicht nur du passt auf: ${capitalise(person)} hat bemerkt, wohin du immer wieder schaust.`,
  threatIsNear: (text) => `Wegsehen geht nicht mehr: ${text}`,
  threatStays: (text) => `Es ist nicht verschwunden: ${text}`,
  clockNearEnd: (clock) => `${capitalise(clock)}: Das Ende ist nah, und viel hält es nicht mehr aus.`,
  wayOpen: (place, person) =>
    person === null
      ? `Ein Weg steht offen (${place}). Wer ihn jetzt nimmt, überlässt diesen Ort allen, die danach kommen.`
      : `Ein Weg steht offen (${place}). Wer ihn nimmt, lässt jemanden im Rücken: ${person}.`,
  worthALook: (feature) => `Einen genaueren Blick wäre das wert, wenn du die Zeit hast und man dich dabei sehen darf: ${feature}.`,
  saysMoreAtAPrice: (person) => `${capitalise(person)} würde vielleicht mehr sagen, aber nicht umsonst.`,
  lastOne: (thing) => `Wenn das verbraucht ist, gibt es dafür keinen Ersatz: ${thing}.`,
  fewLeft: (thing) => `Du zählst nach, wie viel noch übrig ist (${thing}). Mehr ist hier nicht zu bekommen.`,
  purse: "Alles hat hier seinen Preis, und dein Geldbeutel hat einen Boden.",
  timeIsShort: (clock) => `Es ist weniger Zeit da, als es zu tun gibt, und sie wartet nicht (${clock}).`,
  eitherWay: (one, other) => `Von hier geht es entweder dorthin oder dahin: ${one} oder ${other}. Beides im Auge behalten kann niemand.`,
  goesOnWithoutYou: (one, other) =>
    `Zwei Orte, und du bist immer nur an einem: ${one} und ${other}. Was am anderen geschieht, geschieht ohne dich.`,
  hardToHide: (weapon) => `Das ist schwerer zu verbergen, als es zu bekommen war: ${weapon}.`,
  weaponNoted: (weapon, person) =>
    `${capitalise(person)} hat bemerkt, was du bei dir trägst (${weapon}), und steht jetzt ein wenig anders da.`,
  grudge: (person) => `${capitalise(person)} hat nicht vergessen, wie ihr zuletzt miteinander umgegangen seid.`,
  poorSight: [
    "Was dich vor Blicken schützt, nimmt auch dir die Sicht.",
    "Wer sonst noch hier ist, sieht so wenig wie du und kennt den Ort vielleicht besser.",
  ],
  goodSight: "In diesem Licht sieht man dich so gut, wie du selbst siehst.",
  loud: "Bei diesem Lärm würdest du niemanden kommen hören.",
  quiet: "Es ist so still hier, dass jeder deiner Schritte zu hören ist.",
};
