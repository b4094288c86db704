import type { Wordings } from "freeform-rpg/language";

export const impressed: Wordings = [
  "{Who} sagt nichts, so wie man schweigt, wenn man eine Rechnung neu aufmacht.",
  "{Who} sieht dich an, und du steigst dabei um ein paar Plätze.",
  "{Who} hatte etwas anderes von dir erwartet.",
  "{Who} schaut zu, und eine Augenbraue macht dir ein kleines Kompliment.",
  "{Who} lässt einen Atem los, der wohl schon eine Weile angehalten war.",
  "{Who} sagt leise etwas Kurzes, das nach Anerkennung klingt.",
  "{Who} ist auf eine neue Art still geworden.",
  "{Who} nickt, wie man zu einer gut gespielten Karte nickt.",
];

export const unimpressed: Wordings = [
  "{Who} lacht nicht, was eine Art Freundlichkeit ist.",
  "{Who} schaut weg, damit du dein Gesicht ordnen kannst.",
  "{Who} hat es gesehen und macht kein Geheimnis daraus.",
  "„Nun ja“, sagt {who}, zu niemandem im Besonderen.",
  "{Who} schnalzt einmal mit der Zunge.",
  "{Who} findet etwas Sehenswertes am Boden.",
  "{Who} hatte nichts Besseres erwartet und ist zu höflich, es zu sagen.",
  "{Who} schüttelt den Kopf, nicht sehr, aber genug.",
];

export const idling: Wordings = [
  "{Who} macht weiter wie vorher, nur ein wenig langsamer.",
  "{Who} hat einen Grund gefunden, in Hörweite zu bleiben.",
  "{Who} tritt von einem Fuß auf den anderen und sagt nichts.",
  "{Who} summt zwei Takte von etwas und lässt es bleiben.",
  "{Who} betrachtet deine Stiefel und zieht Schlüsse.",
  "{Who} rückt einen halben Schritt, um besser zu sehen oder schlechter gesehen zu werden.",
  "Ob das Langeweile ist oder Vorsicht, kannst du nicht sagen: {who}.",
  "{Who} fängt deinen Blick auf und lässt ihn wieder los, wie einen zu kleinen Fisch.",
  "{Who} tut sehr überzeugend so, als wäre hier niemand.",
  "{Who} blickt zum Ausgang, dann zu dir, dann nirgendwohin.",
  "{Who} reibt sich den Nacken und wartet auf das, was als Nächstes kommt.",
  "{Who} hat dir zugesehen. Keiner von euch schaut zuerst weg.",
  "{Who} sagt etwas vor sich hin, und es ist nicht für dich.",
  "{Who} hört zu, wie Leute zuhören, die dabei woanders hinsehen.",
];

export const answers: Readonly<Record<"warm" | "plain" | "cold", Wordings>> = {
  warm: [
    "„Dir würde ich es sagen, wenn ich es wüsste“, sagt {who}. „Gleich zweimal.“",
    "„Du siehst müde aus“, sagt {who}. „Setz dich. Frag langsam.“",
    "„Wenn ich etwas höre“, sagt {who}, „hörst du es noch vor dem Teekessel.“",
    "„Ich wünschte, ich hätte mehr für dich“, sagt {who} und scheint es zu meinen.",
  ],
  plain: [
    "„Das ist so ziemlich alles“, sagt {who}.",
    "„Das werde ich öfter gefragt“, sagt {who}. „Meistens kaufen die Leute vorher etwas.“",
    "„Ich weiß, was alle wissen“, sagt {who}, „und ich weiß es eine Stunde später.“",
    "„Frag doch die Wände“, sagt {who}. „Die waren vor mir hier.“",
    "„Vielleicht“, sagt {who}, und das ist mehr, als es klingt.",
    "„Frag mich etwas Leichteres“, sagt {who}.",
  ],
  cold: [
    "„Und wer will das wissen?“, sagt {who} und weiß es ganz genau.",
    "„Für dich habe ich nichts“, sagt {who}. „Heute nicht, und nicht zu dem Preis.“",
    "„Reden ist billig“, sagt {who}. „Ich nicht.“",
    "{Who} antwortet mit so wenigen Worten, wie die Sprache erlaubt.",
  ],
};

export const confidings: Wordings = [
  "{Who} beugt sich vor und senkt die Stimme.",
  "{Who} schaut sich einmal um, bevor es weitergeht.",
  "{Who} sagt es in einem Atemzug, als hätte es gewartet.",
  "{Who} sucht die Worte einzeln zusammen.",
  "„Von mir hast du das nicht“, sagt {who}.",
  "{Who} schweigt lange genug, um es sich anders zu überlegen, und tut es nicht.",
];
