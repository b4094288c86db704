import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import { InstalledPacks, Lore } from "freeform-rpg/plugins/memory/lore";
import { afterAll, beforeAll, expect, test } from "vitest";
import lore from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { findLibrary } from "./books.ts";

const library = findLibrary(undefined);
const file = join(library ?? "", "cairn-setting.pdf");
let engine: TestEngine;
let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "book-"));
  await mkdir(join(root, "scenarios"));
  const yard = await readFile(join(import.meta.dirname, "../../scenarios/training_yard.yaml"), "utf8");
  await writeFile(join(root, "scenarios/training_yard.yaml"), yard.replace("content_packs: []", "content_packs: [cairn_setting]"));
  engine = await openEngine({ scenarios: join(root, "scenarios"), plugins: [{ plugin: lore, options: { packs: join(root, "packs") } }] });
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

// A user's clone comes without the books.
test.skipIf(!existsSync(file))("a real book becomes a draft, the draft a pack, and a campaign is played with what it tells", async () => {
  const { kernel } = engine;
  const out = join(root, "job");
  const made = await (await kernel.use(Ingests)).run({ file, out, draft: true, pack: { license: { type: "cc-by-sa" } } });
  expect(made).toMatchObject({ manifest: { id: "cairn_setting", license: { type: "cc-by-sa" } }, draft: true, usable: true });
  expect(made.counts["questions_found"]).toBe(made.counts["questions"]);
  const draft = await readdir(join(out, made.folder));
  expect(draft).toEqual(expect.arrayContaining(["pack.yaml", "README.md", "REVIEW_NEEDED.md", "DRAFT_README.md", "gm_guidance_review.md"]));

  const drafts = await kernel.use(Drafts);
  const { words, segments } = await drafts.audit(out);
  expect(words?.share).toBeGreaterThan(0.98);
  expect(segments.total).toBeGreaterThan(3);
  await drafts.promote({ folder: out, to: join(root, "packs") });
  expect(await readdir(join(root, "packs/cairn_setting"))).not.toContain("REVIEW_NEEDED.md");

  await (await kernel.use(InstalledPacks)).install("cairn_setting");
  await (await kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee" });
  const found = await (
    await kernel.use(Lore)
  ).search({ text: "Which terrain lies near a settlement?", viewer: "dm", campaignId: "c", corpus: "authored" });
  expect(found.passages.map(({ text }) => text).join(" ")).toMatch(/terrain/i);
});
