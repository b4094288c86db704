import { inLanguage } from "../texts.ts";
import { german } from "./questions-de.ts";

const translated = inLanguage<Readonly<Record<string, string>>>({ en: {}, de: german });

/** A text of a question, a choice or a default in the language of the page. */
export const questionText = (text: string): string => translated[text] ?? text;
