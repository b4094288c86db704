import { join, resolve } from "node:path";
import { confirm, isCancel } from "@clack/prompts";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import type { Promotion } from "freeform-rpg/plugins/ingest/drafts";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { canAsk, print, printJson, remark } from "../output.ts";
import { installAndFollow } from "../packs/pack-client.ts";
import type { Installed } from "../packs/pack-client.ts";
import { copyPack } from "../packs/copy-pack.ts";
import { connected } from "../connect.ts";

export interface PromoteOptions {
  readonly to?: string;
  readonly force?: boolean;
  readonly install?: boolean;
  readonly json?: boolean;
}

/** Publishes a reviewed draft as a pack, and installs it if wanted. */
export const promoteDraft = async (folder: string, { to, force = false, install, json = false }: PromoteOptions): Promise<void> => {
  const environment = readEnvironment();
  const packs = to === undefined ? join(environment.dataDir, "packs") : resolve(to);
  const promotion = await withKernel(environment, async (kernel) => (await kernel.use(Drafts)).promote({ folder, to: packs, force }));
  if (!json) show(promotion);
  const wanted = install ?? (await offerInstall(promotion, json));
  const installed = wanted ? await installNow(promotion, to === undefined) : [];
  if (json) return printJson({ promotion, installed });
  for (const { pack_id, chunks } of installed) print(`Installed ${pack_id}: ${chunks} chunks.`);
  if (installed.length === 0)
    print(`Install it with: npx freeform-rpg install-pack ${to === undefined ? promotion.pack : promotion.folder}`);
};

const show = ({ name, version, folder, files, replaced, unreviewed, left_out }: Promotion): void => {
  print(`${name} ${version} is in ${folder}: ${files} files${replaced === null ? "" : `, replacing version ${replaced}`}.`);
  if (left_out.length > 0) print(`Not copied, since they are for the reviewer: ${left_out.join(", ")}.`);
  if (unreviewed > 0) remark(`${unreviewed} items of REVIEW_NEEDED.md are not checked.`);
};

const offerInstall = async ({ name }: Promotion, json: boolean): Promise<boolean> => {
  if (json || !canAsk()) return false;
  const answer = await confirm({ message: `Install ${name} now?` });
  return !isCancel(answer) && answer;
};

/** A pack outside the data folder is first copied there, as `install-pack` does. */
const installNow = async ({ pack, folder }: Promotion, inDataFolder: boolean): Promise<Installed> => {
  const id = inDataFolder ? pack : await copyPack(folder, { url: undefined, dryRun: false });
  return connected({ as: "operator", operator: true }, ({ api }) => installAndFollow(api, id, false, remark));
};
