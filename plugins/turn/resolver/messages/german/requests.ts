import { capitalise } from "freeform-rpg/language";
import type { RequestMessages } from "../english/requests.ts";

export const requests: RequestMessages = {
  notForThat: {
    warm: [
      "„Nein“, sagt {who}, nicht ohne Bedauern. „Dafür nicht.“",
      "„Das Angebot ist anständig“, sagt {who}, „und die Antwort ist Nein.“",
    ],
    plain: ["„Nein“, sagt {who}. „Dafür nicht.“", "{Who} überdenkt das Angebot einen Augenblick. „Nein.“"],
    cold: ["„Du hast nichts, wofür ich das hergäbe“, sagt {who}.", "„Nein“, sagt {who}."],
  },
  nothingToSell: {
    warm: [
      "„Ich nähme es, wenn ich etwas dafür zu geben hätte“, sagt {who}.",
      "„Gern“, sagt {who}, „aber es gibt nichts, was ich dir sagen könnte.“",
    ],
    plain: ["„Dazu habe ich dir nichts zu verkaufen“, sagt {who}.", "„Kein Geschäft“, sagt {who}. „Ich weiß es nicht.“"],
    cold: ["„Behalt es“, sagt {who}. „Darüber weiß ich nichts.“", "„Nein“, sagt {who}."],
  },
  untoldSway: ["„Es gibt etwas, das du mir nicht erzählt hast“, sagt {who}. „Nein.“"],
  mistrust: [
    "„Ich kenne dich kaum“, sagt {who}. „Nein.“",
    "„Und was hätte ich davon?“, sagt {who}. „Nein.“",
    "„Nenn mir einen Grund, dir zu trauen“, sagt {who}, „und frag mich noch einmal.“",
  ],
  noDebt: () => "Für dein Wort hast du nichts bekommen, und du bist es nicht schuldig.",
  behindBack: (name, other) => `${capitalise(name)} weigert sich, das hinter jemandes Rücken zu tun: ${other}.`,
  enemy: (name) => `${capitalise(name)} weigert sich, irgendetwas für dich zu tun.`,
  inNoState: (name, isPlural) => `${capitalise(name)} ${isPlural ? "sind" : "ist"} dazu nicht in der Lage.`,
  limit: (name, limit) => `${capitalise(name)} weigert sich: ${limit}.`,
  unmoved: ["{Who} lässt sich nicht überreden.", "{Who} denkt darüber nach und sagt Nein.", "{Who} lässt dich ausreden und lehnt ab."],
  agreed: (name) => `${capitalise(name)} willigt ein, und dafür muss sich nichts ändern.`,
  unhurt: (name) => `${capitalise(name)} sieht dich an und findet nichts, was zu verbinden wäre.`,
  lacks: (name, thing) => `${capitalise(name)} hat das nicht: „${thing}“.`,
  promisedAlready: (name) => `${capitalise(name)} hat das schon versprochen.`,
  promiseForWhat: (name) => `${capitalise(name)} hat es nicht vergessen. „Was soll es denn sein?“`,
  promiseNotNow: (name) => `${capitalise(name)} hat das Versprechen nicht vergessen, aber hier und jetzt lässt es sich nicht halten.`,
  wantsFavour: (name) => `${capitalise(name)} will dafür irgendwann einen Gefallen.`,
  expectsFavour: (name, actor) => `${capitalise(name)} erwartet dafür einen Gefallen von ${actor ?? "dir"}.`,
  favourRepaid: (name) => `${capitalise(name)} sieht damit den Gefallen als erwidert an.`,
  leavesMoney: (name) => `${capitalise(name)} lässt dein Geld, wo es ist.`,
  takesMoney: (name) => `${capitalise(name)} nimmt es.`,
  word: {
    disbelieved: (name) => `${capitalise(name)} glaubt kein Wort davon.`,
    known: (name) => `${capitalise(name)} hat darauf schon dein Wort.`,
    another: (name) => `${capitalise(name)} nickt dazu. Ein Versprechen von dir ist noch offen.`,
    taken: (name) => `${capitalise(name)} wägt dein Wort ab und nimmt es an.`,
    doubted: (name) => `${capitalise(name)} glaubt das, wenn es gehalten ist.`,
  },
  withWhat: (who) => `„Wobei?“, sagt ${who}.`,
  hasNone: (thing, who) => `„So etwas habe ich nicht: ${thing}“, sagt ${who}.`,
  service: (who) => `${capitalise(who)} tut dir den Gefallen.`,
  clauses: {
    setState: (name, state) => `${name} ${verbs[state] ?? "in Ordnung zu bringen"}`,
    transfer: (name) => `${name} herauszugeben`,
    place: (name) => `${name} dorthin zu legen, wo es hinsollte`,
    create: (name) => `${name} zu bringen`,
    move: (name) => `dorthin zu gehen: ${name}`,
    other: () => "zu tun, worum es ging",
  },
};

const verbs: Readonly<Record<string, string>> = {
  open: "zu öffnen",
  closed: "zu schließen",
  locked: "abzuschließen",
  unlocked: "aufzuschließen",
  lit: "anzuzünden",
  repaired: "zu reparieren",
  broken: "zu zerbrechen",
  stopped: "anzuhalten",
  running: "in Gang zu setzen",
};
