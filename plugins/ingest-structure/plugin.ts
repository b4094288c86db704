import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Extraction, Ingest, Structure, stageFolders } from "freeform-rpg/plugins/ingest";
import { detectStructure } from "./detect-structure.ts";
import { structureFiles } from "./structure-files.ts";

/** Finds a book's sections and what each is for. */
export default definePlugin({
  name: "ingest-structure",
  create: () => ({
    gifts: [
      give(stageFolders, {
        stage: "structure",
        artifact: Structure.id,
        folder: "02_structure",
        files: (value) => structureFiles(Structure.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "structure",
        needs: { book: Extraction },
        makes: Structure,
        run: ({ book }) => detectStructure(book),
      }),
    ],
  }),
});
