import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";
import { fillDataFolder } from "./data-folder.ts";
import { startCli } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";
import { findScript, runOnTerminal } from "./run-on-terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "pack-ingest-"));
const [book, letter, out] = [join(folder, "old_harbour.pdf"), join(folder, "letter.pdf"), join(folder, "out")];
const here = { DATA_DIR: join(folder, "data"), PORT: "0" };
beforeAll(async () => {
  await fillDataFolder(here.DATA_DIR);
  // A link, as to a book on another disk.
  writeFileSync(join(folder, "elsewhere.pdf"), smallBook());
  symlinkSync(join(folder, "elsewhere.pdf"), book);
  writeFileSync(letter, "Dear diary");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ingest = async (...args: string[]) => {
  const { code, out: text, err } = await runInside(["pack-ingest", ...args, "--json"], here);
  return { code, err, ...JSON.parse(text) };
};
const states = (stages: readonly { stage: string; state: string }[]) =>
  Object.fromEntries(stages.map(({ stage, state }) => [stage, state]));

test("a book is read in parts: one stage alone, then the rest as a draft of some pages, then again from a stage", async () => {
  const alone = await ingest(book, "--out", out, "--to-stage", "structure");
  expect(alone).toMatchObject({ code: 0, err: "", pack: null, usable: null });
  expect(states(alone.stages)).toMatchObject({ extract: "finished", structure: "finished", segment: "waiting", validate: "waiting" });

  const whole = await ingest(book, "--out", out, "--draft", "--system-hint", "pbta", "--name", "Harbour Nights", "--id", "nights");
  expect(whole).toMatchObject({ code: 0, pack: "nights", draft: true, usable: true, folder: join(out, "06_assemble/nights") });
  expect(states(whole.stages)).toMatchObject({ extract: "kept", structure: "kept", segment: "finished", validate: "finished" });
  expect(await readdir(whole.folder)).toEqual(expect.arrayContaining(["pack.yaml", "REVIEW_NEEDED.md", "DRAFT_README.md", "systems"]));

  const again = await ingest(book, "--out", out, "--pages", "1-2", "--from-stage", "enrich", "--to-stage", "enrich");
  expect(again.stages[1]).toMatchObject({ stage: "extract", state: "finished", counts: { pages: 2 } });
  expect(states(again.stages)).toMatchObject({ enrich: "finished", assemble: "waiting" });
});

test.skipIf(findScript() === null)(
  "on a terminal it asks for what the options leave open, shows what it does, and offers to install",
  async () => {
    const { code, screen } = await runOnTerminal(["pack-ingest"], here, [
      ["Which book?", `${book}\r`],
      ["What is the pack called?", "\r"],
      ["Its id", "\r"],
      ["Its version", "\r"],
      ["What is its scope?", "\r"],
      ["Who wrote the book?", "A. Sailor\r"],
      ["How would you describe it", "\r"],
      ["What else?", "\r"],
      ["Which rule system does it use?", "\r"],
      ["Folder for the output of the stages", "\r"],
      ["Begin?", "y"],
      ["Install old_harbour now?", "n"],
    ]);
    expect(code).toBe(0);
    expect(screen).toMatch(/model +offline: free/);
    expect(screen).toMatch(/extract +finished.* s +4 pages/);
    expect(screen).toMatch(/Install it with: npx freeform-rpg install-pack/);
  },
);

test("while a server holds the database it reads the book, keeps it, and installs the pack", async () => {
  const server = startCli(["serve", "--json"], here);
  try {
    await new Promise((resolve) => server.stdout.once("data", resolve));
    const { job, home, installed, stages } = await ingest(book, "--install");
    expect(installed).toMatchObject([{ pack_id: "old_harbour" }]);
    expect(home).toBe(join(here.DATA_DIR, "ingest/jobs", job));
    expect(states(stages)).toMatchObject({ extract: "finished", validate: "finished" });
    const again = await runInside(["pack-ingest", book, "--to-stage", "segment", "--skip-systems"], here);
    expect(again.err).toMatch(/The server at http.* reads the book\.[^]*extract: Reading the book\n +Unchanged, reused: 4 pages/);
    expect(await ingest(book, "--out", out)).toMatchObject({ code: 2, error: { code: "out_elsewhere" } });
    expect(await ingest(letter)).toMatchObject({ code: 1, error: { message: expect.stringContaining("is no PDF") } });
  } finally {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGTERM");
    await ended;
  }
});
