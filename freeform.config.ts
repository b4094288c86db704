import { defineConfig, standard } from "freeform-rpg";

/**
 * `add`: your own plugins; one with `replaces` takes the place of a standard one. `options`: options of single plugins, by name, such as
 * `models: { provider: "ollama" }` (see docs/models.md).
 */
export default defineConfig({ extends: standard(), add: [], options: {} });
