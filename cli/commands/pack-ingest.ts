import { confirm, isCancel } from "@clack/prompts";
import type { Command } from "commander";
import { Option } from "commander";
import type { Kernel } from "freeform-rpg/kernel";
import { Systems } from "freeform-rpg/plugins/systems";
import { OcrMode, PackLayer } from "freeform-rpg/schemas";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { connect } from "../connect.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { askPlan } from "../ingest/ask-plan.ts";
import { readPlan } from "../ingest/plan.ts";
import type { IngestFlags, IngestPlan } from "../ingest/plan.ts";
import type { IngestOutcome } from "../ingest/ingest-outcome.ts";
import { runHere } from "../ingest/run-here.ts";
import { runOnServer, shelveOnServer } from "../ingest/run-on-server.ts";
import { showNextStep, showOutcome } from "../ingest/show-outcome.ts";
import { tellModel } from "../ingest/tell-model.ts";
import { silent, watchProgress } from "../ingest/watch-progress.ts";
import { canAsk, onTerminal, print, printJson, remark } from "../output.ts";
import { askInstall } from "../packs/pack-client.ts";
import type { Installed } from "../packs/pack-client.ts";
import { shelvePack } from "../packs/shelve-pack.ts";
import { runCommand } from "../run-command.ts";
import { findServer } from "../server-note.ts";

/** `pack-ingest`: makes a content pack of a PDF. */
export const addPackIngest = (program: Command): void => {
  program
    .command("pack-ingest")
    .summary("make a content pack of a PDF")
    .description(
      "Makes a content pack of a sourcebook: its text in reading order, who and what it tells of, its rules, its advice. On a terminal it asks for what " +
        "the options leave open. Everything is kept in numbered folders to look at.",
    )
    .argument("[file]", "the PDF; on a terminal you are asked")
    .option("--id <id>", "the pack's id; default: from the file's name")
    .option("--name <name>", "what the pack is called")
    .option("--pack-version <version>", "its version; default: 0.1.0")
    .addOption(new Option("--layer <layer>", "how far it reaches; default: setting").choices(PackLayer.options))
    .option("--author <author>", "who wrote the book")
    .option("--description <text>", "what it is")
    .option("--draft", "a draft for a reviewer, to be promoted with promote-draft")
    .option("--system-hint <id>", "the system whose words help to find the rules, as list-systems has it")
    .option("--skip-systems", "leave the rules out")
    .addOption(new Option("--ocr <mode>", "read text from pictures of pages; default: auto").choices(OcrMode.options))
    .option("--images", "write the book's pictures as files")
    .option("--pages <A-B>", "only these pages, such as 12-40")
    .option("--out <folder>", "where the numbered folders go; default: ingest/NAME in the data folder")
    .option("--from-stage <stage>", "run this stage and those that depend on it again, such as enrich")
    .option("--to-stage <stage>", "end with this stage")
    .option("--install", "install the pack afterwards; on a terminal you are asked")
    .option("--yes", "ask nothing")
    .option("--url <url>", "have this server read it (default: the local one if it runs, else this process)")
    .option("--token <token>", "an operator's bearer token for --url (default: FREEFORM_TOKEN, else signed with the local secret)")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((file: string | undefined, flags: IngestFlags) => runCommand(flags.json ?? false, () => ingest(file, flags)));
};

const help = `
Run it again to go on where it stopped: stages whose input is unchanged are not run again, and no model call is paid twice.
Exits with 0 when the pack can be installed, 1 when it cannot or something failed, 2 for wrong usage, 130 after Ctrl-C.

Examples:
  $ npx freeform-rpg pack-ingest                                    asks for everything
  $ npx freeform-rpg pack-ingest rulebook.pdf --yes --install
  $ npx freeform-rpg pack-ingest rulebook.pdf --draft --pages 12-40 --out drafts/rulebook
  $ npx freeform-rpg pack-ingest rulebook.pdf --from-stage segment --to-stage segment   one stage alone
  $ npx freeform-rpg pack-ingest rulebook.pdf --json | jq '.counts'`;

const ingest = async (file: string | undefined, flags: IngestFlags): Promise<void> => {
  const outcome = await makePack(file, flags);
  if (outcome.pack?.usable === false) process.exitCode = 1;
  const { json = false } = flags;
  if (!json) showOutcome(outcome);
  const wanted = outcome.pack?.usable === true && (flags.install ?? (await offerInstall(outcome, flags)));
  const installed = wanted ? await installNow(outcome, flags) : [];
  if (!json && !wanted) showNextStep(outcome);
  if (json) return printJson({ ...documentOf(outcome), installed });
  for (const { pack_id, chunks } of installed) print(`Installed ${pack_id}: ${chunks} chunks. Play with it: npx freeform-rpg new-game`);
};

const makePack = async (file: string | undefined, flags: IngestFlags): Promise<IngestOutcome> => {
  const environment = readEnvironment();
  const server = flags.url ?? (environment.databaseUrl ? null : await findServer(environment));
  if (server !== null && flags.out !== undefined) throw outElsewhere(server);
  const kernel = await assembleKernel(environment);
  try {
    const plan = await makePlan(kernel, file, flags, server);
    const watch = flags.json === true ? silent : watchProgress(onTerminal());
    return server === null ? await runHere(kernel, plan, watch) : await asOperator(flags, (api) => runOnServer(api, plan, watch));
  } finally {
    await kernel.close();
  }
};

const outElsewhere = (server: string) =>
  new CommandError(
    "out_elsewhere",
    `The server at ${server} reads the book, and keeps what the stages make in its own data folder. Leave --out away, or stop the server.`,
    2,
  );

const makePlan = async (kernel: Kernel, file: string | undefined, flags: IngestFlags, server: string | null): Promise<IngestPlan> => {
  const { dataDir } = readEnvironment();
  const notice = (plan: IngestPlan) => (server === null ? tellModel(kernel, plan) : Promise.resolve("the server's own"));
  if (canAsk() && flags.yes !== true && flags.json !== true) {
    // What is wrong with the options is said before anything is asked.
    readPlan(file ?? "", flags, dataDir);
    const systems = await kernel.use(Systems);
    const known = (await systems.ids()).map((id) => ({ id, name: id.replaceAll("_", " ") }));
    return askPlan(file, flags, { dataDir, systems: known, server, notice });
  }
  const plan = readPlan(file ?? needFile(), flags, dataDir);
  if (flags.json !== true) remark(server === null ? `Model: ${await notice(plan)}.` : `The server at ${server} reads it.`);
  return plan;
};

const needFile = (): never => {
  throw new CommandError("file_needed", "Name the PDF: pack-ingest FILE. Without a terminal nothing is asked.", 2);
};

const asOperator = async <T>({ url, token }: IngestFlags, work: (api: ApiClient) => Promise<T>): Promise<T> => {
  const connection = await connect({ as: "operator", operator: true, url, token });
  try {
    return await work(connection.api);
  } finally {
    await connection.close();
  }
};

const offerInstall = async ({ pack }: IngestOutcome, { yes, json }: IngestFlags): Promise<boolean> => {
  if (json === true || yes === true || pack === null || pack.draft || !canAsk()) return false;
  const answer = await confirm({ message: `Install ${pack.manifest.name} now?` });
  return !isCancel(answer) && answer;
};

const installNow = async ({ key, folder }: IngestOutcome, flags: IngestFlags): Promise<Installed> => {
  const shelved = key === null && folder !== null ? await shelvePack(folder, { url: undefined, dryRun: false }) : null;
  return asOperator(flags, async (api) => {
    const id = shelved ?? (await shelveOnServer(api, key ?? ""));
    return askInstall(api, id, false, flags.json === true ? () => undefined : remark);
  });
};

const documentOf = ({ pack, folder, home, key, stages, cost }: IngestOutcome) => ({
  pack: pack?.manifest.id ?? null,
  folder,
  home,
  job: key,
  draft: pack?.draft ?? null,
  usable: pack?.usable ?? null,
  counts: pack?.counts ?? {},
  findings: pack?.findings ?? [],
  stages,
  cost,
});
