import type { Wordings } from "freeform-rpg/language";

export const felled: Wordings = [
  "Es trifft, und damit ist es vorbei.",
  "Das sitzt, und darunter steht niemand mehr auf.",
  "Du triffst, und es genügt.",
  "Es dauert einen Augenblick, bis alle begreifen, was du getan hast.",
  "Es ist schneller vorbei, als es in Geschichten vorbei ist.",
];

export const struck: Wordings = [
  "{Who} taumelt, eine Hand auf der Stelle, und starrt dich an, als sähe man dich zum ersten Mal.",
  "{Who} gibt einen Laut von sich, der kaum ein Wort ist, und weicht vor dir zurück.",
  "{Who} hält sich am Nächstbesten aufrecht und ringt nach Atem.",
  "Alle Farbe ist aus dem Gesicht gewichen. {Who} hat Angst, und darunter regt sich der erste Zorn.",
  "{Who} bringt etwas Festes zwischen euch und lässt deine Hände nicht aus den Augen.",
];

export const spared: Wordings = [
  "{Who} hat verstanden, was du vorhattest, und wird es nicht vergessen.",
  "{Who} ist schon in Bewegung, geduckt und weg von dir.",
  "„Du hättest es getan“, sagt {who} sehr leise. „Du hättest es wirklich getan.“",
  "{Who} hat beide Hände gehoben und sucht den Ausgang.",
];

export const alarmed: Wordings = [
  "{Who} ist auf den Beinen, ehe der Lärm verklungen ist, den Rücken an der Wand.",
  "„Aufhören!“, schreit {who}, und die Stimme bricht dabei.",
  "{Who} ist hinter dem Nächstbesten in Deckung gegangen.",
  "{Who} zeigt dir beide Handflächen und atmet nicht.",
  "{Who} starrt dich an, und was du getan hast, und schiebt sich zum Ausgang.",
];

export const shaken: Wordings = [
  "{Who} hält sich so weit von dir entfernt, wie es der Raum erlaubt.",
  "{Who} zuckt zusammen, wenn du dich bewegst.",
  "{Who} hat seither kein Wort gesagt.",
  "{Who} beobachtet deine Hände und sonst nichts.",
  "{Who} steht sehr still, wie man neben einem Hund steht, der gebissen hat.",
];

export const uneasy: Wordings = [
  "{Who} hält sich aus eurer Mitte heraus.",
  "{Who} schaut von einem Gesicht zum anderen, und keines davon beruhigt.",
  "{Who} tut nicht mehr beschäftigt.",
  "{Who} wartet ab, wer sich zuerst bewegt.",
  "{Who} wäre lieber anderswo und überlegt schon, wie.",
];

export const hostile: Wordings = [
  "{Who} steht fest auf beiden Füßen und wartet nur darauf, dass du wegschaust.",
  "{Who} sieht dich an, und zu reden gibt es da nichts mehr.",
  "{Who} verfolgt jeden deiner Schritte mit zusammengebissenen Zähnen.",
  "{Who} will dir schaden und verbirgt es nicht mehr.",
  "{Who} zählt deine Schritte, und nicht nur deine.",
  "{Who} hat einen Platz gewählt, mit einer Wand im Rücken und dir davor.",
];
