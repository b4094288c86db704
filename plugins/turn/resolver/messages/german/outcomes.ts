import { capitalise } from "freeform-rpg/language";
import type { EndingMessages, OutcomeMessages } from "../english/outcomes.ts";

export const outcomes: OutcomeMessages = {
  noTimeLeft: (action) => `Dafür ist keine Zeit mehr: „${action}“.`,
  dependsOnFailed: (action) => `Das geht nicht: „${action}“. Was davor kommen musste, ist nicht gelungen.`,
  dependsOnTaken: () => "Damit ist auch das Weitere hinfällig.",
  result: {
    plain: (action, said) => `Du tust es: ${quote(action, said)}.`,
    critical: (action, said) => `Es gelingt dir besser, als du hoffen konntest: ${quote(action, said)}.`,
    success: (action, said) => `Du versuchst es, und es gelingt: ${quote(action, said)}.`,
    mixed: (action, said) => `Es gelingt, aber nicht umsonst: ${quote(action, said)}.`,
    failure: (action, said) => `Du versuchst es, und es misslingt: ${quote(action, said)}.`,
    botch: (action, said) => `Du versuchst es, und es geht gründlich schief: ${quote(action, said)}.`,
  },
  hasNoAnswer: (action, said) => `Du tust es: ${quote(action, said)}. Die Antwort bekämst du jetzt, wenn es eine gäbe.`,
  keepsBack: (action, said) => `Du tust es: ${quote(action, said)}. Man hört dir zu und behält die Antwort für sich.`,
  nothingFound: () => "Du findest nichts Bemerkenswertes.",
  nothingMoreFound: () => "Hier ist nichts, was du nicht schon gefunden hättest.",
  question: (question) => `Eine Frage an das Spiel, zu beantworten aus dem, was bekannt ist: „${question}“`,
  nothingChanges: () => "Dadurch ändert sich nichts.",
  nobodyOpens: () => "Du wartest eine Weile. Niemand öffnet.",
  nothingAnswers: () => "Du wartest, und nichts antwortet.",
  found: (name) => `Du findest: ${name}.`,
  lendsHand: (name) => `${capitalise(name)} geht dir zur Hand.`,
  noLongerWithYou: (name) => `${capitalise(name)} gehört nicht mehr zu euch.`,
  hasHadEnough: (name) => `${capitalise(name)} hat genug und geht nicht weiter mit.`,
  pressesOn: ["{Who} lässt nicht locker.", "{Who} lässt dir keinen Raum.", "{Who} setzt nach.", "{Who} ist mit dir noch nicht fertig."],
  isLocked: (name) => `${capitalise(name)}: Das ist verschlossen und behält für sich, was darin ist.`,
  streakWarning: () => "Nichts will dir gelingen. Noch ein Fehler, und es könnte entschieden sein.",
  streakStrikes: () => "Wovor du davongelaufen bist, holt dich ein.",
  threatHardens: (threat) => `Das ist keine bloße Warnung mehr: ${threat}`,
  threatFollows: (name) => `${name === null ? "Jemand" : capitalise(name)} hat es nicht auf sich beruhen lassen und ist dir auf der Spur.`,
};

export const endings: EndingMessages = {
  ofCharacter: (name) => (name === null ? "Hier endet die Geschichte deiner Figur." : `Hier endet diese Geschichte: die von ${name}.`),
  ofTime: () => "Die Zeit ist abgelaufen, und hier endet diese Geschichte.",
  good: () => "Hier findet diese Geschichte ihr Ende.",
  bad: () => "Hier endet diese Geschichte, und nicht so, wie sie hätte enden können.",
  settled: () => "Geklärt",
  lost: () => "Verloren",
  open: () => "Offen geblieben",
};

/** The player's own words are in their language; the engine's for the action are not. */
const quote = (action: string, said: string): string => `„${said === "" ? action : said.replace(/[.!\s]+$/, "")}“`;
