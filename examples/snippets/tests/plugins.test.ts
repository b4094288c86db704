import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { apiParts } from "freeform-rpg/graphql";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import { expect, test } from "vitest";
import { addLength } from "../add-length.ts";
import almanac from "../almanac/plugin.ts";
import { checkAnswer } from "../check-answer.ts";
import { embedder } from "../embedder.ts";
import { names } from "../names.ts";
import { oracle } from "../oracle.ts";
import period from "../period/plugin.ts";

const owner = definePlugin({
  name: "owner",
  create: () => ({
    hooks: [judgeNarration, reviewRuling],
    services: [provide(Corrections, { create: () => expect.unreachable() })],
    contributes: [contribute(apiParts, addLength)],
  }),
});

test("the examples load, with their options and contributions", async () => {
  const plugins = [
    owner,
    { plugin: period, options: { forbid: ["okay"] } },
    oracle(() => expect.unreachable()),
    embedder(() => expect.unreachable()),
    names,
    almanac,
  ];
  const kernel = await createKernel({ plugins });
  expect(kernel.plugins.map(({ name, fault }) => [name, fault])).toEqual([
    ["owner", null],
    ["period", null],
    ["model-oracle", null],
    ["embed-mine", null],
    ["names", null],
    ["almanac", null],
  ]);
});

test("an answer is checked and corrected without an engine", async () => {
  const { violations, corrected } = await checkAnswer("The inn burned in 1742.", async (section) => section);
  expect(violations.map(({ rule_id }) => rule_id)).not.toEqual([]);
  expect(corrected).toContain("1742");
});
