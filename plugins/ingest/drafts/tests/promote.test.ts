import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kernel } from "freeform-rpg/kernel";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openIngest } from "../../core/tests/open-ingest.ts";
import { writePack } from "./write-pack.ts";

let kernel: Kernel;
let root = "";
beforeAll(async () => {
  kernel = await openIngest();
});
afterAll(() => kernel.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "drafts-"));
  return () => rm(root, { recursive: true, force: true });
});

const files = (version: string, name = "Old Harbour") => ({
  "pack.yaml": `id: harbour\nname: ${name}\nversion: ${version}\n`,
  "locations/gull.md": `---\nid: gull\ntype: location\n---\n# The Blind Gull\n\nA bar at the end of the pier, version ${version}.\n`,
  "systems/harbour.yaml": "id: harbour\n",
  "REVIEW_NEEDED.md": "# To be reviewed\n\n- [ ] one\n- [x] two\n- [ ] three\n",
  "DRAFT_README.md": "Read me.",
  "EXTRACTION_REPORT.md": "Report.",
  "gm_guidance_review.md": "Advice.",
});

const promote = async (version: string, more: { name?: string; force?: boolean } = {}) => {
  const folder = join(root, "draft", "harbour");
  await rm(folder, { recursive: true, force: true });
  await writePack(folder, files(version, more.name));
  const drafts = await kernel.use(Drafts);
  return drafts.promote({ folder, to: join(root, "packs"), force: more.force ?? false });
};

const standing = () => readFile(join(root, "packs/harbour/locations/gull.md"), "utf8");

test("a draft is put among the packs without the files for its reviewer", async () => {
  const promotion = await promote("1.0.0");
  expect(promotion).toMatchObject({ pack: "harbour", version: "1.0.0", replaced: null, unreviewed: 2 });
  expect(promotion.left_out).toEqual(["DRAFT_README.md", "EXTRACTION_REPORT.md", "REVIEW_NEEDED.md", "gm_guidance_review.md"]);
  expect((await readdir(join(root, "packs"))).toSorted()).toEqual(["harbour"]);
  expect((await readdir(join(root, "packs/harbour"))).toSorted()).toEqual(["locations", "pack.yaml", "systems"]);
});

test("an older version gives way; the same, a newer or another pack does not, unless it is forced", async () => {
  await promote("1.0.0");
  expect(await promote("1.1.0")).toMatchObject({ replaced: "1.0.0" });
  await expect(promote("1.1.0")).rejects.toMatchObject({
    code: "pack_taken",
    message: expect.stringMatching(/1\.1\.0 of this pack already.*Raise/),
  });
  await expect(promote("1.0.5")).rejects.toMatchObject({ code: "pack_taken", message: expect.stringContaining("newer version 1.1.0") });
  await expect(promote("2.0.0", { name: "Harbour Nights" })).rejects.toMatchObject({
    code: "pack_taken",
    message: expect.stringContaining('another pack, "Old Harbour"'),
  });
  expect(await standing()).toContain("version 1.1.0");
  expect(await promote("1.0.5", { force: true })).toMatchObject({ replaced: "1.1.0" });
  expect(await standing()).toContain("version 1.0.5");
});

test("a draft that is no pack changes nothing, and says what is wrong with it", async () => {
  await promote("1.0.0");
  const folder = join(root, "draft", "harbour");
  await writePack(folder, { "pack.yaml": "id: harbour\nname: Old Harbour\nversion: two\n", "npcs/nobody.md": "No front block." });
  const drafts = await kernel.use(Drafts);
  await expect(drafts.promote({ folder, to: join(root, "packs") })).rejects.toMatchObject({
    code: "pack_invalid",
    message: expect.stringMatching(/nobody\.md[\s\S]*version/),
  });
  await expect(drafts.promote({ folder: join(root, "nowhere"), to: join(root, "packs") })).rejects.toMatchObject({
    code: "pack_not_found",
  });
  expect(await standing()).toContain("version 1.0.0");
  expect(await readdir(join(root, "packs"))).toEqual(["harbour"]);
});
