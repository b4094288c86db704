import { fileURLToPath } from "node:url";
import { definePlugin, give } from "freeform-rpg/kernel";
import { fixes, policyPacks, predicates, readPackFile, verifiers } from "freeform-rpg/plugins/policy";
import { PolicyPack } from "freeform-rpg/schemas";
import { plainWords } from "./plain-words.ts";
import { lowerVoice, shouts, sign } from "./shouting.ts";

/** The pack, from its file beside this one. */
export const letters = PolicyPack.parse(readPackFile(fileURLToPath(new URL("house.letters.v1.yaml", import.meta.url))));

/** How the house writes, as policies that any text can be held to. */
export default definePlugin({
  name: "house-policies",
  create: () => ({
    gifts: [give(predicates, shouts), give(verifiers, plainWords), give(fixes, lowerVoice), give(fixes, sign), give(policyPacks, letters)],
  }),
});
