import { join } from "node:path";
import { defineConfig, standard } from "freeform-rpg";
import period from "./plugins/period/plugin.ts";

export default defineConfig({
  extends: standard(),
  add: [period],
  options: {
    campaigns: { scenarios: join(import.meta.dirname, "scenarios"), demo: "cellar" },
    period: { forbid: ["okay", "minutes"] },
  },
});
