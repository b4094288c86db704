import { SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { provide } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, Kernel, Provider } from "freeform-rpg/kernel";
import dbPlugin from "../../../../db/plugin.ts";
import ingestAssemble from "../../assemble/plugin.ts";
import ingestClassify from "../../classify/plugin.ts";
import ingestDrafts from "../../drafts/plugin.ts";
import ingestEnrich from "../../enrich/plugin.ts";
import ingestExtract from "../../extract/plugin.ts";
import ingestGuidance from "../../guidance/plugin.ts";
import ingestSegment from "../../segment/plugin.ts";
import ingestStructure from "../../structure/plugin.ts";
import ingestValidate from "../../validate/plugin.ts";
import lore from "../../../memory/lore/plugin.ts";
import modelOffline from "../../../offline/model/plugin.ts";
import models from "../../../models/core/plugin.ts";
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
export const openIngest = (services: readonly Provider[] = []): Promise<Kernel> =>
  createKernel({ plugins: ingestPlugins, services: [shareSpare(), ...services] });

const shareSpare = (): Provider => {
  let opened: ReturnType<typeof openTestDatabase> | undefined;
  return provide(SpareDatabases, {
    create: () => ({ open: async () => ({ ...(await (opened ??= openTestDatabase())).database, close: async () => undefined }) }),
    close: async () => (await opened)?.close(),
  });
};
