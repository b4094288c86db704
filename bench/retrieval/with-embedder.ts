import lore from "../../plugins/memory/lore/plugin.ts";
import type { EngineOptions } from "../../tests/engine/open-engine.ts";

/** An engine whose lore uses the named embedder; `none` searches full text alone. */
export const withEmbedder = (embedder = "lsa"): Pick<EngineOptions, "plugins"> => ({
  plugins: [{ plugin: lore, options: { embedder: embedder === "none" ? null : embedder } }],
});
