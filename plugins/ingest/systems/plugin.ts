import { definePlugin } from "freeform-rpg/kernel";
import { z } from "zod";
import { folderContributions, promptContributions } from "./contributions.ts";
import { noteSystemsStage } from "./note-systems.ts";
import { assembleStage, extractStage, validateStage } from "./stages.ts";

const Options = z
  .strictObject({
    /** The maximum words that a model reads in one call. */
    batch_words: z.int().min(200).default(4000),
    /** The maximum calls of one extractor; further segments are read by structure only. */
    max_batches: z.int().min(0).default(12),
  })
  .prefault({});

/** Extracts a book's rules and makes a game system from them. */
export default definePlugin({
  name: "ingest-systems",
  options: Options,
  create: (limits) => ({
    contributes: [...promptContributions, ...folderContributions],
    stages: [noteSystemsStage, extractStage(limits), assembleStage, validateStage],
  }),
});
