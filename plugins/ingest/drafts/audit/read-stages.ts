import { EngineError } from "freeform-rpg/errors";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Artifact } from "freeform-rpg/kernel";
import type { StageFolder } from "freeform-rpg/plugins/ingest/core";
import { z } from "zod";
import type { StageAudit } from "./ingest-audit.ts";

const Meta = z.object({ artifact: z.string(), finished_at: z.string(), run: z.string().optional() });

/** The saved stages of an ingest. */
export interface SavedStages {
  readonly stages: readonly StageAudit[];
  readonly run: string | null;
  /** The artifact of a stage; `null` before it ran. Throws the parse error when the file was changed by hand. */
  artifact<T>(artifact: Artifact<T>): Promise<T | null>;
}

/** Opens the folder of an ingest; `folders` in the order of the pipeline. Throws `ingest_not_found` when it contains no stage. */
export const readStages = async (folder: string, folders: readonly StageFolder[]): Promise<SavedStages> => {
  const metas = await Promise.all(folders.map((one) => readMeta(join(folder, one.folder))));
  if (metas.every((meta) => meta === null)) {
    throw new EngineError(
      "ingest_not_found",
      `There is no ingest in "${folder}": none of its folders ${folders[0]?.folder ?? ""}, ... exists. Give the folder that was passed to \`pack-ingest\` as --out.`,
    );
  }
  return {
    stages: folders.map(({ stage, folder: name }, at) => ({ stage, folder: name, finished_at: metas[at]?.finished_at ?? null })),
    run: metas.find((meta) => meta?.run !== undefined)?.run ?? null,
    artifact: async (artifact) => {
      const at = folders.findIndex((one) => one.artifact === artifact.id);
      const place = folders[at];
      if (place === undefined || metas[at] === null) return null;
      return artifact.schema.parse(JSON.parse(await readFile(join(folder, place.folder, "artifact.json"), "utf8")));
    },
  };
};

const readMeta = async (folder: string): Promise<z.infer<typeof Meta> | null> => {
  const text = await readFile(join(folder, "stage_meta.json"), "utf8").catch(() => null);
  return text === null ? null : Meta.parse(JSON.parse(text));
};
