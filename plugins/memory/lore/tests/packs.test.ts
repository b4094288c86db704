import { findConflicts, layeredFiles, orderPacks, readDiscoverables } from "freeform-rpg/plugins/memory/lore/lib";
import type { PlacedPack } from "freeform-rpg/plugins/memory/lore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entity, createCampaign, openLoreEngine } from "./lore-engine.ts";

const placed = (id: string, layer: PlacedPack["layer"], ...dependsOn: string[]): PlacedPack => ({ id, layer, dependsOn });
const manifest = (id: string, version: string, layer: string, depends = "[]") =>
  `id: ${id}\nname: ${id}\nversion: "${version}"\nlayer: ${layer}\ndepends_on: ${depends}\n`;
const file = (id: string, type: string, body: string, more = "") => `---\nid: ${id}\ntype: ${type}\n${more}---\n${body}\n`;

describe("the more specific pack", () => {
  test.each<[string, PlacedPack[], string]>([
    [
      "the layer decides",
      [placed("h", "homebrew"), placed("c", "core"), placed("a", "adventure"), placed("r", "regional"), placed("s", "setting")],
      "harsc",
    ],
    ["within a layer, the one that builds on the other", [placed("b", "setting", "a"), placed("a", "setting")], "ba"],
    ["over a chain, too", [placed("c", "setting", "b"), placed("b", "setting", "a"), placed("a", "setting")], "cba"],
    ["otherwise the one that came later", [placed("a", "setting"), placed("b", "setting")], "ba"],
    ["and a circle does not block it", [placed("a", "core", "b"), placed("b", "core", "a")], "ba"],
  ])("%s", (_name, packs, expected) => {
    expect(
      orderPacks(packs)
        .map(({ id }) => id)
        .join(""),
    ).toBe(expected);
  });
});

test("a conflict explains which file takes precedence, why, and with what effect", () => {
  const claim = (pack_id: string, id: string, title: string, aliases: string[] = [], type = "npc") => ({
    pack_id,
    file_id: `${pack_id}:${id}`,
    type,
    title,
    aliases,
  });
  const packs = [placed("base", "core"), placed("port", "setting", "base")];
  const found = findConflicts(
    [
      claim("base", "marta", "Marta"),
      claim("port", "marta", "Old Marta"),
      claim("base", "gull", "The Gull"),
      claim("port", "bird", "Bird", ["gull"]),
      claim("port", "own", "Own"),
    ],
    packs,
  );
  expect(found).toMatchObject([
    {
      kind: "id",
      claimed: "marta",
      winner: "port:marta",
      losers: ["base:marta"],
      account: expect.stringContaining('"setting" is more specific than "core"'),
    },
    { kind: "name", claimed: "gull", winner: "port:bird", losers: ["base:gull"], account: expect.stringContaining("Both remain") },
  ]);
});

test("discoverables are read from a location's list", () => {
  const body =
    "# Gull\n\n## Discoverables\n\n- behind the bar: A ledger in oilcloth.\n- behind the bar: A key.\n- A draught from below.\n\n## History\n\n- not: this.\n";
  expect(readDiscoverables(body)).toEqual([
    { key: "the_bar", spot: "the bar", content: "A ledger in oilcloth." },
    { key: "the_bar_2", spot: "the bar", content: "A key." },
    { key: "place", spot: "", content: "A draught from below." },
  ]);
});

describe("an installer", () => {
  let engine: Awaited<ReturnType<typeof openLoreEngine>>;
  const marta = "# Marta\n\nShe keeps the bar.\n\n## Manner\n\nGruff.\n\n## Past\n\nA lighthouse.\n";
  beforeAll(async () => {
    engine = await openLoreEngine();
    await engine.write("base", {
      "pack.yaml": manifest("base", "1.0.0", "core"),
      "marta.md": file("marta", "npc", marta, "attrs: { disposition: gruff, pronouns: she }\n"),
    });
    await engine.write("port", {
      "pack.yaml": manifest("port", "1.2.0", "setting", `[{ id: base, version: "^1.0.0" }]`),
      "marta.md": file("marta", "npc", "# Marta Quill\n\n## Manner\n\nShe answers with a price.\n", "attrs: { disposition: sly }\n"),
      "pier.md": file("pier", "location", "# The Pier\n\nWet planks.\n", "related_entities: [base:marta]\n"),
    });
  });
  afterAll(() => engine.close());

  test("previews an installation without changing anything", async () => {
    const { packs, conflicts } = await engine.installer.preview("port");
    expect(packs.map(({ pack_id, action, from }) => [pack_id, action, from])).toEqual([
      ["base", "install", null],
      ["port", "install", null],
    ]);
    expect(conflicts).toMatchObject([{ kind: "id", claimed: "marta", winner: "port:marta" }]);
    expect(await engine.installer.list()).toEqual([]);
  });

  test("packs that depend on each other are ensured once each, counted together", async () => {
    await using other = await openLoreEngine();
    await other.write("low", { "pack.yaml": manifest("low", "1.0.0", "core") });
    await other.write("high", { "pack.yaml": manifest("high", "1.0.0", "setting", "[low]") });
    const announced: string[] = [];
    const ensure = () =>
      other.installer.ensure(["low", "high"], ({ manifest: { id } }, done, total) => announced.push(`${id} ${done + 1}/${total}`));
    await ensure();
    await ensure();
    expect(announced).toEqual(["low 1/2", "high 2/2"]);
  });

  test("installs dependencies first, and a search returns only the more specific text", async () => {
    expect((await engine.installer.install("port")).map(({ pack_id }) => pack_id)).toEqual(["base", "port"]);
    const { candidates } = await engine.lore.search({ text: "Marta manner gruff price lighthouse", viewer: "player", campaignId: null });
    const used = candidates.filter((each) => each.used).map(({ id }) => id);
    expect(used).toEqual(expect.arrayContaining(["port:marta:manner", "base:marta:past"]));
    expect(candidates.find(({ id }) => id === "base:marta:manner")).toMatchObject({
      used: false,
      reason: expect.stringContaining("port:marta:manner replaces it"),
    });
  });

  test("an upgrade lists its changes and indexes only these", async () => {
    await engine.write("port", {
      "pack.yaml": manifest("port", "1.3.0", "setting", "[base]"),
      "pier.md": file("pier", "location", "# The Pier\n\nDry planks.\n"),
      "bell.md": file("bell", "item", "# Bell\n\nIt rings.\n"),
    });
    const { packs } = await engine.installer.preview("port");
    expect(packs[1]).toMatchObject({
      action: "upgrade",
      from: "1.2.0",
      to: "1.3.0",
      files: { added: ["bell.md"], changed: ["pier.md"], removed: [] },
      chunks: { added: 1, changed: 1, removed: 0, kept: 1 },
    });
    expect(await engine.installer.install("port")).toMatchObject([{ indexed: 0 }, { pack_id: "port", version: "1.3.0" }]);
  });

  test("a downgrade is rejected unless it is forced, and the requirements of other packs are checked", async () => {
    await engine.write("port", { "pack.yaml": manifest("port", "1.1.0", "setting", "[base]") });
    await expect(engine.installer.install("port")).rejects.toMatchObject({ code: "pack_downgrade" });
    await engine.installer.install("port", { force: true });
    await engine.write("port", { "pack.yaml": manifest("port", "1.4.0", "setting", `[{ id: base, version: "^1.0.0" }]`) });
    await engine.installer.install("port");
    await engine.write("base", { "pack.yaml": manifest("base", "2.0.0", "core") });
    await expect(engine.installer.install("base")).rejects.toMatchObject({
      code: "pack_dependency",
      message: expect.stringMatching(/"port" needs "base" in version \^1\.0\.0/),
    });
    expect((await engine.installer.list()).map(({ id, version }) => `${id}@${version}`)).toEqual(["base@1.0.0", "port@1.4.0"]);
  });

  test("a pack with an invalid dependency is not installed", async () => {
    await engine.write("broken", { "pack.yaml": manifest("broken", "1.0.0", "core"), "a.md": "no block" });
    await engine.write("upon", { "pack.yaml": manifest("upon", "1.0.0", "setting", "[broken]") });
    await expect(engine.installer.install("upon")).rejects.toMatchObject({ code: "pack_invalid" });
    expect((await engine.installer.list()).map(({ id }) => id)).toEqual(["base", "port"]);
  });

  test("a pack that others use is removed only by force, and their history does not change", async () => {
    await createCampaign(engine.database, {
      packs: ["base", "port"],
      final_text: "You come to the pier.",
      changes: [entity("port:marta", "Marta")],
    });
    await expect(engine.installer.uninstall("base")).rejects.toMatchObject({
      code: "pack_in_use",
      message: expect.stringMatching(/packs "port" depend.*campaigns "c" use/s),
    });
    const before = await engine.log.state("c");
    expect(await engine.installer.uninstall("base", { force: true })).toMatchObject({ dependents: ["port"], campaigns: ["c"] });
    expect(await engine.log.state("c")).toEqual(before);
    expect(await engine.installer.packsOf("c")).toEqual(["port"]);
    const { candidates } = await engine.lore.search({ text: "lighthouse", viewer: "dm", campaignId: "c", corpus: "authored" });
    expect(candidates.filter(({ packId }) => packId === "harbour")).toEqual([]);
    await expect(engine.installer.uninstall("bse")).rejects.toMatchObject({ code: "pack_not_found" });
  });

  test("a scenario's entity takes its attributes from the most specific pack", async () => {
    const files = layeredFiles([await engine.read("base"), await engine.read("port")]);
    expect(files.get("base:marta")).toMatchObject({
      id: "base:marta",
      title: "Marta Quill",
      metadata: { attrs: { disposition: "sly", pronouns: "she" } },
    });
  });
});
