import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Classification, Guidance, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest";

/** Finds a book's advice to whoever runs the game. */
export default definePlugin({
  name: "ingest-guidance",
  create: () => ({
    gifts: [
      give(stageFolders, {
        stage: "guide",
        artifact: Guidance.id,
        folder: "05_guidance",
        files: (value) => new Map([["guidance.json", `${JSON.stringify(value, null, 1)}\n`]]),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "guide",
        needs: { pieces: Segments, classes: Classification },
        makes: Guidance,
        run: () => ({ notes: [], files: [] }),
      }),
    ],
  }),
});
