import { fileURLToPath } from "node:url";
import { definePlugin, contribute } from "freeform-rpg/kernel";
import { fixes, policyPacks, predicates, verifiers } from "freeform-rpg/plugins/policy/engine";
import { readPackFile } from "freeform-rpg/plugins/policy/engine/lib";
import { PolicyPack } from "freeform-rpg/schemas/policy";
import { plainWords } from "./plain-words.ts";
import { lowerVoice, shouts, sign } from "./shouting.ts";

/** The pack, from its file beside this one. */
export const letters = PolicyPack.parse(readPackFile(fileURLToPath(new URL("house.letters.v1.yaml", import.meta.url))));

/** How the house writes, as policies that any text can be held to. */
export default definePlugin({
  name: "house-policies",
  create: () => ({
    contributes: [
      contribute(predicates, shouts),
      contribute(verifiers, plainWords),
      contribute(fixes, lowerVoice),
      contribute(fixes, sign),
      contribute(policyPacks, letters),
    ],
  }),
});
