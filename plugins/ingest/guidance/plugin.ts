import { answerIn } from "freeform-rpg/plugins/models/core/lib";
import { languageOf } from "freeform-rpg/plugins/ingest/segment/lib";
import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Guidance, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { findGuidance, guidancePrompt, offlineGuidance } from "./find-guidance.ts";
import { guidanceFiles } from "./guidance-files.ts";

const Options = z
  .strictObject({
    /** The number of passages per request. */
    batch: z.int().min(1).max(100).default(10),
    /** The number of concurrent calls. */
    width: z.int().min(1).max(100).default(4),
  })
  .prefault({});

/** Finds a book's advice to the game master. */
export default definePlugin({
  name: "ingest-guidance",
  options: Options,
  create: (options) => ({
    contributes: [
      contribute(prompts, guidancePrompt),
      contribute(offlineAnswers, offlineGuidance),
      contribute(stageFolders, {
        stage: "guide",
        artifact: Guidance.id,
        folder: "guidance",
        files: (value) => guidanceFiles(Guidance.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "guide",
        needs: { pieces: Segments, asked: optional(AskedModel) },
        uses: { models: Models },
        makes: Guidance,
        timeLimit: 2 * 60 * 60_000,
        run: async (given, call) =>
          withCorrections(
            call,
            await findGuidance({ ...given, models: answerIn(given.models, languageOf(given.pieces)), call, ...options }),
          ),
      }),
    ],
  }),
});
