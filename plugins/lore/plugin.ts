import { Runner, definePlugin, give, provide } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { Database, SpareDatabases } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { z } from "zod";
import { addLore } from "./api.ts";
import type { CollectionEmbedder } from "./index/embedder.ts";
import { openLibrary } from "./library.ts";
import { openPackShelf } from "./pack-shelf.ts";
import { openLore } from "./open-lore.ts";
import { shipped } from "./shipped.ts";
import { Library, Lore, PackTrials, Packs, embedders } from "./tokens.ts";
import { tryPack } from "./try-pack.ts";

const Options = z
  .strictObject({
    /** The folder that holds packs; by default the one that ships with the engine. */
    packs: z.string().default(shipped("content_packs")),
    /** Which embedder fits vectors; `null` leaves retrieval to full text. An embedder that no plugin brings counts as none. */
    embedder: z.string().nullable().default("lsa"),
  })
  .prefault({});

/** Content packs, their index and retrieval. */
export default definePlugin({
  name: "lore",
  options: Options,
  create: ({ packs, embedder }) => ({
    gifts: [give(apiParts, addLore)],
    services: [
      provide(Packs, { create: () => openPackShelf(packs) }),
      provide(Library, {
        uses: { database: Database, shelf: Packs, runner: Runner },
        create: ({ database, shelf, runner }) => openLibrary(database, shelf, () => findEmbedder(runner, embedder)),
      }),
      provide(PackTrials, {
        uses: { spare: SpareDatabases, runner: Runner },
        create: ({ spare, runner }) => ({ open: async (pack) => tryPack(await spare.open(), pack, findEmbedder(runner, embedder)) }),
      }),
      provide(Lore, {
        uses: { database: Database, runner: Runner },
        create: ({ database, runner }) => openLore(database, () => findEmbedder(runner, embedder)),
      }),
    ],
  }),
});

const findEmbedder = (runner: Pick<Kernel, "read">, name: string | null): CollectionEmbedder | null =>
  runner.read(embedders).find(({ value }) => value.name === name)?.value ?? null;
