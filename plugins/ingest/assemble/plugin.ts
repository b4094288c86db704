import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import {
  AssembledPack,
  Classification,
  Enrichment,
  Extraction,
  Guidance,
  Ingest,
  IngestRequest,
  PackSettings,
  Segments,
  Structure,
  SystemsPack,
  stageFolders,
} from "freeform-rpg/plugins/ingest/core";
import { assemblePack } from "./assemble-pack.ts";

/** Assembles the files of a pack from the results of all earlier stages. */
export default definePlugin({
  name: "ingest-assemble",
  create: () => ({
    contributes: [
      contribute(stageFolders, {
        stage: "assemble",
        artifact: AssembledPack.id,
        folder: "06_assemble",
        files: (value) => {
          const { manifest, files } = AssembledPack.schema.parse(value);
          return new Map(files.map(({ path, text }) => [`${manifest.id}/${path}`, text]));
        },
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "assemble",
        needs: {
          request: IngestRequest,
          settings: PackSettings,
          book: Extraction,
          structure: Structure,
          pieces: Segments,
          classes: Classification,
          enrichment: Enrichment,
          guidance: Guidance,
          systems: optional(SystemsPack),
        },
        makes: AssembledPack,
        run: assemblePack,
      }),
    ],
  }),
});
