import { definePlugin, give, optional, stage } from "freeform-rpg/kernel";
import {
  Classification,
  Enrichment,
  Ingest,
  PackSettings,
  Segments,
  SystemsPack,
  SystemsSettings,
  stageFolders,
} from "freeform-rpg/plugins/ingest";
import { Packs } from "freeform-rpg/plugins/lore";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { Systems } from "freeform-rpg/plugins/systems";
import { z } from "zod";
import { extractorPrompts } from "./ask/prompts.ts";
import { assembleSystems } from "./assemble/assemble-systems.ts";
import { extractSystems } from "./extract-systems.ts";
import { assemblyFiles, extractionFiles, packFiles } from "./files.ts";
import { knownSystems, packFolderOf } from "./shelves.ts";
import { SystemsAssembly, SystemsExtraction } from "./tokens.ts";
import { validateSystems } from "./validate/validate-systems.ts";
import { reviewOf, writeReport } from "./validate/write-report.ts";

const Options = z
  .strictObject({
    /** Words that a model reads in one call. */
    batch_words: z.int().min(200).default(4000),
    /** Calls that one extractor may make; what is beyond them is read by structure alone. */
    max_batches: z.int().min(0).default(12),
  })
  .prefault({});

/** Many calls of a model, one after another. */
const hours = 4 * 60 * 60_000;

/** Finds a book's rules, and makes of them a system that campaigns play by. */
export default definePlugin({
  name: "ingest-systems",
  options: Options,
  create: (limits) => ({
    gifts: [
      ...Object.values(extractorPrompts).flatMap((prompt) => [
        give(prompts, prompt),
        // Without a model structure alone speaks: the extractors read it themselves.
        give(offlineAnswers, { promptId: prompt.id, answer: () => ({ items: [] }) }),
      ]),
      give(stageFolders, {
        stage: "extract_systems",
        artifact: SystemsExtraction.id,
        folder: "08_systems/1_extract",
        files: (value) => extractionFiles(SystemsExtraction.schema.parse(value)),
      }),
      give(stageFolders, {
        stage: "assemble_systems",
        artifact: SystemsAssembly.id,
        folder: "08_systems/2_assemble",
        files: (value) => assemblyFiles(SystemsAssembly.schema.parse(value)),
      }),
      give(stageFolders, {
        stage: "validate_systems",
        artifact: SystemsPack.id,
        folder: "08_systems/3_validate",
        files: (value) =>
          new Map(
            SystemsPack.schema.parse(value).files.flatMap(({ path, text }) => (path === "EXTRACTION_REPORT.md" ? [[path, text]] : [])),
          ),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "extract_systems",
        needs: { pieces: Segments, classes: Classification, settings: SystemsSettings, pack: PackSettings },
        uses: { models: Models, systems: Systems, packs: Packs },
        makes: SystemsExtraction,
        timeLimit: hours,
        when: ({ settings }) => !settings.skip,
        run: async ({ pieces, classes, settings, pack, models, systems, packs }, call) =>
          extractSystems(
            { segments: pieces.segments, classes, hint: settings.hint, systems, packFolder: await packFolderOf(packs, pack.manifest.id) },
            { desk: { models, call }, limits },
          ),
      }),
      stage({
        pipeline: Ingest,
        name: "assemble_systems",
        needs: { extraction: SystemsExtraction, pack: PackSettings },
        uses: { systems: Systems },
        makes: SystemsAssembly,
        run: async ({ extraction, pack, systems }) =>
          assembleSystems(extraction, pack.manifest, await knownSystems(systems, pack.manifest.id)),
      }),
      stage({
        pipeline: Ingest,
        name: "validate_systems",
        needs: { extraction: SystemsExtraction, assembly: SystemsAssembly, pack: PackSettings, enrichment: optional(Enrichment) },
        uses: { systems: Systems },
        makes: SystemsPack,
        run: async ({ extraction, assembly, pack, enrichment, systems }) => {
          const { playable, problems } = await validateSystems(assembly, pack.manifest.id, enrichment?.entities ?? null, systems);
          const report = { path: "EXTRACTION_REPORT.md", text: writeReport(extraction, assembly, problems) };
          return {
            system: assembly.system,
            files: [...packFiles(extraction, assembly, playable), report],
            review: [...problems, ...Object.entries(extraction.results).flatMap(([key, result]) => reviewOf(key, result))],
          };
        },
      }),
    ],
  }),
});
