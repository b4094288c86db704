import { EngineError } from "freeform-rpg/errors";
import type { HandoutFields } from "../tokens.ts";

/** Characters that each field may have. */
export const longest = { title: 200, text: 10_000, alternativeText: 1000, announcement: 4000 } as const;

/** The fields without blanks around them. Throws `handout_invalid`. */
export const checkFields = (given: HandoutFields): HandoutFields => {
  const fields = { title: given.title.trim(), text: given.text.trim(), alternativeText: given.alternativeText.trim() };
  if (fields.title === "")
    throw new EngineError("handout_invalid", 'The field "title" is empty. Name the handout, such as "The torn letter".');
  checkLength("title", fields.title);
  checkLength("text", fields.text);
  checkLength("alternativeText", fields.alternativeText);
  return fields;
};

/** Throws `handout_invalid` for a text that is too long. */
export const checkLength = (field: keyof typeof longest, value: string): void => {
  if (value.length > longest[field])
    throw new EngineError(
      "handout_invalid",
      `The field "${field}" has ${value.length} characters; ${longest[field]} are the most. Shorten it.`,
    );
};
