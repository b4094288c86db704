import { createKernel } from "freeform-rpg/kernel/host";
import { effectKinds } from "freeform-rpg/plugins/turn/effects";
import { createEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import omens from "../omens/plugin.ts";

test("a plugin adds a kind of effect, which is settled like the shipped ones", async () => {
  const kernel = await createKernel({ plugins: [omens] });
  const { settle } = createEffects(kernel.read(effectKinds).map(({ value }) => value));
  const world = sampleWorld();
  const effect = { kind: "omen", sign: "A red moon." };
  expect(settle(effect, { world, origin: "authored" })).toEqual({ effect });
  expect(settle(effect, { world, origin: "proposal" })).toEqual({ reason: "Signs are not for players to give." });
  expect(settle({ kind: "omen", sign: "" }, { world, origin: "authored" })).toEqual({
    reason: expect.stringContaining('malformed at "sign"'),
  });
  await kernel.close();
});
