import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findLibrary } from "../ingest/books.ts";
import { playBook } from "../ingest/play-book.ts";
import type { PlayedBook } from "../ingest/play-book.ts";
import type { Suite } from "./suite.ts";

/** Takes every book of a folder from its PDF to the table: a pack, installed, a campaign, three turns, five questions. Skips where there are no books. */
export const suite: Suite = async ({ data }) => {
  const folder = findLibrary(data);
  if (folder === null) {
    const why = "Skipped: there is no folder of books. Name one with --data DIR; docs/ingest.md says what it holds.";
    return { results: [], cases: [{ id: "books", passed: true, why }] };
  }
  const played: PlayedBook[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .toSorted())
    played.push(await playBook(join(folder, file)));
  const sum = (count: (book: PlayedBook) => number) => played.reduce((total, book) => total + count(book), 0);
  return {
    results: [
      { metric: "installed", value: sum(({ chunks }) => Number(chunks > 0)), of: played.length },
      { metric: "turns_told", value: sum(({ turns }) => turns), of: 3 * played.length },
      { metric: "answers_in_first_three_files", value: sum(({ found }) => found), of: sum(({ asked }) => asked) },
    ],
    cases: played.map(describe),
  };
};

const describe = ({ name, seconds, usable, files, chunks, turns, asked, found, misses }: PlayedBook) => ({
  id: name,
  passed: usable && chunks > 0 && turns === 3 && found >= asked - 1,
  why:
    `${seconds} s; ${files} files, ${chunks} chunks; ${turns} of 3 turns; ${found} of ${asked} questions` +
    (misses.length > 0 ? `; not found: ${misses.join(" ")}` : ""),
});
