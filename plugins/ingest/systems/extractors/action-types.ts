import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";
import { readParagraphs, shortenQuote } from "../markdown.ts";
import type { Passage } from "../passages.ts";
import { readNamedActions } from "./read-named-actions.ts";

/** Actions that the rules name. */
export const actionTypes: Extractor<"action_types"> = {
  key: "action_types",
  signs: ["conditional_rule"],
  sections: ["action_list"],
  find: (book) => {
    const listed = book.sectionsOf("action_list").flatMap(({ parts }) => parts.flatMap((part) => readAction(part, 0.6)));
    const triggered = book.passages.flatMap((passage) => (isTriggered(passage) ? readAction(passage, 0.5) : []));
    const rated = book.passages.flatMap((passage) =>
      readNamedActions(passage.body).map(({ name, quote }) =>
        findIn<"action_types">(passage, name, { stat: name, cost: null, description: quote }, { confidence: 0.6, quote }),
      ),
    );
    return eachOnce(
      [...listed, ...triggered, ...(rated.length >= 3 ? rated : [])].filter(
        ({ name }) => name.split(" ").length <= 5 && !/[.:?]/.test(name),
      ),
    );
  },
};

/** Whether it begins with its trigger: "When you Sway, you ...". */
const isTriggered = ({ title, body }: Passage): boolean => {
  const start = body.slice(0, 260);
  return (
    new RegExp(`\\bwhen you (?:\\w+ )?${title.replace(/\W+/g, ".{1,3}")}\\b`, "i").test(start) ||
    /^\W*when(?:ever)? you [^.]{3,120}\broll/i.test(start)
  );
};

const readAction = (passage: Passage, confidence: number): SystemsFind<"action_types">[] => {
  const [first] = readParagraphs(passage.body);
  if (first === undefined || passage.body.length > 6000) return [];
  const [, stat = null] = /\b[Rr]oll ?\+ ?(\p{Lu}\p{L}+)/u.exec(passage.body) ?? [];
  const [cost = null] = /\b(?:costs?|spend) (?:\d+|one|two|three) \w+(?: points?)?/i.exec(first) ?? [];
  return [
    findIn(
      passage,
      passage.title,
      { stat, cost, description: shortenQuote(first, 300) },
      { confidence: confidence + (stat === null ? 0 : 0.2) },
    ),
  ];
};
