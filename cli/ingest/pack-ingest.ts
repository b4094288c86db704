import { confirm, isCancel } from "@clack/prompts";
import type { Kernel } from "freeform-rpg/kernel";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { askForPlan } from "./ask-for-plan.ts";
import { readPlan } from "./plan.ts";
import type { IngestFlags, IngestPlan } from "./plan.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";
import { runHere } from "./run-here.ts";
import { runOnServer, promoteOnServer } from "./run-on-server.ts";
import { showNextStep, showOutcome } from "./show-outcome.ts";
import { describeModel } from "./describe-model.ts";
import { silent, watchProgress } from "./watch-progress.ts";
import { canAsk, onTerminal, print, printJson, remark } from "../output.ts";
import { installAndFollow } from "../packs/pack-client.ts";
import type { Installed } from "../packs/pack-client.ts";
import { copyPack } from "../packs/copy-pack.ts";
import { findServer } from "../server-note.ts";

/** Makes a content pack from a book, on a server or in this process, and installs it if wanted. */
export const ingestPack = async (file: string | undefined, flags: IngestFlags): Promise<void> => {
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
    `The server at ${server} reads the book and keeps the stages in its own data folder. Omit --out, or stop the server.`,
    2,
  );

const makePlan = async (kernel: Kernel, file: string | undefined, flags: IngestFlags, server: string | null): Promise<IngestPlan> => {
  const { dataDir } = readEnvironment();
  const notice = (plan: IngestPlan) => (server === null ? describeModel(kernel, plan) : Promise.resolve("the model of the server"));
  if (canAsk() && flags.yes !== true && flags.json !== true) {
    // Invalid options are reported before the first question.
    readPlan(file ?? "", flags, dataDir);
    const systems = await kernel.use(Systems);
    const known = (await systems.ids()).map((id) => ({ id, name: id.replaceAll("_", " ") }));
    return askForPlan(file, flags, { dataDir, systems: known, server, notice });
  }
  const plan = readPlan(file ?? needFile(), flags, dataDir);
  if (flags.json !== true) remark(server === null ? `Model: ${await notice(plan)}.` : `The server at ${server} reads the book.`);
  return plan;
};

const needFile = (): never => {
  throw new CommandError("file_needed", "Name the book: pack-ingest FILE. Without a terminal no questions are asked.", 2);
};

const asOperator = <T>({ url, token }: IngestFlags, work: (api: ApiClient) => Promise<T>): Promise<T> =>
  connected({ as: "operator", operator: true, url, token }, ({ api }) => work(api));

const offerInstall = async ({ pack }: IngestOutcome, { yes, json }: IngestFlags): Promise<boolean> => {
  if (json === true || yes === true || pack === null || pack.draft || !canAsk()) return false;
  const answer = await confirm({ message: `Install ${pack.manifest.name} now?` });
  return !isCancel(answer) && answer;
};

const installNow = async ({ key, folder }: IngestOutcome, flags: IngestFlags): Promise<Installed> => {
  const copied = key === null && folder !== null ? await copyPack(folder, { url: undefined, dryRun: false }) : null;
  return asOperator(flags, async (api) => {
    const id = copied ?? (await promoteOnServer(api, key ?? ""));
    return installAndFollow(api, id, false, flags.json === true ? () => undefined : remark);
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
