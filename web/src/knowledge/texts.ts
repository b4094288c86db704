import { inLanguage } from "../texts.ts";

const en = {
  knowledge: "What you know",
  recap: "What happened so far",
  SHORT: "Short",
  STANDARD: "Longer",
  FULL: "All",
  nothingYet: "Nothing has happened yet.",
  search: "Search what you know",
  find: "Search",
  nothingFound: "Nothing was found.",
  moreNamed: "There are more of that name. Write more of it.",
  facts: "Known",
  also: "Also called",
  wants: "Wants",
  promises: "Promised",
  dealings: "Between you",
};

const de: typeof en = {
  knowledge: "Was du weißt",
  recap: "Was bisher geschah",
  SHORT: "Kurz",
  STANDARD: "Länger",
  FULL: "Alles",
  nothingYet: "Noch ist nichts geschehen.",
  search: "In deinem Wissen suchen",
  find: "Suchen",
  nothingFound: "Nichts gefunden.",
  moreNamed: "Es gibt mehr mit diesem Namen. Schreib mehr davon.",
  facts: "Bekannt",
  also: "Auch genannt",
  wants: "Will",
  promises: "Versprochen",
  dealings: "Zwischen euch",
};

/** The texts about what a character knows. */
export const knowledgeTexts = inLanguage({ en, de });
