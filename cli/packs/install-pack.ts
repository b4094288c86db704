import { CommandError } from "../command-error.ts";
import { print, printJson, remark } from "../output.ts";
import { installAndFollow, previewInstall } from "./pack-client.ts";
import { copyPack } from "./copy-pack.ts";
import { showPreview } from "./show-preview.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";

export interface InstallOptions extends ConnectOptions {
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly upgrade?: boolean;
}

/** Installs or upgrades a pack. Throws `pack_not_installed`. */
export const installPack = async (
  given: string,
  { json = false, dryRun = false, force = false, upgrade = false, ...options }: InstallOptions,
): Promise<void> => {
  const id = await copyPack(given, { url: options.url, dryRun });
  await connected({ ...options, operator: true }, async ({ api }) => {
    const preview = await previewInstall(api, id, force);
    const own = preview.packs.find(({ pack }) => pack === id);
    if (upgrade && own?.installedVersion === null)
      throw new CommandError(
        "pack_not_installed",
        `"${id}" is not installed, so it cannot be upgraded. \`install-pack ${id}\` installs it.`,
      );
    if (!json) showPreview(preview);
    if (dryRun) return json ? printJson({ preview, installed: [] }) : print("Nothing was changed.");
    const installed = await installAndFollow(api, id, force, (note) => (json ? undefined : remark(note)));
    if (json) return printJson({ preview, installed });
    for (const { pack_id, version, chunks, tokens, indexed, removed } of installed)
      print(`${pack_id} ${version}: ${chunks} chunks, ${tokens} tokens; ${indexed} indexed, ${removed} removed.`);
  });
};
