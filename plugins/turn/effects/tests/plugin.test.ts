import { contribute, definePlugin } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Effects, effectKinds } from "freeform-rpg/plugins/turn/effects";
import { defineEffectKind, record } from "freeform-rpg/plugins/turn/effects/lib";
import { expect, test } from "vitest";
import { z } from "zod";
import { worldOf } from "../../validator/tests/world.ts";
import effects from "../plugin.ts";

const omen = defineEffectKind({
  kind: "omen",
  summary: "The sky gives a sign.",
  example: "The moon turns red.",
  schema: z.strictObject({ kind: z.literal("omen"), sign: z.string().min(1) }),
  settle: (effect, { origin }) => (origin === "proposal" ? { reason: "Signs are not for players to give." } : { effect }),
  apply: ({ sign }, draft) => {
    record(draft, "effect_applied", sign);
    return true;
  },
});

test("a plugin adds a kind of effect, which is settled like the shipped ones", async () => {
  const omens = definePlugin({ name: "omens", create: () => ({ contributes: [contribute(effectKinds, omen)] }) });
  const kernel = await createKernel({ plugins: [effects, omens] });
  const { kinds, settle } = await kernel.use(Effects);
  const world = worldOf();
  expect(kinds.map(({ kind }) => kind)).toContain("omen");
  expect(settle({ kind: "omen", sign: "A red moon." }, { world, origin: "authored" })).toEqual({
    effect: { kind: "omen", sign: "A red moon." },
  });
  expect(settle({ kind: "omen", sign: "A red moon." }, { world, origin: "proposal" })).toEqual({
    reason: "Signs are not for players to give.",
  });
  expect(settle({ kind: "omen", sign: "" }, { world, origin: "authored" })).toEqual({
    reason: expect.stringContaining('malformed at "sign"'),
  });
  await kernel.close();
});
