import { answerIn } from "freeform-rpg/plugins/models/core/lib";
import { languageOf } from "freeform-rpg/plugins/ingest/segment/lib";
import { optional, stage } from "freeform-rpg/kernel";
import {
  AskedModel,
  Classification,
  Enrichment,
  Ingest,
  PackSettings,
  Segments,
  SystemsPack,
  SystemsSettings,
} from "freeform-rpg/plugins/ingest/core";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import { assembleSystems } from "./assemble/assemble-systems.ts";
import { extractSystems } from "./extract-systems.ts";
import { packFiles } from "./files.ts";
import { report } from "./contributions.ts";
import type { ReadingLimits } from "./run-extractor.ts";
import { knownSystems, packFolderOf } from "./known-systems.ts";
import { SystemsAssembly, SystemsAtHand, SystemsExtraction } from "./tokens.ts";
import { validateSystems } from "./validate/validate-systems.ts";
import { reviewOf, writeReport } from "./validate/write-report.ts";

/** The time limit of many model calls, one after another. */
const hours = 4 * 60 * 60_000;

/** S1: extracts the rules. It and the following stages are skipped when the request excludes rules. */
export const extractStage = (limits: ReadingLimits) =>
  stage({
    pipeline: Ingest,
    name: "extract_systems",
    needs: {
      pieces: Segments,
      classes: Classification,
      settings: SystemsSettings,
      pack: PackSettings,
      asked: optional(AskedModel),
      beside: optional(SystemsAtHand),
    },
    uses: { models: Models, systems: Systems, packs: Packs },
    makes: SystemsExtraction,
    timeLimit: hours,
    when: ({ settings }) => !settings.skip,
    run: async ({ pieces, classes, settings, pack, models, systems, packs }, call) =>
      withCorrections(
        call,
        await extractSystems(
          { segments: pieces.segments, classes, hint: settings.hint, systems, packFolder: await packFolderOf(packs, pack.manifest.id) },
          { context: { models: answerIn(models, languageOf(pieces)), call }, limits },
        ),
      ),
  });

/** S2: assembles a configuration for the engine. */
export const assembleStage = stage({
  pipeline: Ingest,
  name: "assemble_systems",
  needs: { extraction: SystemsExtraction, pack: PackSettings, beside: optional(SystemsAtHand) },
  uses: { systems: Systems },
  makes: SystemsAssembly,
  run: async ({ extraction, pack, systems }) => assembleSystems(extraction, pack.manifest, await knownSystems(systems, pack.manifest.id)),
});

/** S3: checks the configuration against the engine and the book's entities, and writes the report. */
export const validateStage = stage({
  pipeline: Ingest,
  name: "validate_systems",
  needs: {
    extraction: SystemsExtraction,
    assembly: SystemsAssembly,
    pack: PackSettings,
    enrichment: optional(Enrichment),
    beside: optional(SystemsAtHand),
  },
  uses: { systems: Systems },
  makes: SystemsPack,
  run: async ({ extraction, assembly, pack, enrichment, systems }) => {
    const { playable, problems } = await validateSystems(assembly, pack.manifest.id, enrichment?.entities ?? null, systems);
    return {
      system: assembly.system,
      files: [...packFiles(extraction, assembly, playable), { path: report, text: writeReport(extraction, assembly, problems) }],
      review: [...problems, ...Object.entries(extraction.results).flatMap(([key, result]) => reviewOf(key, result))],
    };
  },
});
