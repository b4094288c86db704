import { language } from "../texts.ts";
import { englishErrors } from "./texts-en.ts";
import type { ErrorTexts, Issue, Problem } from "./types.ts";

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

/** What a closed connection says without words: the token is not valid any more. */
export const signedOut: Problem = { code: "unauthenticated", message: "" };

/** The same, once the texts are there. */
export const explainLater = async (problem: Problem): Promise<string> => {
  await loading;
  return explain(problem);
};
