import { language } from "../texts.ts";
import { englishErrors } from "./texts-en.ts";

/** What an error's message names, by name. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** One thing that is wrong with an input. */
export interface Issue {
  readonly path: string;
  readonly message: string;
  readonly code?: string | null;
  readonly values?: Values | null;
}

/** Something that the server reports: a code for programs, and its own words. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly values?: Values | null;
  readonly issues?: readonly Issue[] | null;
}

/** The texts of errors by code: the whole text, or what stands before the server's own words. */
export type ErrorTexts = Readonly<Record<string, string | ((values: Values) => string) | { readonly lead: string }>>;

interface Catalogue {
  readonly errorTexts: ErrorTexts;
  readonly issueTexts: ErrorTexts;
}

let catalogue: Catalogue = { errorTexts: englishErrors, issueTexts: {} };
const loading: Promise<unknown> =
  language === "de"
    ? import("./texts-de.ts").then(
        (texts) => (catalogue = texts),
        () => catalogue,
      )
    : Promise.resolve();

/** Says in the language of the page what the server reports. Without a text of its code, or before the texts are there, in the server's words. */
export const explain = ({ code, message, values, issues }: Problem): string => {
  const text = catalogue.errorTexts[code];
  if (typeof text === "string") return text;
  if (typeof text === "function") return text(values ?? {});
  const details = issues && issues.length > 0 ? issues.map(explainIssue).join(" ") : message;
  return text ? `${text.lead} ${details}` : details;
};

const explainIssue = ({ path, message, code, values }: Issue): string => {
  const text = catalogue.issueTexts[code ?? ""];
  const said = typeof text === "function" ? text(values ?? {}) : typeof text === "string" ? text : message;
  return path ? `${path}: ${said}` : said;
};

/** The same, once the texts are there. */
export const explainLater = async (problem: Problem): Promise<string> => {
  await loading;
  return explain(problem);
};
