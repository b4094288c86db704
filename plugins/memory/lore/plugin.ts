import { Runner, createReport, definePlugin, contribute, provide, service } from "freeform-rpg/kernel";
import { Database, SpareDatabases, readAhead } from "freeform-rpg/db";
import type { KeptReads } from "freeform-rpg/db";
import { keepReads } from "freeform-rpg/db/lib";
import { apiParts } from "freeform-rpg/graphql";
import { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { syncBelow } from "freeform-rpg/plugins/operations/files/lib";
import { jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { addLore } from "./api.ts";
import { addIndexes } from "./api-indexes.ts";
import { openEmbedders } from "./index/choose-embedder.ts";
import { EmbeddersInUse, embedKind, embedStage } from "./index/embed-job.ts";
import { openMaintenance } from "./index/maintenance.ts";
import type { Maintenance } from "./index/maintenance.ts";
import { openPackInstaller } from "./pack-installer.ts";
import { indexPack, inspectPack, installPackKind } from "./packs/install-job.ts";
import { openPackRepository } from "./pack-repository.ts";
import { openLore } from "./open-lore.ts";
import { viewpointOf } from "./retrieve/viewpoint.ts";
import type { StoredViewpoint } from "./retrieve/viewpoint.ts";
import { shipped } from "./shipped.ts";
import { InstalledPacks, Lore, PackDryRuns, Packs, embedders as offers } from "./tokens.ts";
import { tryPack } from "./try-pack.ts";

const Options = z
  .strictObject({
    /** The folder or folders that contain packs; the first that has a pack takes precedence. By default the folder that ships with the engine. */
    packs: z.union([z.string(), z.array(z.string()).min(1)]).default(shipped("content_packs")),
    /** The one of these folders to which servers add packs, such as promoted ones: it is shared with the other servers. `null`: none. */
    shared: z.string().min(1).nullable().default(null),
    /**
     * The name of the embedder that makes vectors. `auto`: the first in the configuration whose key is set, otherwise the offline one.
     * `null`: searches use full text only.
     */
    embedder: z.string().min(1).nullable().default("auto"),
  })
  .prefault({});

const Viewpoints = service<KeptReads<StoredViewpoint | null>>("lore/viewpoints");

const IndexMaintenance = service<Maintenance>("lore/index-maintenance");

/** Content packs, their index and retrieval. */
export default definePlugin({
  name: "lore",
  options: Options,
  create: ({ packs, shared, embedder }) => ({
    contributes: [
      contribute(apiParts, addLore),
      contribute(apiParts, addIndexes),
      contribute(jobKinds, installPackKind),
      contribute(jobKinds, embedKind),
      contribute(readAhead, Viewpoints),
    ],
    stages: [inspectPack, indexPack, embedStage],
    services: [
      shared === null
        ? provide(Packs, { create: () => openPackRepository(packs) })
        : provide(Packs, {
            uses: { files: SharedFiles },
            create: ({ files }) => openPackRepository(packs, () => syncBelow(files, "packs/", shared)),
          }),
      provide(EmbeddersInUse, {
        uses: { runner: Runner, keys: ModelKeys },
        create: ({ runner, keys }) => openEmbedders(embedder, { keys, offers: () => runner.read(offers).map(({ value }) => value) }),
      }),
      provide(IndexMaintenance, {
        uses: { database: Database, embedders: EmbeddersInUse, runner: Runner },
        create: (used) => openMaintenance({ ...used, report: createReport(used.runner, "lore") }),
      }),
      provide(InstalledPacks, {
        uses: { database: Database, repository: Packs, embedders: EmbeddersInUse, maintenance: IndexMaintenance },
        create: openPackInstaller,
      }),
      provide(PackDryRuns, {
        uses: { spare: SpareDatabases, embedders: EmbeddersInUse },
        create: ({ spare, embedders }) => ({ open: async (pack, options) => tryPack(await spare.open(), pack, embedders, options) }),
      }),
      provide(Viewpoints, { create: () => keepReads("lore", ({ campaign_id }) => viewpointOf(campaign_id)) }),
      provide(Lore, {
        uses: { database: Database, embedders: EmbeddersInUse, maintenance: IndexMaintenance, viewpoints: Viewpoints },
        create: openLore,
      }),
    ],
  }),
});
