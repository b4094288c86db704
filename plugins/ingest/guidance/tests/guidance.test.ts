import { input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Guidance, Segments } from "freeform-rpg/plugins/ingest/core";
import { Models } from "freeform-rpg/plugins/models/core";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { runStage } from "freeform-rpg/testing";
import { scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import { piece } from "../../enrich/tests/enrich.ts";
import { writePack } from "../../drafts/tests/write-pack.ts";
import guidance from "../plugin.ts";

const advice = piece(
  "# Pacing a Session\n\nAs the GM, keep the pace up. Cut to the next scene when the players begin to drift, and let them linger when they are enjoying themselves. Always ask the players what they want to see. Don't plan what they should do.",
  { id: "pacing", pages: [12, 12], path: ["Running the Game"] },
);
const rule = piece("# Climbing\n\nRoll 2d6 and add 3. On a 10 or more the climber reaches the top within 4 rounds and takes 1 damage.", {
  id: "climbing",
});

const agree: ScriptedAnswer = ({ input }) => ({ passages: read(input, "passages").map((one) => Reflect.get(one, "guess")) });
const read = (input: unknown, key: string): object[] => {
  const found: unknown = typeof input === "object" && input !== null ? Reflect.get(input, key) : [];
  return Array.isArray(found) ? found : [];
};

const find = async (answer: ScriptedAnswer, ...more: readonly ReturnType<typeof piece>[]) => {
  const model = scriptedModel({ "ingest/guidance": answer });
  const kernel = await createKernel({ plugins: [models], services: [model] });
  const { made } = await runStage(guidance, Guidance, {
    inputs: [input(Segments, { segments: [advice, rule, ...more].map(({ segment }) => segment), left_out: [] })],
    services: [provideValue(Models, await kernel.use(Models))],
    beside: [models],
  });
  await kernel.close();
  return { ...made!, model };
};

test("advice is told in the book's words, for the DM alone, in the file of its kind", async () => {
  const { notes, files, model } = await find(agree);
  expect(notes).toMatchObject([{ segment: "pacing", category: "pacing", scope: "universal", pages: [12, 12] }]);
  expect(model.requests[0]?.text).not.toContain("Climbing");
  expect(files.map(({ path }) => path)).toEqual(["storytelling/pacing.md"]);
  const root = await mkdtemp(join(tmpdir(), "guidance-"));
  await writePack(join(root, "p"), { "pack.yaml": "id: p\nname: P\nversion: 1.0.0\n", [files[0]!.path]: files[0]!.text });
  const pack = await readPack(join(root, "p"));
  await rm(root, { recursive: true });
  expect(pack.files).toMatchObject([{ metadata: { id: "storytelling_pacing", visibility: "dm", tags: ["gm_guidance", "pacing"] } }]);
  expect(pack.files[0]?.body).toContain("Cut to the next scene when the players begin to drift");
});

test.each([
  [
    "a deed",
    "When you study a beast for a while, ask the GM what it fears. The GM will tell you the truth; the GM may ask you how you know.",
  ],
  [
    "a power",
    "Choose a field of lore. Once a scene, tell the GM to reveal one thing of it, and always ask the GM how it came to be known to you.",
  ],
])("%s of players that names the game master is no advice to them", async (_, text) => {
  const made = await find(agree, piece(`# Beast Lore\n\n${text}`, { id: "beast" }));
  expect(made.notes.map(({ segment }) => segment)).toEqual(["pacing"]);
});

test("what a model says is no advice is left out; what it makes up changes nothing, and somebody is told what it left open", async () => {
  const none = await find({ passages: [{ id: "passage_1", advice: false, category: "general", scope: "genre", confidence: 1 }] });
  expect(none).toMatchObject({ notes: [], files: [] });
  const invented = await find({ passages: [{ id: "passage_99", advice: true, category: "tone", scope: "universal", confidence: 1 }] });
  expect(invented.notes).toMatchObject([{ segment: "pacing", category: "pacing" }]);
  expect(invented.doubts).toEqual([expect.stringContaining("Pacing a Session")]);
});
