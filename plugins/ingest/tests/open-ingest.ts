import { SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { createKernel, supply } from "freeform-rpg/kernel";
import type { Configured, Kernel, Provision } from "freeform-rpg/kernel";
import dbPlugin from "../../../db/plugin.ts";
import ingestAssemble from "../../ingest-assemble/plugin.ts";
import ingestClassify from "../../ingest-classify/plugin.ts";
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
];

/** A kernel that can ingest; packs are tried out in databases that begin from a template. */
export const openIngest = (services: readonly Provision[] = []): Promise<Kernel> =>
  createKernel({ plugins: ingestPlugins, services: [supply(SpareDatabases, spare), ...services] });

const spare = { open: async () => (await openTestDatabase()).database };
