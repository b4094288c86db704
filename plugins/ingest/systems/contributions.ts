import { contribute } from "freeform-rpg/kernel";
import { SystemsPack, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { extractorPrompts } from "./ask/prompts.ts";
import { assemblyFiles, extractionFiles } from "./files.ts";
import { SystemsAssembly, SystemsExtraction } from "./tokens.ts";

/** The extractors' prompts with their offline answers, which are empty because the extractors read structure without a model. */
export const promptContributions = Object.values(extractorPrompts).flatMap((prompt) => [
  contribute(prompts, prompt),
  contribute(offlineAnswers, { promptId: prompt.id, answer: () => ({ items: [] }) }),
]);

/** Folders of the three stages. */
export const folderContributions = [
  contribute(stageFolders, {
    stage: "extract_systems",
    artifact: SystemsExtraction.id,
    folder: "08_systems/1_extract",
    files: (value) => extractionFiles(SystemsExtraction.schema.parse(value)),
  }),
  contribute(stageFolders, {
    stage: "assemble_systems",
    artifact: SystemsAssembly.id,
    folder: "08_systems/2_assemble",
    files: (value) => assemblyFiles(SystemsAssembly.schema.parse(value)),
  }),
  contribute(stageFolders, {
    stage: "validate_systems",
    artifact: SystemsPack.id,
    folder: "08_systems/3_validate",
    files: (value) =>
      new Map(
        SystemsPack.schema
          .parse(value)
          .files.filter(({ path }) => path === report)
          .map(({ path, text }) => [path, text]),
      ),
  }),
];

/** The file name of the report, in its folder and in the pack. */
export const report = "EXTRACTION_REPORT.md";
