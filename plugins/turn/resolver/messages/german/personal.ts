import type { PersonalMessages } from "../english/personal.ts";

export const personal: PersonalMessages = {
  guilt: {
    warm: [
      "„Nein“, sagt {who} sehr leise. „Dass du mich das fragen kannst.“",
      "„Nein“, sagt {who}. „Und dir hätte ich die Frage nicht zugetraut.“",
    ],
    plain: ["„Nein“, sagt {who}. „Wofür hältst du mich?“", "„Nein“, sagt {who} und schaut nicht weg."],
    cold: ["„Überleg, was du sagst“, sagt {who}. „Nein.“", "„Nein“, sagt {who}. „Frag das noch einmal, und wir sind fertig miteinander.“"],
  },
  honesty: {
    warm: ["„So weit ich etwas für mich behalten kann“, sagt {who}, „ja.“", "„Ich hoffe es“, sagt {who}. „Ich möchte, dass du es kannst.“"],
    plain: ["„Das musst du selbst herausfinden“, sagt {who}.", "„Was würdest du tun, wenn ich Ja sagte?“, sagt {who}."],
    cold: ["„Würdest du mir glauben, was ich auch sage?“, sagt {who}.", "„Nicht mehr, als ich dir trauen kann“, sagt {who}."],
  },
  home: {
    warm: ["„Nicht weit“, sagt {who}. „Weit bin ich nie gekommen.“", "„Hier herum“, sagt {who}. „Wenn du fragst, findest du mich.“"],
    plain: ["„Nicht weit von hier“, sagt {who} und belässt es dabei.", "„Nah genug, um zu Fuß zu gehen“, sagt {who}."],
    cold: ["„Wo ich wohne, ist meine Sache“, sagt {who}.", "„Das brauchst du nicht zu wissen“, sagt {who}."],
  },
  since: {
    warm: ["„Länger, als ich vorhatte“, sagt {who} und lächelt.", "„Lange genug, um nicht mehr zu zählen“, sagt {who}."],
    plain: ["„Länger, als ich vorhatte“, sagt {who}.", "„Lange genug, um nicht mehr zu zählen“, sagt {who}."],
    cold: ["„Lange genug, um zu merken, wann man mich aushorcht“, sagt {who}.", "„Lange genug“, sagt {who}."],
  },
  family: {
    warm: [
      "„Das ist eine lange Geschichte“, sagt {who}, „und sie braucht einen langen Abend.“",
      "„Frag mich das, wenn weniger zu tun ist“, sagt {who}, nicht unfreundlich.",
    ],
    plain: ["„Das behalte ich für mich“, sagt {who}.", "„Das ist eine lange Geschichte“, sagt {who} und fängt sie nicht an."],
    cold: ["„Das geht dich nichts an“, sagt {who}.", "„Das sage ich nicht“, sagt {who}."],
  },
  age: {
    warm: ["„Alt genug, um höflich gefragt zu werden“, sagt {who} und lacht.", "„Rate“, sagt {who}, „und sei gnädig.“"],
    plain: ["„Alt genug“, sagt {who}.", "„Ich zähle nicht mehr mit“, sagt {who}."],
    cold: ["„Alt genug, um höflicher gefragt zu werden“, sagt {who}.", "„Das sage ich nicht“, sagt {who}."],
  },
  trouble: {
    warm: ["„Nichts, was du richten könntest“, sagt {who}. „Aber danke.“", "„Es war so ein Tag“, sagt {who}."],
    plain: ["„Es war so ein Tag“, sagt {who}.", "„Nichts, wobei Reden hilft“, sagt {who}."],
    cold: ["„Was geht dich das an?“, sagt {who}.", "„Nichts, was dich betrifft“, sagt {who}."],
  },
  feeling: {
    warm: ["„Ein wenig“, sagt {who}. „Nett, dass du fragst.“", "„Sieht man es mir an?“, sagt {who}."],
    plain: ["„Sehe ich so aus?“, sagt {who}.", "„Nicht mehr, als es jedem ginge“, sagt {who}."],
    cold: ["„Du siehst ja, wie es mir geht“, sagt {who}.", "„Was kümmert es dich?“, sagt {who}."],
  },
  doing: {
    warm: ["„Was du siehst“, sagt {who}. „So haben die Hände zu tun.“", "„Komm und sieh es dir an, wenn du magst“, sagt {who}."],
    plain: ["„Was du siehst“, sagt {who}.", "„Was ich jeden Tag tue“, sagt {who}."],
    cold: ["„Ich kümmere mich um meine eigenen Sachen“, sagt {who}.", "„Wonach sieht es denn aus?“, sagt {who}."],
  },
  liking: {
    warm: ["„Ganz gern“, sagt {who}. „Es gibt Schlimmeres.“", "„An den meisten Tagen“, sagt {who}."],
    plain: ["„An manchen Tagen“, sagt {who}.", "„Man gewöhnt sich daran“, sagt {who}."],
    cold: [
      "„Bisher hat mich das niemand gefragt“, sagt {who}, „und damit muss auch niemand anfangen.“",
      "„Darüber denke ich nicht nach“, sagt {who}.",
    ],
  },
  wanting: {
    warm: ["„Einen ruhigen Tag“, sagt {who}. „Und dich würde ich darum bitten.“", "„Dass es gut ausgeht“, sagt {who}."],
    plain: ["„Mit dem heutigen Tag fertig sein“, sagt {who}.", "„Nicht mehr Ärger, als schon da ist“, sagt {who}."],
    cold: ["„Meine Ruhe“, sagt {who}.", "„Ein Ende der Fragen“, sagt {who}."],
  },
  opinion: {
    warm: [
      "„Ich denke mir meinen Teil“, sagt {who}, „und bin lieber sicher, bevor ich ihn ausspreche.“",
      "„Was es bedeutet, lässt sich noch nicht sagen“, sagt {who}.",
    ],
    plain: ["„Das möchte ich lieber nicht sagen“, sagt {who}.", "„Darüber steht mir kein Urteil zu“, sagt {who}."],
    cold: ["„Was ich denke, behalte ich“, sagt {who}.", "„Frag Leute, die das kümmert“, sagt {who}."],
  },
  price: {
    warm: ["„Heute? Nichts“, sagt {who}. „Frag mich morgen noch einmal.“", "„Lass gut sein“, sagt {who}. „Daran soll es nicht liegen.“"],
    plain: ["„Wir rechnen ab, wenn du gehst“, sagt {who}.", "„Was es dir wert ist“, sagt {who}."],
    cold: ["„Mehr, als dir lieb ist“, sagt {who}.", "„Es wird angeschrieben“, sagt {who}, „und ich kann lesen.“"],
  },
  coming: {
    warm: ["„Die Gesellschaft“, sagt {who}, „so gut sie eben ist.“", "„Lieber hier als heute Abend allein“, sagt {who}."],
    plain: ["„Irgendwo muss man ja sein“, sagt {who}.", "„Dasselbe wie alle“, sagt {who}."],
    cold: ["„Das Gerede jedenfalls nicht“, sagt {who}.", "„Und was führt dich her?“, sagt {who}."],
  },
  closeness: {
    warm: ["„Das erzähle ich dir ein andermal“, sagt {who}, „wenn es leichter ist.“", "„Das passt nicht in einen Satz“, sagt {who}."],
    plain: ["„Wir haben miteinander geredet“, sagt {who}, „wie man das hier tut.“", "„Das lässt sich jetzt schwer sagen“, sagt {who}."],
    cold: ["„Danach zu fragen, steht dir nicht zu“, sagt {who}.", "„Was geht dich das an?“, sagt {who}."],
  },
  deeds: {
    warm: ["„Das würde ich lieber ruhen lassen“, sagt {who}.", "„Frag mich das jetzt bitte nicht“, sagt {who}."],
    plain: ["„Du fragst ganz schön viel“, sagt {who}.", "„Darauf gehe ich nicht ein“, sagt {who}."],
    cold: ["„Das geht dich nichts an“, sagt {who}.", "„Du wirst ohne Antwort auskommen müssen“, sagt {who}."],
  },
  evasion: {
    warm: ["„Warum fragst du?“, sagt {who} und lächelt.", "„Manche würden das sagen“, sagt {who}.", "„Mehr oder weniger“, sagt {who}."],
    plain: ["„Wie kommst du darauf?“, sagt {who}.", "„Kommt darauf an, wer fragt“, sagt {who}.", "„So kann man es nennen“, sagt {who}."],
    cold: ["„Was geht dich das an?“, sagt {who}.", "„Du fragst ganz schön viel“, sagt {who}."],
  },
  unnoticed: {
    warm: ["„Nein“, sagt {who}. „Leider.“", "„Nicht, dass ich wüsste“, sagt {who}. „Ich würde es dir sagen.“"],
    plain: ["„Nein“, sagt {who}. „Nichts dergleichen.“", "„Mir ist nichts aufgefallen“, sagt {who}."],
    cold: ["„Nein“, sagt {who}.", "„Nein“, sagt {who}. „Ich kümmere mich um meine Sachen.“"],
  },
  unsaid: {
    warm: [
      "„Wenn ich könnte, würde ich es dir sagen“, sagt {who}. „Ich sage weder Ja noch Nein.“",
      "„Frag mich das nicht“, sagt {who} sanft.",
    ],
    plain: ["„Das sage ich nicht“, sagt {who}.", "„Dazu sage ich weder Ja noch Nein“, sagt {who}.", "„Das bleibt bei mir“, sagt {who}."],
    cold: ["„Das sage ich nicht“, sagt {who}.", "„Darauf muss ich nicht antworten“, sagt {who}.", "„Denk, was du willst“, sagt {who}."],
  },
  unknown: {
    warm: ["„Nicht, dass ich wüsste“, sagt {who}. „Ich würde es dir sagen.“", "„Nicht, dass ich je davon gehört hätte“, sagt {who}."],
    plain: [
      "„Nicht, dass ich wüsste“, sagt {who}.",
      "„Davon habe ich nie gehört“, sagt {who}.",
      "„Beschwören könnte ich weder das eine noch das andere“, sagt {who}.",
    ],
    cold: ["„Nicht, dass ich wüsste“, sagt {who}.", "„Woher soll ich das wissen?“, sagt {who}."],
  },
  yourOwn: {
    warm: ["„Das wirst du besser wissen als ich“, sagt {who}.", "„Wenn du das nicht weißt, wer dann?“, sagt {who} und lächelt."],
    plain: ["„Das wirst du besser wissen als ich“, sagt {who}.", "„Sag du es mir“, sagt {who}."],
    cold: ["„Das musst du selbst wissen“, sagt {who}.", "„Sag du es mir“, sagt {who}."],
  },
};
