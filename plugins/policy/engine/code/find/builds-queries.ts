import { hole } from "../code-facts.ts";
import type { CodeFacts, CodePlace } from "../code-facts.ts";

const message = "A statement to a database is built from strings.";

/** The beginning of a statement of SQL, holes being any names. */
const statement = new RegExp(
  String.raw`^[\s("']*(?:with\s+\w+\s+as\s*\([\s\S]{0,400}?\)\s*)?(?:select\s+(?:distinct\s+)?(?:[*\w."'${hole}${"`"}[\]]+(?:\([^)]{0,80}\))?(?:\s+as\s+\w+)?\s*,?\s*){1,40}?\s*from\s|insert\s+(?:or\s+\w+\s+)?into\s|replace\s+into\s|update\s+\S{1,80}\s+set\s|delete\s+from\s|(?:drop|create|alter|truncate)\s+(?:table|database|schema|index|view|user|role)\s|merge\s+into\s|call\s+\w+\s*\(|exec(?:ute)?\s+\w+\s)`,
  "i",
);

/** Units of a text in which the beginning of a statement is looked for. */
const looked = 1000;

/** Finds statements to a database that are built from strings. */
export const findBuiltQueries = ({ language, texts, uncommented }: CodeFacts): CodePlace[] => {
  if (language === "javascript" || language === "python")
    return texts
      .filter(({ value, tagged }) => !tagged && value.includes(hole) && isStatement(value))
      .map(({ start, end }) => ({ start, end, message }));
  return [...uncommented.matchAll(joinedStatement)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, message }));
};

/** True for a text that begins as a statement of SQL does. A list such as `select a file from` is prose. */
export const isStatement = (value: string): boolean => {
  const start = value.slice(0, looked);
  return statement.test(start) && !/^\s*select\s+(?:an?|the|one|your|some|any)\s/i.test(start);
};

/** In other languages: a statement in quotes to which something is joined, or in which something is put. */
const joinedStatement =
  /"(?=\s*(?:select|insert|update|delete|drop|alter|create)\b)[^"\n]{0,500}?(?:(?:\$\{|#\{|\$\w)[^"\n]{0,500}"|"\s*(?:\+|\.(?=\s*\$)|\|\||&)|%[sdv][^"\n]{0,500}"\s*[,%])|'(?=\s*(?:select|insert|update|delete|drop|alter|create)\b)[^'\n]{0,500}'\s*(?:\+|\.(?=\s*\$)|\|\|)/gi;
