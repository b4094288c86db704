import { capitalise } from "freeform-rpg/language";
import type { AnswerMessages } from "../english/answers.ts";
import { list } from "./sights.ts";

const untouched = "Es ist nichts geschehen, und es ist keine Zeit vergangen.";

const states = { dead: "tot", down: "am Boden" } as const;
const periods: Readonly<Record<string, string>> = {
  pre_dawn: "vor der Dämmerung",
  dawn: "Morgendämmerung",
  morning: "Vormittag",
  afternoon: "Nachmittag",
  evening: "Abend",
  night: "Nacht",
};
const situations: Readonly<Record<string, string>> = {
  exposed: "ungeschützt",
  detected: "entdeckt",
  cornered: "in die Enge getrieben",
  pursued: "auf der Flucht",
  injured: "verletzt",
};

export const answers: AnswerMessages = {
  list,
  nothingMoreToSee: (feature) => `Von hier aus siehst du nicht mehr davon: ${feature}. Sieh genauer hin, oder probiere es aus.`,
  isHere: (name) => `${capitalise(name)} ist hier.`,
  noPromise: () => "An ein solches Versprechen erinnerst du dich nicht.",
  noOpenPromise: () => "Es ist kein Versprechen offen, weder von dir noch an dich.",
  promiseKept: (promise) => `${promise}, und es wurde gehalten.`,
  unanswered: (question) =>
    `Nichts von dem, was du weißt, beantwortet „${question}“. Frag jemanden, sieh genauer hin, oder probiere es aus.`,
  unknown: (subject) => `Über „${subject}“ weißt du noch nichts.`,
  acquaintancesHere: (names) => `Hier: ${names}.`,
  acquaintancesElsewhere: (names) => `Anderswo kennst du: ${names}.`,
  noAcquaintances: () => "Du kennst noch niemanden.",
  notBegun: () => "Noch nichts: Die Geschichte hat gerade erst angefangen.",
  nothingNew: () => "Dein letzter Zug hat nichts Neues gebracht.",
  justHappened: (told) => `Eben: ${told}`,
  theoryOpen: () =>
    "Das kann sein. Nichts von dem, was du weißt, entscheidet es: Finde heraus, was es täte, oder sprich jemanden darauf an.",
  theoryBears: (known) => `Das kann sein, und beweisen musst du es. Was du weißt und was damit zu tun hat: ${known}`,
  notKnownWell: (who) => `Du kennst niemanden namens „${who}“ gut genug, um das zu sagen.`,
  yoursToDecide: (name) => `Was du davon hältst, entscheidest du: ${name}.`,
  comesAcross: (name, mood) => `So wirkt ${name}: ${mood}`,
  unclear: () => "Ich habe nicht verstanden, was deine Figur tut",
  notFollowed: (words) => `„${words}“ habe ich nicht verstanden`,
  later: (words) => `Noch nicht geschehen: „${words}“. Sag es, wenn es so weit ist.`,
  foreign: (words, hints) => {
    const tried = hints.length === 0 ? "" : ` Hier zum Beispiel: ${list(hints.map((hint) => `„${hint}“`))}.`;
    return `„${words}“ habe ich nicht verstanden. Ohne Sprachmodell lese ich schlichte Sätze mit einem Verb, etwa „Ich sehe mich um“, „Ich frage die Wirtin nach dem Brief“ oder „Ich gehe zum Hafen“, und Namen, die bekannt sind.${tried} ${untouched}`;
  },
  sayPlainly: (lead, hints) => {
    const tried = hints.length === 0 ? "„Umsehen“" : list(hints.map((hint) => `„${hint}“`));
    return `${lead}. Sag es mit einfachen Worten, ein oder zwei Handlungen auf einmal: ${tried}. ${untouched}`;
  },
  rules: () => `Was geschieht, entscheidet das Spiel, und es gewährt nichts, nur weil man es darum bittet. ${untouched}`,
  claim: () =>
    `Was es gibt und was andere tun, bestimmst nicht du; was deine Figur versucht, schon. Sag das, und das Spiel findet heraus, was daraus wird. ${untouched}`,
  dice: () =>
    "Was gefahrlos ist, geschieht einfach. Um das, was gewagt ist, wird mit den Werten deiner Figur gewürfelt, und der Wurf steht unter dem Zug: Es kann misslingen, um einen Preis gelingen oder gelingen. Die Geschichte folgt dem Wurf, nie umgekehrt.",
  undo: () =>
    `Nur die Spielleitung kann einen Zug zurücknehmen: /undo am Tisch, oder das Zurückspulen der Kampagne. Gelöscht wird dabei nichts. ${untouched}`,
  quit: () =>
    "Deine Geschichte bleibt nach jedem Zug so, wie sie steht. Geh, wann du willst (/quit am Tisch), und komm an genau diese Stelle zurück.",
  place: (place) => `Du bist hier: ${place}.`,
  carriesNothing: () => "Du trägst nichts bei dir.",
  carries: (things) => `Du trägst bei dir: ${things}.`,
  counted: (thing, quantity) => (quantity === 1 ? thing : `${thing} (${quantity})`),
  holding: (thing, contents) => `${thing} (darin: ${contents})`,
  money: (name, value) => `${name}: ${value}.`,
  nobodyHere: () => "Sonst ist niemand hier, den du sehen könntest.",
  hereWithYou: (names) => `Mit dir hier: ${names}.`,
  liesDead: (name) => `${capitalise(name)} ist tot.`,
  isDown: (name) => `${capitalise(name)} liegt am Boden.`,
  noWayOn: (place) => `Du siehst von hier keinen Weg weiter (${place}).`,
  waysOn: (place, ways) => `Von hier (${place}) kannst du weitergehen: ${ways}.`,
  closerLook: (features) => `Einen genaueren Blick wert: ${features}.`,
  youSaid: (place, said) => `${place}: Du hast gesagt: „${said}“.`,
  heardNothing: (name) => `${capitalise(name)} hat dir in letzter Zeit nichts gesagt.`,
  heardNothingOf: (who) => `Von „${who}“ hast du in letzter Zeit nichts gehört.`,
  nothingPaid: () => "In den letzten Zügen hat kein Geld den Besitzer gewechselt",
  you: (name) => `Du bist ${name}.`,
  youAre: (name, state) => `Du bist ${name}, und du bist ${states[state]}.`,
  nothingPresses: () => "Im Augenblick bedrängt dich nichts.",
  situation: (type, isHard) => `Du bist ${isHard ? "ernstlich " : ""}${situations[type] ?? type}.`,
  clocks: (clocks) => `${clocks.map(({ name, value, max }) => `${name}: ${value} von ${max}`).join("; ")}.`,
  noThread: () => "Kein Handlungsstrang ist offen.",
  openThreads: (threads) => `Was offen ist: ${threads}`,
  storySoFar: (story) => `Bisher:${story.includes("\n\n") ? "\n\n" : " "}${story}`,
  promised: (promises) => `Was versprochen ist: ${promises}`,
  found: (facts) => `Was du weißt: ${facts}`,
  time: (clock, day, period) => `Es ist ${clock} Uhr am Tag ${day} (${periods[period] ?? period}).`,
  weather: (weather) => `Das Wetter: ${weather}.`,
  clockStands: (name, value, max) => `${name} steht bei ${value} von ${max}`,
  timeLeft: (name, minutes, value, max) => `${name}: noch ${spellMinutes(minutes)}, ${value} von ${max}`,
  timeUp: (name) => `${name}: Die Zeit ist um`,
  nobodyCalled: (who) => `Du kennst niemanden namens „${who}“.`,
  stillOpen: (promise) => `Noch offen: ${promise}`,
  whatRaisesTrust: () =>
    "Was Vertrauen schafft: dein Wort, gegeben und dann gehalten; Hilfe bei dem, was sie tun; Gespräche ohne Druck; Geld, wenn sie welches nehmen; und ihnen zu sagen, was ihnen wichtig ist. Drohungen, Schläge und vergebliche Bitten kosten es.",
  straightTo: (place) => `Von hier kannst du geradewegs dorthin gehen: ${place}`,
  walk: (minutes) => `Der Weg dorthin dauert etwa ${spellMinutes(minutes)}.`,
  noDate: (day) => `Diese Geschichte nennt kein Datum: Es ist Tag ${day}, seit sie begann.`,
  wayTo: (place) => `Von hier kannst du dorthin gehen: ${place}`,
  there: () => "Dort bist du.",
  knowsOfNo: (words) => `Davon weißt du nichts: „${words}“.`,
  byWayOf: (place, passed) => `Dorthin (${place}) kommst du über: ${passed}`,
  noStraightWay: (place) => `Von hier führt kein Weg geradewegs dorthin: ${place}.`,
  carriesThing: (thing) => `Das trägst du bei dir: ${thing}.`,
  isWith: (owner, thing) => `${capitalise(owner)} hat das: ${thing}`,
  askThem: (name) => `Das kann nur ${name} sagen. Frag nach, und sieh, was du hörst.`,
  notHereToSee: (name) => `${name} ist nicht hier und sieht nichts.`,
  unseen: (name) =>
    name === null ? "Soweit du sagen kannst, hat dich niemand bemerkt." : `Soweit du sagen kannst, hat ${name} dich nicht bemerkt.`,
  givesNoSign: (name) =>
    name === null
      ? "Niemand lässt sich etwas anmerken, soweit du sagen kannst."
      : `${name} lässt sich nichts anmerken, soweit du sagen kannst.`,
  seesNone: (words) => `Davon ist hier nichts zu sehen: ${words}. Was verborgen ist, findet vielleicht, wer sucht.`,
  nowhereToFind: (thing) => `Du weißt nicht, wo „${thing}“ zu finden ist.`,
  soughtAt: (place) => `Zuerst würdest du dort suchen: ${place}`,
};

const spellMinutes = (minutes: number): string => {
  if (minutes < 60) return spell(minutes, "Minute");
  const rest = minutes % 60;
  const whole = spell(Math.floor(minutes / 60), "Stunde");
  return rest === 0 ? whole : `${whole} und ${spell(rest, "Minute")}`;
};

const spell = (count: number, unit: string): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}n`);
