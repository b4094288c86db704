import { randomUUID } from "node:crypto";
import { AppError } from "freeform-rpg/kernel";
import { InstallReport } from "freeform-rpg/plugins/memory/lore/lib";
import { z } from "zod";
import type { ApiClient } from "../api/api-client.ts";
import { FollowInstallDocument, InstallPackDocument, InstallResultDocument, PreviewPackInstallDocument } from "../api/generated/graphql.ts";
import type { PreviewPackInstallQuery } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";

const InstallResult = z.object({ installed: z.array(InstallReport) });
/** The reports of an installation, one a pack. */
export type Installed = z.infer<typeof InstallResult>["installed"];

/** What an installation would change. */
export type PackPreview = PreviewPackInstallQuery["previewPackInstall"];

/** Previews an installation. */
export const previewInstall = async (api: ApiClient, key: string, force: boolean): Promise<PackPreview> =>
  (await api.request(PreviewPackInstallDocument, { key, force })).previewPackInstall;

/** Installs a pack and follows the job to its end; `onProgress` receives each note. */
export const installAndFollow = async (
  api: ApiClient,
  key: string,
  force: boolean,
  onProgress: (note: string) => void,
): Promise<Installed> => {
  const { key: jobKey } = unwrap((await api.request(InstallPackDocument, { key, force, idempotencyKey: randomUUID() })).installPack);
  for await (const { runEvents } of api.subscribe(FollowInstallDocument, { runId: jobKey }))
    if (runEvents.__typename === "StageProgress") onProgress(runEvents.note);
  const { job } = await api.request(InstallResultDocument, { key: jobKey });
  if (job?.result) return InstallResult.parse(job.result).installed;
  throw new AppError(job?.failure?.code ?? "job_failed", job?.failure?.message ?? `The installation ended as "${job?.status ?? "lost"}".`);
};
