import { readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readItems, readParagraphs, shortenQuote } from "../markdown.ts";
import type { Passage } from "../passages.ts";
import { findStatesInProse, splitRow } from "./states-in-prose.ts";

/** Conditions of characters and their effects. */
export const conditions: Extractor<"conditions"> = {
  key: "conditions",
  signs: ["penalty_ladder"],
  sections: ["condition_list"],
  find: (book) => {
    const listed = book.sectionsOf("condition_list").flatMap(({ head, parts }) => readSection(head, parts));
    return eachOnce([...listed, ...findSpokenOf(book), ...findStatesInProse(book)]);
  },
};

const readSection = (head: Passage, parts: readonly Passage[]): SystemsFind<"conditions">[] => {
  const headed = parts.filter(({ title }) => isName(title)).flatMap((part) => findState(part, part.title, readEffects(part.body)));
  if (headed.length >= 3) return headed.map((find) => ({ ...find, confidence: 0.95 }));
  const rows = readTables(head.body).flatMap((table) => table.slice(1).filter((row) => row.length >= 2 && isName(row[0] ?? "")));
  const inTable = rows.flatMap(([name = "", ...effects]) =>
    findState(
      head,
      name,
      effects.filter((one) => one !== ""),
    ),
  );
  return [...headed, ...inTable, ...readRunIns(head)].map((find) => ({ ...find, confidence: 0.75 }));
};

/** Names at the head of a paragraph or an item: `Dazed: you cannot act.` */
const readRunIns = (head: Passage): SystemsFind<"conditions">[] =>
  [...readItems(head.body), ...readParagraphs(head.body)].flatMap(splitRow).flatMap((text) => {
    const [, name, effect] = /^\**(\p{Lu}[\p{L}' -]{2,28})[.:]\** (.{8,})$/su.exec(text) ?? [];
    return name === undefined || effect === undefined || !isName(name) ? [] : findState(head, name, [effect], text);
  });

const isName = (title: string): boolean => /^\p{Lu}[\p{L}’' -]{2,28}$/u.test(title) && title.split(" ").length <= 3;

const findState = (passage: Passage, name: string, effects: readonly string[], quote?: string): SystemsFind<"conditions">[] =>
  effects.length === 0
    ? []
    : [
        findIn(
          passage,
          name,
          { effects: effects.map((one) => shortenQuote(one, 400)) },
          { confidence: 0.5, ...(quote === undefined ? {} : { quote }) },
        ),
      ];

const readEffects = (body: string): string[] => {
  const items = readItems(body);
  const rows = readTables(body).flatMap((table) => table.slice(1).map((row) => row.join(": ")));
  return items.length > 0 ? [...items, ...rows] : [...readParagraphs(body).slice(0, 3), ...rows];
};

/** A heading that the rules elsewhere use as a state: "becomes Deprived", "while prone". */
const findSpokenOf = ({ passages, segments }: Book): SystemsFind<"conditions">[] => {
  const spokenOf = new Map<string, number>();
  for (const { text } of segments)
    for (const [, name = ""] of text.matchAll(/\b(?:is|are|be|been|becomes?|while|anyone|considered) (\p{Lu}\p{Ll}{3,18})\b/gu))
      spokenOf.set(name, (spokenOf.get(name) ?? 0) + 1);
  const names = passages.filter(({ title, body }) => /^\p{Lu}\p{Ll}{3,18}$/u.test(title) && body.length > 40 && body.length < 2500);
  return names.flatMap((passage) => {
    const binds = /\b(?:can(?:no|['’])t|cannot|unable|disadvantage|penalty|must|loses?|[-–]\d)\b/i.test(passage.body);
    return (spokenOf.get(passage.title) ?? 0) >= 3 && binds
      ? findState(passage, passage.title, readParagraphs(passage.body).slice(0, 3))
      : [];
  });
};
