import { contribute, definePlugin } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";

type Ask = (texts: readonly string[], purpose: "document" | "query", signal?: AbortSignal) => Promise<readonly (readonly number[])[]>;

/** Adds the embedder "mine". `ask` is your client. */
export const embedder = (ask: Ask) =>
  definePlugin({
    name: "embed-mine",
    create: () => ({
      contributes: [
        contribute(embedders, {
          name: "mine",
          notice: "My model finds text of similar meaning.",
          missing: (keys) => (keys.read("MINE_KEY") === null ? "MINE_KEY is not set" : null),
          open: () => ({
            name: "mine",
            model: "mine-1",
            dimensions: 768,
            batch: 64,
            price: null,
            embed: async (texts, { purpose, signal }) => ({ vectors: await ask(texts, purpose, signal), tokens: null }),
          }),
        }),
      ],
    }),
  });
