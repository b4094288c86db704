import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Classification, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { checkClasses, classifyPrompt, offlineClassifyAnswer } from "./check-classes.ts";
import { classifySegments } from "./classify-segments.ts";

const Options = z.strictObject({
  /** Segments with a lower confidence are sent to a model; 0 sends none. */
  below: z.number().min(0).max(1).default(0.7),
  /** The number of segments per request. */
  batch: z.int().min(1).max(50).default(10),
});

/** Classifies each segment by type and route. */
export default definePlugin({
  name: "ingest-classify",
  options: Options.prefault({}),
  create: (options) => ({
    contributes: [
      contribute(prompts, classifyPrompt),
      contribute(offlineAnswers, offlineClassifyAnswer),
      contribute(stageFolders, {
        stage: "classify",
        artifact: Classification.id,
        folder: "04_classify",
        files: (value) => new Map([["segment_manifest.json", `${JSON.stringify(value, null, 1)}\n`]]),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "classify",
        needs: { pieces: Segments, asked: optional(AskedModel) },
        uses: { models: Models },
        makes: Classification,
        timeLimit: 3_600_000,
        run: async ({ pieces: { segments }, models }, call) =>
          withCorrections(call, await checkClasses(classifySegments(segments), segments, { models, call, ...options })),
      }),
    ],
  }),
});
