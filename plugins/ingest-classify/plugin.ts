import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Classification, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest";
import { classifySegments } from "./classify-segments.ts";

/** Tells what each segment is about and where it goes. */
export default definePlugin({
  name: "ingest-classify",
  create: () => ({
    gifts: [
      give(stageFolders, {
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
        needs: { pieces: Segments },
        makes: Classification,
        run: ({ pieces }) => classifySegments(pieces.segments),
      }),
    ],
  }),
});
