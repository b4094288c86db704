import type { NewsMessages } from "../english/news.ts";

export const news: NewsMessages = {
  knew: {
    warm: ["„Ich wusste es“, sagt {who}. „Ich hatte gehofft, du müsstest es nicht wissen.“", "„Ja“, sagt {who}. „Schon eine Weile.“"],
    plain: ["„Ich wusste es“, sagt {who}.", "„Und wenn?“, sagt {who}. „Ein Geheimnis ist es nicht.“"],
    cold: ["„Natürlich wusste ich es“, sagt {who}.", "„Und wenn schon“, sagt {who}."],
  },
  didNotKnow: {
    warm: ["„Nein“, sagt {who}. „Hätte es mir doch jemand gesagt.“", "„Bis eben nicht“, sagt {who}. „Ich schwöre es.“"],
    plain: ["„Nein“, sagt {who}. „Erst jetzt, von dir.“", "„Das höre ich zum ersten Mal“, sagt {who}."],
    cold: ["„Nein“, sagt {who}. „Und auch jetzt habe ich nur dein Wort.“", "„Woher hätte ich es wissen sollen?“, sagt {who}."],
  },
  alreadyKnown: {
    warm: [
      "„Ich weiß“, sagt {who}. „Ich habe mich gefragt, wann du darauf kommst.“",
      "„Das hast du also herausgefunden“, sagt {who} und nickt.",
    ],
    plain: [
      "„Ich weiß“, sagt {who}.",
      "„Du bist nicht die erste Person, die mir das sagt“, sagt {who}.",
      "„Das ist mir nicht neu“, sagt {who}.",
    ],
    cold: ["„Sag mir etwas, das ich nicht weiß“, sagt {who}.", "„Und?“, sagt {who}."],
  },
  isNew: {
    warm: [
      "„Das wusste ich nicht“, sagt {who} und muss darüber nachdenken. „Gut, dass du es mir gesagt hast.“",
      "„Bist du sicher?“, sagt {who}. „Doch, ich sehe es dir an.“",
      "{Who} sagt es einmal leise vor sich hin. „So ist das also.“",
    ],
    plain: [
      "„Das hatte ich nicht gehört“, sagt {who}.",
      "„Und du bist dir sicher?“, sagt {who}.",
      "„So ist das also“, sagt {who} nach einem Augenblick.",
      "„Wer weiß es noch?“, sagt {who}.",
    ],
    cold: [
      "„Und warum sagst du mir das?“, sagt {who}.",
      "„Wenn es stimmt“, sagt {who}, „dann hat niemand danach gefragt.“",
      "„Sag das jemandem, der es brauchen kann“, sagt {who}, hat aber zugehört.",
    ],
  },
};
