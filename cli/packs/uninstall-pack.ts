import { PreviewPackUninstallDocument, UninstallPackDocument } from "../api/generated/graphql.ts";
import type { UninstallFieldsFragment } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface UninstallOptions extends ConnectOptions {
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

/** Uninstalls a pack, or shows what that would affect. */
export const uninstallPack = (key: string, { dryRun = false, force = false, json = false, ...options }: UninstallOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const report = dryRun
      ? (await api.request(PreviewPackUninstallDocument, { key })).previewPackUninstall
      : unwrap((await api.request(UninstallPackDocument, { key, force })).uninstallPack);
    if (json) return printJson({ ...report, removed: !dryRun });
    show(report, dryRun);
  });

const show = ({ key, version, chunks, dependents, campaigns }: UninstallFieldsFragment, dryRun: boolean): void => {
  print(`${key} ${version}: ${chunks} chunks ${dryRun ? "would be" : "were"} removed.`);
  if (dependents.length > 0) print(`Packs that depend on it: ${dependents.join(", ")}.`);
  if (campaigns.length > 0) print(`Campaigns that use it: ${campaigns.join(", ")}. Their story stays complete.`);
  if (dryRun) print("Nothing was changed.");
};
