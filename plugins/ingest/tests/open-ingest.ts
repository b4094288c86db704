import { SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { createKernel, provide } from "freeform-rpg/kernel";
import type { Configured, Kernel, Provision } from "freeform-rpg/kernel";
import dbPlugin from "../../../db/plugin.ts";
import ingestAssemble from "../../ingest-assemble/plugin.ts";
import ingestClassify from "../../ingest-classify/plugin.ts";
import ingestDrafts from "../../ingest-drafts/plugin.ts";
import ingestEnrich from "../../ingest-enrich/plugin.ts";
import ingestExtract from "../../ingest-extract/plugin.ts";
import ingestGuidance from "../../ingest-guidance/plugin.ts";
import ingestSegment from "../../ingest-segment/plugin.ts";
import ingestStructure from "../../ingest-structure/plugin.ts";
import ingestValidate from "../../ingest-validate/plugin.ts";
import lore from "../../lore/plugin.ts";
import modelOffline from "../../model-offline/plugin.ts";
import models from "../../models/plugin.ts";
import ingest from "../plugin.ts";

/** All that an ingest needs, with the offline model. */
export const ingestPlugins: readonly Configured[] = [
  dbPlugin,
  lore,
  models,
  modelOffline,
  ingest,
  ingestExtract,
  ingestStructure,
  ingestSegment,
  ingestClassify,
  ingestEnrich,
  ingestGuidance,
  ingestAssemble,
  ingestValidate,
  ingestDrafts,
];

/** A kernel that can ingest. Packs are tried out in one database after another's trial, since opening one takes longer than a test should. */
export const openIngest = (services: readonly Provision[] = []): Promise<Kernel> =>
  createKernel({ plugins: ingestPlugins, services: [shareSpare(), ...services] });

const shareSpare = (): Provision => {
  let opened: ReturnType<typeof openTestDatabase> | undefined;
  return provide(SpareDatabases, {
    create: () => ({ open: async () => ({ ...(await (opened ??= openTestDatabase())).database, close: async () => undefined }) }),
    close: async () => (await opened)?.close(),
  });
};
