import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import { runPipeline } from "freeform-rpg/plugins/operations/jobs/lib";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { InstalledPacks } from "../tokens.ts";
import { InstallReport } from "./install-report.ts";
import { PackPreview } from "./pack-preview.ts";

/** The name of the job that installs a pack. */
export const installPackJob = "install-pack";

const Request = z.object({ key: z.string(), force: z.boolean() });
const Installation = z.object({ preview: PackPreview, installed: z.array(InstallReport) });

const InstallRequest = artifact("lore/install-request", Request);
const InstallPreview = artifact("lore/install-preview", PackPreview);
const InstallResult = artifact("lore/installation", Installation);

/** Installs a pack of the repository and indexes it. */
const InstallPack = pipeline("install-pack", [InstallRequest], InstallResult);

/** Reads and checks the pack and its dependencies. */
export const inspectPack = stage({
  pipeline: InstallPack,
  name: "inspect",
  needs: { request: InstallRequest },
  uses: { installer: InstalledPacks },
  makes: InstallPreview,
  run: ({ request, installer }) => installer.preview(request.key, { force: request.force }),
});

/** Writes and indexes the changes. */
export const indexPack = stage({
  pipeline: InstallPack,
  name: "index",
  needs: { request: InstallRequest, preview: InstallPreview },
  uses: { installer: InstalledPacks },
  makes: InstallResult,
  timeLimit: 60 * 60 * 1000,
  run: async ({ request, preview, installer }, call) => {
    const onPack = (
      { manifest, files }: { manifest: { id: string; version: string }; files: readonly unknown[] },
      done: number,
      total: number,
    ) => call.progress(`${manifest.id} ${manifest.version}: ${files.length} files`, done, total);
    const installed = await installer.install(request.key, { force: request.force, onPack });
    call.progress("everything is indexed", installed.length, installed.length);
    return { preview, installed: [...installed] };
  },
});

/** The job that installs a pack. */
export const installPackKind: JobKind = {
  name: installPackJob,
  retry: { tries: 3, firstDelay: 5000, longestDelay: 60_000 },
  timeLimit: 2 * 60 * 60 * 1000,
  concurrency: { perServer: 2 },
  run: runPipeline(InstallPack, InstallRequest),
};
