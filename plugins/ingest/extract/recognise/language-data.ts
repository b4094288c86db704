import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PdfError } from "../read/pdf-error.ts";

/** The folder of a language's recognition data, a package that the user installs. Throws `ocr_language_missing`. */
export const findLanguageData = (language: string): string => {
  const name = `@tesseract.js-data/${language}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), "4.0.0_best_int");
  } catch (cause) {
    throw new PdfError(
      "ocr_language_missing",
      `There is no data to recognise text in "${language}" with. Install it with \`npm install ${name}\`, or set \`language\` of ingest-extract to one that is installed.`,
      { cause },
    );
  }
};
