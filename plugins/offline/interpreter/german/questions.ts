/** Questions to the game, and what they ask in English. */
const questions: readonly (readonly [asked: RegExp, english: string])[] = [
  [/^(?:wer|ist (?:noch )?jemand) (?:ist |sonst |noch |alles )*(?:hier|da|anwesend)$/, "Who is here?"],
  [
    /^was (?:habe|trage|hab) ich (?:alles |denn )?(?:dabei|bei mir|in der tasche|in den taschen)$|^(?:mein )?inventar$/,
    "What am I carrying?",
  ],
  [/^wo (?:bin ich|sind wir)(?: hier)?$/, "Where am I?"],
  [/^wohin (?:kann|könnte|können|könnten) (?:ich|wir)(?: von hier)?(?: gehen)?$|^wo geht es (?:hin|weiter)$/, "Where can I go?"],
  [/^wie (?:spät|viel uhr) ist es(?: jetzt)?$/, "What time is it?"],
  [
    /^was (?:kann|könnte|soll|sollte|können|sollen) (?:ich|wir)(?: hier| jetzt| denn| nun)*(?: tun| machen)?$|^(?:hilfe|was nun|und jetzt)$/,
    "What can I do?",
  ],
  [/^wer bin ich$/, "Who am I?"],
  [/^wie geht es mir$|^wie steht es um mich$/, "How am I?"],
  [
    /^was (?:weiß ich|wissen wir)(?: schon| bisher)?$|^was ist (?:bisher |bis jetzt )?(?:passiert|geschehen)$|^worum geht es$/,
    "What do I know so far?",
  ],
  [/^wen kenne ich(?: alles| schon)?$/, "Whom do I know?"],
  [/^was habe ich versprochen$/, "What did I promise?"],
];

/** What a question to the game asks, in English; `null` for any other text. `words` are in lower case. */
export const readQuestion = (words: readonly string[]): string | null => {
  const said = words.join(" ");
  return questions.find(([asked]) => asked.test(said))?.[1] ?? null;
};

/** "Wer ist Grete?", "Was weiß ich über Grete?": asked about a name. */
export const asksAbout = (words: readonly string[]): boolean =>
  /^(?:wer|was) (?:ist|sind)\b|^was (?:weiß|wissen) (?:ich|wir) (?:über|von)\b/.test(words.join(" "));

/** "Wo ist Grete?" */
export const asksWhere = (words: readonly string[]): boolean => /^wo (?:ist|sind|finde ich)\b/.test(words.join(" "));
