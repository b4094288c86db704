import embedLsa from "./embed-lsa/plugin.ts";
import embedOllama from "./embed-ollama/plugin.ts";
import embedOpenai from "./embed-openai/plugin.ts";
import embedTransformers from "./embed-transformers/plugin.ts";
import embedMiniLm from "./embed-minilm/plugin.ts";
import embedVoyage from "./embed-voyage/plugin.ts";
import lore from "./lore/plugin.ts";
import recall from "./recall/plugin.ts";
import sceneLore from "./scene-lore/plugin.ts";
import sessions from "./sessions/plugin.ts";

/**
 * The plugins of lore, search and sessions. `packs`: folders of content packs; the first that has an id takes precedence; `shared` is the one that
 * servers share. The first embedder
 * that has what it needs makes vectors; the offline one serves until these are complete (see docs/lore.md). `recall` follows `sceneLore`, so that no
 * lore is repeated.
 */
export const memory = ({ packs, shared = null }: { readonly packs: readonly string[]; readonly shared?: string | null }) =>
  [
    { plugin: lore, options: { packs, shared } },
    embedVoyage,
    embedOpenai,
    embedOllama,
    embedTransformers,
    embedLsa,
    embedMiniLm,
    sceneLore,
    recall,
    sessions,
  ] as const;
