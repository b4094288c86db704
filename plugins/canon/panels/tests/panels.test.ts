import { contribute, definePlugin, errorReporters } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { panels } from "freeform-rpg/plugins/canon/panels";
import type { PanelSource } from "freeform-rpg/plugins/canon/panels";
import { expect, test } from "vitest";
import { readPanels } from "../read-panels.ts";

const omens: PanelSource = {
  name: "omens",
  forDm: false,
  read: () => ({ title: "Omens", parts: [{ kind: "text", text: "The moon is red." }] }),
};
const doom: PanelSource = {
  name: "doom",
  forDm: true,
  read: () => ({ title: "Doom", parts: [{ kind: "bar", label: "Doom", value: 2, max: 4 }] }),
};

const read = async (role: "DM" | "PLAYER" | "OBSERVER", ...all: readonly PanelSource[]) => {
  const reported: string[] = [];
  const kernel = await createKernel({
    plugins: [
      definePlugin({
        name: "shows",
        create: () => ({
          contributes: [
            ...all.map((one) => contribute(panels, one)),
            contribute(errorReporters, ({ plugin, message, error }) => void reported.push(`${plugin}: ${message} ${String(error)}`)),
          ],
        }),
      }),
    ],
  });
  return { shown: await readPanels(kernel, { campaignId: "c", userId: "ada", role, use: kernel.use }), reported };
};

test("players read the panels for everybody, DMs also those for them alone", async () => {
  expect((await read("PLAYER", omens, doom)).shown.map(({ name }) => name)).toEqual(["omens"]);
  expect((await read("OBSERVER", omens, doom)).shown.map(({ name }) => name)).toEqual(["omens"]);
  expect((await read("DM", omens, doom)).shown).toMatchObject([{ name: "omens" }, { plugin: "shows", name: "doom", forDm: true }]);
});

test("a panel that has nothing to show is left out", async () => {
  expect((await read("DM", { ...omens, read: () => null })).shown).toEqual([]);
});

test.each<[string, PanelSource["read"], RegExp]>([
  [
    "that throws",
    () => {
      throw new Error("no moon");
    },
    /no moon/,
  ],
  ["in a wrong form", () => ({ title: "Omens", parts: [{ kind: "bar", label: "Doom", value: 5, max: 4 }] }), /more than `max`/],
])("a panel %s is shown as failed, is reported with its plugin, and hides no other", async (_what, faulty, why) => {
  const { shown, reported } = await read("PLAYER", { ...omens, name: "broken", read: faulty }, omens);
  expect(shown).toMatchObject([
    { name: "broken", content: null },
    { name: "omens", content: { title: "Omens" } },
  ]);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/^shows: Its panel "broken" failed for the campaign "c"\./);
  expect(reported[0]).toMatch(why);
});
