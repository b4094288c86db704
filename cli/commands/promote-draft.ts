import { join, resolve } from "node:path";
import { confirm, isCancel } from "@clack/prompts";
import type { Command } from "commander";
import { Drafts } from "freeform-rpg/plugins/ingest-drafts";
import type { DraftDesk, Promotion } from "freeform-rpg/plugins/ingest-drafts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { canAsk, print, printJson, remark } from "../output.ts";
import { askInstall } from "../packs/pack-client.ts";
import type { Installed } from "../packs/pack-client.ts";
import { shelvePack } from "../packs/shelve-pack.ts";
import { runCommand } from "../run-command.ts";
import { connected } from "./connect-options.ts";

interface PromoteOptions {
  readonly to?: string;
  readonly force?: boolean;
  readonly install?: boolean;
  readonly json?: boolean;
}

/** `promote-draft`: puts a reviewed draft among the packs. */
export const addPromoteDraft = (program: Command): void => {
  program
    .command("promote-draft <folder>")
    .summary("put a reviewed draft among the packs")
    .description(
      "Checks a draft that `pack-ingest --draft` made, and puts it among the packs without the files for its reviewer. It takes the draft's folder or " +
        "that of its ingest. It puts nothing in the place of another pack or of the same version.",
    )
    .option("--to <folder>", "the folder that holds packs; default: packs in the data folder")
    .option("--force", "replace what lies there")
    .option("--install", "install it afterwards; on a terminal you are asked")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((folder: string, options: PromoteOptions) => runCommand(options.json ?? false, () => promote(folder, options)));
};

const help = `
Examples:
  $ npx freeform-rpg promote-draft drafts/old_harbour
  $ npx freeform-rpg promote-draft drafts/old_harbour --to content_packs --install --json | jq '.promotion.folder'`;

const promote = async (folder: string, { to, force = false, install, json = false }: PromoteOptions): Promise<void> => {
  const shelf = to === undefined ? join(readEnvironment().dataDir, "packs") : resolve(to);
  const promotion = await atDesk((desk) => desk.promote({ folder, to: shelf, force }));
  if (!json) tell(promotion);
  const wanted = install ?? (await offerInstall(promotion, json));
  const installed = wanted ? await installNow(promotion, to === undefined) : [];
  if (json) return printJson({ promotion, installed });
  for (const { pack_id, chunks } of installed) print(`Installed ${pack_id}: ${chunks} chunks.`);
  if (installed.length === 0)
    print(`Install it with: npx freeform-rpg install-pack ${to === undefined ? promotion.pack : promotion.folder}`);
};

const atDesk = async (work: (desk: DraftDesk) => Promise<Promotion>): Promise<Promotion> => {
  const kernel = await assembleKernel(readEnvironment());
  try {
    return await work(await kernel.use(Drafts));
  } finally {
    await kernel.close();
  }
};

const tell = ({ name, version, folder, files, replaced, unreviewed, left_out }: Promotion): void => {
  print(`${name} ${version} lies in ${folder}: ${files} files${replaced === null ? "" : `, in place of version ${replaced}`}.`);
  if (left_out.length > 0) print(`Left behind, since they are for the reviewer: ${left_out.join(", ")}.`);
  if (unreviewed > 0) remark(`${unreviewed} points of REVIEW_NEEDED.md are not ticked off.`);
};

const offerInstall = async ({ name }: Promotion, json: boolean): Promise<boolean> => {
  if (json || !canAsk()) return false;
  const answer = await confirm({ message: `Install ${name} now?` });
  return !isCancel(answer) && answer;
};

/** What was promoted to a folder of its own is brought to the packs of the data folder first, as `install-pack` does. */
const installNow = async ({ pack, folder }: Promotion, shelved: boolean): Promise<Installed> => {
  const id = shelved ? pack : await shelvePack(folder, { url: undefined, dryRun: false });
  let installed: Installed = [];
  await connected({ as: "operator", operator: true }, async ({ api }) => {
    installed = await askInstall(api, id, false, remark);
  });
  return installed;
};
