import { randomUUID } from "node:crypto";
import { z } from "zod";
import { InstallReport, PackPreview } from "freeform-rpg/plugins/lore";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";

const Installed = z.array(InstallReport);
/** What an installation came to. */
export type Installed = z.infer<typeof Installed>;

/** What installing would do. */
export const askPreview = async (api: ApiClient, key: string, force: boolean): Promise<PackPreview> => {
  const document = "query PreviewPackInstall($key: String!, $force: Boolean) { previewPackInstall(key: $key, force: $force) }";
  return (await api.ask(document, { key, force }, z.object({ previewPackInstall: PackPreview }))).previewPackInstall;
};

const Refused = z.object({ __typename: z.string(), message: z.string(), reason: z.string().optional() });
const Started = z.object({ installPack: z.union([z.object({ __typename: z.literal("Job"), key: z.string() }), Refused]) });
const startDocument = `mutation InstallPack($key: String!, $force: Boolean, $idempotencyKey: String!) {
  installPack(key: $key, force: $force, idempotencyKey: $idempotencyKey) {
    __typename ... on Job { key } ... on Error { message reason }
  }
}`;

const Told = z.object({ runEvents: z.object({ __typename: z.string(), note: z.string().optional() }) });
const followDocument = "subscription FollowInstall($runId: ID!) { runEvents(runId: $runId) { __typename ... on StageProgress { note } } }";

const Ended = z.object({
  job: z.object({
    status: z.string(),
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
    result: z.object({ installed: Installed }).nullable(),
  }),
});
const endDocument = "query InstallEnded($key: ID!) { job(key: $key) { status failure { code message } result } }";

/** Installs a pack and follows the job to its end; `onProgress` hears what is done. */
export const askInstall = async (api: ApiClient, key: string, force: boolean, onProgress: (note: string) => void): Promise<Installed> => {
  const { installPack } = await api.ask(startDocument, { key, force, idempotencyKey: randomUUID() }, Started);
  if (!("key" in installPack)) throw new CommandError(installPack.reason ?? "refused", installPack.message);
  for await (const { runEvents } of api.subscribe(followDocument, { runId: installPack.key }, Told))
    if (runEvents.note) onProgress(runEvents.note);
  const { job } = await api.ask(endDocument, { key: installPack.key }, Ended);
  if (job.result !== null) return job.result.installed;
  throw new CommandError(job.failure?.code ?? "job_failed", job.failure?.message ?? `The installation ended as "${job.status}".`);
};

const Gone = z.object({
  key: z.string(),
  version: z.string(),
  chunks: z.number(),
  dependents: z.array(z.string()),
  campaigns: z.array(z.string()),
});
/** What uninstalling came to, or would. */
export type Gone = z.infer<typeof Gone>;
const fields = "key version chunks dependents campaigns";

/** What uninstalling would leave without. */
export const askUninstallPreview = async (api: ApiClient, key: string): Promise<Gone> => {
  const document = `query PreviewPackUninstall($key: String!) { previewPackUninstall(key: $key) { ${fields} } }`;
  return (await api.ask(document, { key }, z.object({ previewPackUninstall: Gone }))).previewPackUninstall;
};

/** Uninstalls a pack. */
export const askUninstall = async (api: ApiClient, key: string, force: boolean): Promise<Gone> => {
  const document = `mutation UninstallPack($key: String!, $force: Boolean) {
    uninstallPack(key: $key, force: $force) { __typename ... on PackUninstall { ${fields} } ... on Error { message reason } }
  }`;
  const { uninstallPack } = await api.ask(document, { key, force }, z.object({ uninstallPack: z.union([Gone, Refused]) }));
  if ("key" in uninstallPack) return uninstallPack;
  throw new CommandError(uninstallPack.reason ?? "refused", uninstallPack.message);
};
