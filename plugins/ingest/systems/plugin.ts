import { definePlugin } from "freeform-rpg/kernel";
import { z } from "zod";
import { folderContributions, promptContributions } from "./contributions.ts";
import { noteSystemsStage } from "./note-systems.ts";
import { assembleStage, extractStage, validateStage } from "./stages.ts";

const Options = z
  .strictObject({
    /** Words that a model reads in one call. */
    batch_words: z.int().min(200).default(4000),
    /** Calls that one extractor may make; what is beyond them is read by structure alone. */
    max_batches: z.int().min(0).default(12),
  })
  .prefault({});

/** Finds a book's rules, and makes of them a system that campaigns play by. */
export default definePlugin({
  name: "ingest-systems",
  options: Options,
  create: (limits) => ({
    contributes: [...promptContributions, ...folderContributions],
    stages: [noteSystemsStage, extractStage(limits), assembleStage, validateStage],
  }),
});
