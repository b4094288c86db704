import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";
import { fillDataFolder } from "./data-folder.ts";
import { runCli } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";

const folder = mkdtempSync(join(tmpdir(), "pack-ingest-"));
const [book, letter] = [join(folder, "old_harbour.pdf"), join(folder, "letter.pdf")];
const here = { DATA_DIR: join(folder, "data"), PORT: "0" };
beforeAll(async () => {
  await fillDataFolder(here.DATA_DIR);
  // A link, as to a book on another disk.
  writeFileSync(join(folder, "elsewhere.pdf"), smallBook());
  symlinkSync(join(folder, "elsewhere.pdf"), book);
  writeFileSync(letter, "Dear diary");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["no file at all", [], 2, /Name the book/],
  ["a file that is not there", ["nowhere.pdf"], 1, /no file ".*nowhere\.pdf"/],
  ["a file that is no PDF", [letter, "--out", join(folder, "letter")], 1, /error "letter\.pdf" is no PDF/],
  ["a stage that there is none of", [book, "--from-stage", "polish"], 1, /no stage "polish" to begin from.*extract/],
  ["pages that are no range", [book, "--pages", "4-2"], 2, /"4-2" is not a range/],
  ["an id that is none", [book, "--id", "Old Harbour"], 2, /--id is invalid/],
  ["a layer that there is none of", [book, "--layer", "cellar"], 2, /cellar/],
])("%s is refused with what to do", async (_what, args, code, says) => {
  const refused = await runInside(["pack-ingest", ...args], here);
  expect([refused.code, refused.err]).toEqual([code, expect.stringMatching(says)]);
});

test("notes become an installed pack, of which players read what is marked", async () => {
  const source = join(folder, "vault");
  mkdirSync(join(source, "Places"), { recursive: true });
  writeFileSync(join(source, "Places", "Kell.md"), "---\nvisibility: known\n---\nAn island of salt.\n");
  writeFileSync(join(source, "plot.md"), "The island sinks.\n");
  // A process of its own: the folders of packs are those of the first engine that a process opens.
  const { code, out: text, err } = await runCli(["pack-import", source, "--id", "kell", "--install"], here);
  expect([code, err, text]).toEqual([
    0,
    expect.any(String),
    expect.stringMatching(/2 entries: 1 location, 1 general\.\nPlayers may read 1 of them[^]*Installed kell/),
  ]);
  expect(await runInside(["pack-import", source, "--id", "kell", "--json"], here)).toMatchObject({
    code: 1,
    out: expect.stringContaining("pack_taken"),
  });
});
