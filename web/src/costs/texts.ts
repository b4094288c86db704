import { inLanguage, language } from "../texts.ts";

const en = {
  title: "Costs of models",
  days: (count: number) => `The last ${count} days`,
  chart: (all: string, day: string, most: string) => `${all} in all; most on ${day}: ${most}`,
  none: (count: number) => `No model was paid in the last ${count} days.`,
  byDay: "By day",
  day: "Day (UTC)",
  calls: "Calls",
  tokens: "Tokens read and written",
  cost: "Cost",
  models: "Models",
  unpriced: "without a price",
  budgets: "Budgets",
  budgetsHelp:
    "A call that could go beyond a limit is not made: the turn fails and says so, or a cheaper model answers. An empty field sets no limit.",
  scopes: { TURN: "A turn", SESSION: "A session", DAY: "A day (UTC)", CAMPAIGN: "The campaign" },
  spent: "spent",
  noLimit: "no limit",
  liked: "liked",
  disliked: "disliked",
  serverLimit: "limit of the server",
  limitOf: { TURN: "Dollars for a turn", SESSION: "Dollars for a session", DAY: "Dollars for a day", CAMPAIGN: "Dollars for the campaign" },
  save: "Save the budgets",
};

const de: typeof en = {
  title: "Kosten der Modelle",
  days: (count) => `Die letzten ${count} Tage`,
  chart: (all, day, most) => `${all} insgesamt; am meisten am ${day}: ${most}`,
  none: (count) => `In den letzten ${count} Tagen wurde kein Modell bezahlt.`,
  byDay: "Nach Tagen",
  day: "Tag (UTC)",
  calls: "Aufrufe",
  tokens: "Gelesene und geschriebene Token",
  cost: "Kosten",
  models: "Modelle",
  unpriced: "ohne Preis",
  budgets: "Budgets",
  budgetsHelp:
    "Ein Aufruf, der eine Grenze überschreiten könnte, unterbleibt: Der Zug scheitert und sagt es, oder ein billigeres Modell antwortet. Ein leeres Feld setzt keine Grenze.",
  scopes: { TURN: "Ein Zug", SESSION: "Eine Sitzung", DAY: "Ein Tag (UTC)", CAMPAIGN: "Die Kampagne" },
  spent: "ausgegeben",
  noLimit: "keine Grenze",
  liked: "gelobt",
  disliked: "beanstandet",
  serverLimit: "Grenze des Servers",
  limitOf: {
    TURN: "Dollar für einen Zug",
    SESSION: "Dollar für eine Sitzung",
    DAY: "Dollar für einen Tag",
    CAMPAIGN: "Dollar für die Kampagne",
  },
  save: "Budgets speichern",
};

/** The texts of costs and budgets. */
export const costTexts = inLanguage({ en, de });

/** US dollars, as the reader's language writes them. */
export const dollars = (amount: number): string =>
  amount.toLocaleString(language, { style: "currency", currency: "USD", maximumFractionDigits: amount < 1 ? 4 : 2 });
