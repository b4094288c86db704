import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { findLibrary } from "../ingest/books.ts";
import { playBook } from "../ingest/play-book.ts";
import type { PlayedBook } from "../ingest/play-book.ts";
import type { Suite, SuiteReport } from "./suite.ts";

type Case = SuiteReport["cases"][number];

/** Takes every book of a folder from its PDF to the table: a pack, installed, a campaign, three turns, five questions. Skips where there are no books. */
export const suite: Suite = async ({ data }) => {
  const folder = findLibrary(data);
  if (folder === null) {
    const why = "Skipped: there is no folder of books. Name one with --data DIR; docs/ingest.md says what it holds.";
    return { results: [], cases: [{ id: "books", passed: true, why }] };
  }
  const played: PlayedBook[] = [];
  const failed: Case[] = [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".pdf"));
  for (const file of files.toSorted())
    await playBook(join(folder, file)).then(
      (book) => played.push(book),
      (error: unknown) => failed.push({ id: basename(file, ".pdf"), passed: false, why: messageOf(error) }),
    );
  const sum = (count: (book: PlayedBook) => number) => played.reduce((total, book) => total + count(book), 0);
  return {
    results: [
      { metric: "installed", value: sum(({ chunks }) => Number(chunks > 0)), of: files.length },
      { metric: "turns_told", value: sum(({ turns }) => turns), of: 3 * files.length },
      { metric: "answers_in_first_three_files", value: sum(({ found }) => found), of: sum(({ asked }) => asked) },
    ],
    cases: [...played.map(describe), ...failed],
  };
};

const describe = ({ name, seconds, usable, files, chunks, turns, asked, found, misses }: PlayedBook): Case => ({
  id: name,
  passed: usable && chunks > 0 && turns === 3 && found >= asked - 1,
  why:
    `${seconds} s; ${files} files, ${chunks} chunks; ${turns} of 3 turns; ${found} of ${asked} questions` +
    (misses.length > 0 ? `; not found: ${misses.join(" ")}` : ""),
});
