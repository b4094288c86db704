import { capitalise } from "freeform-rpg/language";
import type { AnswerMessages } from "../english/answers.ts";

export const answers: AnswerMessages = {
  lost: ["„Wen meinst du?“, sagt {who}.", "„Wer soll das sein?“, sagt {who}.", "„Du musst schon sagen, wen du meinst“, sagt {who}."],
  repeating: [
    "{Who} erzählt es, wie alle es erzählen",
    "Was {who} dazu zu sagen hat, ist bald gesagt",
    "{Who} sagt nicht mehr, als es zu sagen gibt",
  ],
  owning: ["{Who} bestreitet es nicht", "{Who} hat das schon einmal gesagt", "{Who} zuckt mit den Schultern und nimmt es nicht zurück"],
  ofOneselfAsked: ["{Who} macht kein Geheimnis daraus", "{Who} sagt dazu, was jeder sagen könnte"],
  seeForYourself: ["{Who} schaut an sich hinunter, auf das, was zu sehen ist", "{Who} lässt dich hinsehen"],
  toldAlready: [
    "„Was ich davon weiß, hast du gehört“, sagt {who}.",
    "„Es ist, wie ich gesagt habe“, sagt {who}.",
    "„Dem habe ich nichts hinzuzufügen“, sagt {who}.",
  ],
  spent: [
    "„Was ich dazu sagen kann, habe ich gesagt“, sagt {who}.",
    "„Mehr habe ich davon nicht in mir“, sagt {who}.",
    "„Da endet, was ich davon weiß“, sagt {who}.",
  ],
  verdicts: {
    yes: ["„Ja“, sagt {who}.", "„Ich streite es nicht ab“, sagt {who}. „Ja.“", "{Who} nickt. „Ja.“"],
    no: ["„Nein“, sagt {who}.", "{Who} schüttelt den Kopf. „Nein.“", "„Nein, das nicht“, sagt {who}."],
    partly: ["„So viel kann ich dir sagen“, sagt {who}.", "„Urteile selbst“, sagt {who}.", "„Ich würde es anders ausdrücken“, sagt {who}."],
  },
  unsure: ["„Beschwören könnte ich es nicht“, sagt {who}.", "„Ich weiß nur, was ich gesagt habe“, sagt {who}."],
  nothingUnusual: {
    warm: ["„Nichts, was ich seltsam nennen würde“, sagt {who}.", "„Alles, wie es sein soll, soweit ich es sagen kann“, sagt {who}."],
    plain: ["„Nichts Ungewöhnliches“, sagt {who}.", "„Nicht, dass ich etwas bemerkt hätte“, sagt {who}."],
    cold: ["„Nichts, was ich dir sagen würde“, sagt {who}.", "„Nur du“, sagt {who}."],
  },
  ignorance: {
    warm: [
      "„Ich wünschte, ich könnte es dir sagen“, sagt {who}.",
      "„Da bin ich überfragt“, sagt {who}. „Tut mir leid.“",
      "„Da erwischst du mich“, sagt {who}.",
    ],
    plain: [
      "„Das könnte ich dir nicht sagen“, sagt {who}.",
      "„Da bin ich überfragt“, sagt {who}.",
      "„Das ist mehr, als ich weiß“, sagt {who}.",
    ],
    cold: [
      "„Woher soll ich das wissen?“, sagt {who}.",
      "„Das ist keine Frage für mich“, sagt {who}.",
      "„Nicht, dass ich wüsste“, sagt {who}.",
    ],
  },
  ignoranceOf: {
    warm: [
      "„{About}? Ich wünschte, ich wüsste etwas darüber“, sagt {who}.",
      "„{About}? Dazu kann ich dir nichts sagen“, sagt {who}. „Ich täte es gern.“",
    ],
    plain: [
      "„{About}? Darüber weiß ich nichts“, sagt {who}.",
      "„{About}? Dazu könnte ich dir nichts sagen“, sagt {who}.",
      "„{About}? Da fragst du die Falschen“, sagt {who}.",
    ],
    cold: [
      "„{About}? Was soll ich darüber wissen?“, sagt {who}.",
      "„{About}? Damit habe ich nichts zu schaffen“, sagt {who}.",
      "„{About}? Sehe ich aus, als wüsste ich davon?“, sagt {who}.",
    ],
  },
  ignoranceAsked: {
    who: {
      warm: ["„Wenn ich wüsste, wer, würde ich es dir sagen“, sagt {who}.", "„Wer? Ich wünschte, ich könnte es sagen“, sagt {who}."],
      plain: ["„Ich könnte dir nicht sagen, wer“, sagt {who}.", "„Wer? Das ist mehr, als ich weiß“, sagt {who}."],
      cold: ["„Woher soll ich wissen, wer?“, sagt {who}.", "„Wer? Frag jemanden, den es kümmert“, sagt {who}."],
    },
    when: {
      warm: ["„Wenn ich wüsste, wann, würde ich es dir sagen“, sagt {who}.", "„Wann? Ich wünschte, ich könnte es sagen“, sagt {who}."],
      plain: ["„Ich könnte dir nicht sagen, wann“, sagt {who}.", "„Wann? Das ist mehr, als ich weiß“, sagt {who}."],
      cold: ["„Woher soll ich wissen, wann?“, sagt {who}.", "„Wann, das sagt mir keiner“, sagt {who}."],
    },
    where: {
      warm: ["„Wenn ich wüsste, wo, würde ich es dir sagen“, sagt {who}.", "„Wo? Ich wünschte, ich könnte es sagen“, sagt {who}."],
      plain: ["„Ich könnte dir nicht sagen, wo“, sagt {who}.", "„Wo? Das ist mehr, als ich weiß“, sagt {who}."],
      cold: ["„Woher soll ich wissen, wo?“, sagt {who}.", "„Wo? Nicht in meinen Taschen“, sagt {who}."],
    },
    why: {
      warm: [
        "„Wenn ich wüsste, warum, würde ich es dir sagen“, sagt {who}.",
        "„Warum, das habe ich mich auch gefragt“, sagt {who}. „Ich weiß es nicht.“",
      ],
      plain: ["„Ich könnte dir nicht sagen, warum“, sagt {who}.", "„Warum? Da musst du andere fragen“, sagt {who}."],
      cold: ["„Woher soll ich wissen, warum?“, sagt {who}.", "„Braucht es dafür ein Warum?“, sagt {who}."],
    },
    number: {
      warm: ["„Gezählt habe ich nie“, sagt {who}. „Tut mir leid.“", "„Wenn ich eine Zahl wüsste, würde ich sie dir sagen“, sagt {who}."],
      plain: ["„Eine Zahl könnte ich dir nicht nennen“, sagt {who}.", "„Gezählt habe ich nie“, sagt {who}."],
      cold: ["„Soll ich für dich zählen?“, sagt {who}.", "„Zähl selbst“, sagt {who}."],
    },
  },
  beside: {
    who: ["„Wer, das könnte ich nicht sagen“, sagt {who}.", "„Einen Namen kann ich dir nicht nennen“, sagt {who}."],
    when: ["„Wann, das könnte ich nicht sagen“, sagt {who}.", "„Die Stunde kann ich dir nicht nennen“, sagt {who}."],
    where: ["„Wo, das könnte ich nicht sagen“, sagt {who}.", "„Den Ort kann ich dir nicht nennen“, sagt {who}."],
    why: ["„Warum, das könnte ich nicht sagen“, sagt {who}."],
    number: ["„Eine Zahl kann ich dir nicht nennen“, sagt {who}.", "„Gezählt habe ich nie“, sagt {who}."],
  },
  signs: ["Leicht gesagt ist das nicht.", "{Who} schaut zuerst weg.", "Die Antwort war fertig, bevor die Frage gestellt war."],
  owed: ["„Es gibt etwas, das du mir nicht erzählt hast“, sagt {who}. „Fang damit an.“"],
  wants: {
    warm: ["„Lass mich erst sehen, was dein Wort wert ist“, sagt {who}. „Dann frag mich noch einmal.“"],
    plain: ["„Ich kenne dich nicht“, sagt {who}. „Nicht gut genug dafür.“"],
    cold: ["„Und warum sollte ich das ausgerechnet dir erzählen?“, sagt {who}."],
  },
  keeping: {
    warm: [
      "„Frag mich alles andere“, sagt {who}.",
      "{Who} würde gern antworten, so viel siehst du, und tut es nicht.",
      "„Noch nicht“, sagt {who}. „Tut mir leid.“",
    ],
    plain: [
      "{Who} setzt an, überlegt es sich anders und schweigt.",
      "„Das nicht“, sagt {who}. „Noch nicht.“",
      "{Who} hört die Frage und beantwortet eine andere.",
      "„Das ist nicht meins, dass ich es herumreichen könnte“, sagt {who}.",
    ],
    cold: [
      "„Fragen darfst du“, sagt {who}.",
      "{Who} lässt dich auf eine Antwort warten, und lässt dich weiter warten.",
      "„Nein“, sagt {who}. „Frag die Wände.“",
    ],
  },
  noneOfThat: {
    warm: ["„Mit nichts davon kann ich dir helfen“, sagt {who}. „Tut mir leid.“", "„Du fragst mehr, als ich weiß“, sagt {who}."],
    plain: ["„Nichts davon kann ich dir beantworten“, sagt {who}.", "„Du fragst mehr, als ich weiß“, sagt {who}."],
    cold: ["„So viele Fragen“, sagt {who} und beantwortet keine.", "„Frag, so viel du willst“, sagt {who}."],
  },
  notTheRest: ["„Den Rest könnte ich dir nicht sagen“, sagt {who}.", "„Mehr als das weiß ich nicht“, sagt {who}."],
  leavesRest: (name) => `${capitalise(name)} lässt das Übrige unbeantwortet.`,
  moreToIt: () => "Dahinter steckt mehr, und es bleibt ungesagt.",
  ofOneself: (lead, told) => `${lead}: ${told}.`,
  inOwnWords: (name, told) => `„${told.replace(/\.$/, "")}“, sagt ${name}.`,
  everyoneKnows: (name, about, told) => `${capitalise(name)} erzählt, was alle wissen. ${capitalise(about)}: ${told}.`,
  whereabouts: {
    here: (who) => `„Du stehst mittendrin“, sagt ${who}.`,
    yours: (who) => `„Das hast du doch selbst“, sagt ${who}.`,
    there: (who) => `„Dort“, sagt ${who} und deutet mit dem Kopf hinüber.`,
    byWay: (who, first) => `„Über: ${first}“, sagt ${who}. „Von dort gehst du weiter.“`,
    nextDoor: (who) => `„Von hier kommst du geradewegs hin“, sagt ${who}.`,
    at: (who, place) => `„Wenn überhaupt, dann hier: ${place}“, sagt ${who}.`,
  },
  unnamed: () => "das",
  advice: {
    faction: (name) => `Sieh dir die genauer an: ${name}.`,
    place: (name) => `An deiner Stelle würde ich mich hier umsehen: ${name}.`,
    thing: (name) => `Sieh noch einmal danach: ${name}.`,
    person: (name) => `Hier solltest du fragen: ${name}.`,
  },
  withAdvice: (answer, advice) => (answer.endsWith("“") ? `${answer.slice(0, -1)} ${advice}“` : `${answer} „${advice}“`),
  nothingMore: (name) => `${capitalise(name)} hat dir nichts mehr zu sagen.`,
  toldAll: (name, advice) => `„Was ich weiß, hast du von mir gehört“, sagt ${name}. „${advice}“`,
  nothingToLearn: (name) => `Da ist nichts zu erfahren: ${name}.`,
  noOneAnswers: () => "Niemand antwortet.",
  noAnswerHere: (topic) => (topic === null ? "Darauf hat hier niemand eine Antwort." : `Darauf hat hier niemand eine Antwort: ${topic}.`),
  ownName: (name, who) => `„${name}“, sagt ${who}.`,
  trade: (trade, who) => `„${capitalise(trade)}“, sagt ${who}. „Das ist meine Arbeit.“`,
  isIndeed: (who) => `„Ja“, sagt ${who}. „So heiße ich.“`,
  isAnotherHere: (who, meant, name) => `„Nein“, sagt ${who}. „Das da drüben ist ${meant}. Ich heiße ${name}.“`,
  isAnother: (who, meant, name) => `„Nein“, sagt ${who}. „Ich heiße ${name}. ${capitalise(meant)} ist nicht hier.“`,
  sure: ["„Das ist es“, sagt {who}.", "„So wahr ich hier stehe“, sagt {who}."],
};
