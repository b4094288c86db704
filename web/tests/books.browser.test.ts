import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PackReview, ReviewAnswer } from "freeform-rpg/schemas";
import type { Page } from "playwright-core";
import { Servers } from "freeform-rpg/plugins/operations/servers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";
import { ingest } from "../../plugins/ingest/index.ts";
import { memory } from "../../plugins/memory/index.ts";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

const shipped = join(import.meta.dirname, "../../content_packs");

let web: Web;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "freeform-books-"));
  const plugins = [...memory({ packs: [join(data, "packs"), shipped] }), ...ingest({ data, keep: { days: null, promotedDays: null } })];
  web = await openWeb({ plugins });
});
afterAll(async () => {
  await web.close();
  await rm(data, { recursive: true, force: true });
});

/** Decides what is in doubt; a place and a person are made so first, since the small book leaves none. */
const decideDraft = async (olga: Page): Promise<void> => {
  const [file = ""] = globSync(join(data, "**/old_harbour/review.json"));
  const entries = globSync("**/*.md", { cwd: join(file, ".."), exclude: ["*.md", "storytelling/**"] }).toSorted();
  const review = PackReview.parse(JSON.parse(readFileSync(file, "utf8")));
  const cases = entries.slice(0, 2).map((path, nth) => ({
    key: `type_npc_${nth + 1}`,
    text: "Not sure.",
    name: `Entry ${nth + 1}`,
    files: [path],
    pages: [2, 3] as [number, number],
    answered: null,
  }));
  const doubt = { key: "type_npc", kind: "type", title: "Taken for npc", ask: "Keep.", type: "npc", answers: ReviewAnswer.options, cases };
  writeFileSync(file, JSON.stringify({ decisions: [...review.decisions, doubt] }));
  await olga.reload();
  await olga.getByText("4 cases are open.").waitFor();
  await olga.getByRole("button", { name: `Show the file: ${entries[0]}` }).click();
  await olga.getByRole("dialog").locator("pre", { hasText: "---" }).waitFor();
  await olga.getByRole("dialog").getByRole("region", { name: "Page 3 of the book" }).locator("pre").waitFor();
  await olga.keyboard.press("Escape");
  await olga.getByRole("button", { name: "Rename: Entry 1" }).click();
  await olga.getByRole("dialog").getByLabel("New name").fill("The Gull");
  await olga.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await olga.getByText("Renamed: The Gull").waitFor();
  expect(readFileSync(join(file, "..", entries[0] ?? ""), "utf8")).toContain("name: The Gull");
  await olga.getByRole("button", { name: "Drop: Entry 2" }).click();
  await olga.getByText("2 cases are open.").waitFor();
  expect(existsSync(join(file, "..", entries[1] ?? ""))).toBe(false);
  await olga.getByRole("button", { name: /^Keep: The book names no licence/ }).click();
  await olga.getByText("One case is open.").waitFor();
};

test.skipIf(noBrowser)("a book is uploaded, read stage by stage, promoted, installed, and uninstalled after a preview", async () => {
  const olga = await web.open("olga", "/books", { operator: true });
  const upload = { name: "Old Harbour.pdf", mimeType: "application/pdf", buffer: smallBook() };
  await olga.getByLabel("Book:").setInputFiles(upload);
  await olga.getByRole("button", { name: "Upload and read" }).click();
  await olga.getByRole("heading", { name: "Old Harbour.pdf" }).waitFor();
  await olga.getByRole("status").filter({ hasText: "finished" }).waitFor();
  await decideDraft(olga);
  expect(await findSerious(olga)).toEqual([]);
  const [promote, replace] = ["Promote to a pack of the server", "Replace it"].map((name) => olga.getByRole("button", { name }));
  await olga.route("**/graphql", (route) => route.fulfill({ json: { errors: [{ message: "The disk is full." }] } }));
  await promote?.click();
  await olga.getByRole("alert").filter({ hasText: "The disk is full." }).waitFor();
  expect(await replace?.count()).toBe(0);
  await olga.unroute("**/graphql");
  await mkdir(join(data, "packs", "old_harbour"), { recursive: true });
  await promote?.click();
  await replace?.click();
  await olga.locator(".notice", { hasText: "Promoted" }).waitFor();
  await olga.getByRole("link", { name: "Books" }).click();
  await olga.getByRole("button", { name: "Install: Old Harbour" }).click();
  await olga.getByRole("dialog").getByRole("button", { name: "Install" }).click();
  await olga.getByRole("button", { name: "Uninstall: Old Harbour" }).click();
  await olga.getByRole("dialog").getByText("Campaigns that go on without it: none").waitFor();
  expect(await findSerious(olga)).toEqual([]);
  await olga.getByRole("dialog").getByRole("button", { name: "Uninstall" }).click();
  await olga.getByRole("button", { name: "Uninstall: Old Harbour" }).waitFor({ state: "detached" });
  await web.leave(olga);
});

test.skipIf(noBrowser)("notes become a pack at once, and what is no notes is refused with a reason", async () => {
  const olga = await web.open("olga", "/books", { operator: true });
  const importNotes = async (name: string, text: string) => {
    await olga.getByLabel("Notes, a lorebook").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await olga.getByRole("button", { name: "Import" }).click();
  };
  await importNotes(
    "kell.json",
    JSON.stringify({ entries: { 0: { key: ["salt"], comment: "Kell", content: "An island of <b>salt</b>." } } }),
  );
  await olga.getByRole("status").filter({ hasText: "SillyTavern lorebook, 1 entries" }).waitFor();
  await olga.getByRole("button", { name: "Install: kell" }).waitFor();
  await importNotes("broken.json", "{ no notes");
  await olga.getByRole("alert").waitFor();
  expect(await olga.locator("main b").count()).toBe(0);
  expect(web.problems).toEqual([]);
  await web.leave(olga);
});

test.skipIf(noBrowser)(
  "the operator sees whether the server works and what it stores, and removes old data after counting it",
  async () => {
    const servers = await web.engine.kernel.use(Servers);
    await servers.enter("1.2.3");
    await servers.drain();
    const olga = await web.open("olga", "/server", { operator: true });
    await olga.getByText("The server works.").waitFor();
    await olga.getByRole("row", { name: new RegExp(`, ${process.pid} .*stops, takes nothing more 1\\.2\\.3 .* nothing$`) }).waitFor();
    await olga.getByText("You are the DM of no campaign.").waitFor();
    await olga.getByText("Turns: 0 queued, 0 running, 0 waiting for a DM").waitFor();
    await olga.getByRole("list", { name: "Jobs" }).getByRole("listitem").first().waitFor();
    await olga.getByText(/^Tables \(\d+\)/).click();
    await olga.getByRole("row", { name: /^runs / }).waitFor();
    await web.engine.db.database.sql
      .updateTable("runs")
      .where("campaign_id", "=", "")
      .set({ finished_at: new Date(0) })
      .execute();
    await olga.getByRole("button", { name: "Count what would be removed" }).click();
    await olga.getByText("This would be removed:").waitFor();
    expect(await findSerious(olga)).toEqual([]);
    await olga.getByRole("button", { name: "Remove it now" }).click();
    await olga.getByRole("dialog").getByRole("button", { name: "Remove it now" }).click();
    await olga.getByText("This was removed:").waitFor();
    expect(
      await olga
        .getByRole("listitem")
        .filter({ hasText: /^jobs \d/ })
        .innerText(),
    ).toMatch(/jobs [1-9]/);
    await servers.leave();
    await olga.getByText("No server has entered this list.").waitFor();
    await web.leave(olga);
  },
);

test.skipIf(noBrowser)("who does not run the server reads so, once, on the pages for operators", async () => {
  const eve = await web.open("eve", "/server");
  for (const path of ["/server", "/books"]) {
    await eve.goto(web.origin + path);
    await eve.getByText("This page is for those who run the server.").waitFor();
    expect(await eve.locator("[role=alert], .panel").count()).toBe(0);
    expect(await findSerious(eve)).toEqual([]);
  }
  expect(web.problems).toEqual([]);
  await web.leave(eve);
});
