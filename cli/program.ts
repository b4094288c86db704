import { Command } from "commander";
import { addCampaigns } from "./commands/campaigns.ts";
import { addChange } from "./commands/change.ts";
import { addCheck } from "./commands/check.ts";
import { addCompare } from "./commands/compare.ts";
import { addCosts } from "./commands/costs.ts";
import { addCorrections } from "./commands/corrections.ts";
import { addImportCampaign } from "./commands/import-campaign.ts";
import { addIngestAudit } from "./commands/ingest-audit.ts";
import { addEval } from "./commands/eval.ts";
import { addEntities } from "./commands/entities.ts";
import { addExportCampaign } from "./commands/export-campaign.ts";
import { addFeedback } from "./commands/feedback.ts";
import { addHandouts } from "./commands/handouts.ts";
import { addInit } from "./commands/init.ts";
import { addInstallPack } from "./commands/install-pack.ts";
import { addListPacks } from "./commands/list-packs.ts";
import { addListScenarios } from "./commands/list-scenarios.ts";
import { addListSystems } from "./commands/list-systems.ts";
import { addLogin } from "./commands/login.ts";
import { addLore } from "./commands/lore.ts";
import { addMembers } from "./commands/members.ts";
import { addMetrics } from "./commands/metrics.ts";
import { addMigrate } from "./commands/migrate.ts";
import { addJobs } from "./commands/jobs.ts";
import { addMaintain } from "./commands/maintain.ts";
import { addNewGame } from "./commands/new-game.ts";
import { addNarrations } from "./commands/narrations.ts";
import { addPackTest } from "./commands/pack-test.ts";
import { addPackReview } from "./commands/pack-review.ts";
import { addPackIngest } from "./commands/pack-ingest.ts";
import { addPackImport } from "./commands/pack-import.ts";
import { addBoundaries, addPause } from "./commands/pause.ts";
import { addOrder } from "./commands/order.ts";
import { addParty } from "./commands/party.ts";
import { addPipeline } from "./commands/pipeline.ts";
import { addPlay } from "./commands/play.ts";
import { addPlugins } from "./commands/plugins.ts";
import { addPrompts } from "./commands/prompts.ts";
import { addPromoteDraft } from "./commands/promote-draft.ts";
import { addReplay } from "./commands/replay.ts";
import { addReview } from "./commands/review.ts";
import { addRewind } from "./commands/rewind.ts";
import { addStrike } from "./commands/strike.ts";
import { addRunTurn } from "./commands/run-turn.ts";
import { addSay, addWhisper } from "./commands/say.ts";
import { addSchema } from "./commands/schema.ts";
import { addSchemas } from "./commands/schemas.ts";
import { addServe } from "./commands/serve.ts";
import { addServers } from "./commands/servers.ts";
import { addSessions } from "./commands/sessions.ts";
import { addShowEvent } from "./commands/show-event.ts";
import { addThreads } from "./commands/threads.ts";
import { addToken } from "./commands/token.ts";
import { addUninstallPack } from "./commands/uninstall-pack.ts";
import { packageVersion } from "./package-version.ts";

/** What adds each command, in the order of the help. */
const commands: readonly ((program: Command) => void)[] = [
  addInit,
  addServe,
  addPlay,
  addNewGame,
  addCampaigns,
  addMembers,
  addListScenarios,
  addListSystems,
  addInstallPack,
  addUninstallPack,
  addListPacks,
  addPackTest,
  addLore,
  addRunTurn,
  addChange,
  addEntities,
  addParty,
  addSay,
  addWhisper,
  addHandouts,
  addOrder,
  addPause,
  addBoundaries,
  addReview,
  addShowEvent,
  addSessions,
  addRewind,
  addStrike,
  addExportCampaign,
  addImportCampaign,
  addReplay,
  addCompare,
  addMetrics,
  addCosts,
  addFeedback,
  addEval,
  addCorrections,
  addThreads,
  addNarrations,
  addCheck,
  addPackIngest,
  addPackImport,
  addPackReview,
  addPromoteDraft,
  addIngestAudit,
  addPipeline,
  addSchema,
  addSchemas,
  addPlugins,
  addPrompts,
  addToken,
  addLogin,
  addMigrate,
  addServers,
  addJobs,
  addMaintain,
];

/** The whole command line. Definitions only: a command loads its implementation when it runs. Wrong usage exits with 2. */
export const createProgram = (): Command => {
  const program = new Command("freeform-rpg")
    .description("A freeform tabletop-RPG engine: code decides what happens, a language model only narrates it, canon belongs to the DM.")
    .version(packageVersion)
    .configureHelp({ sortSubcommands: false, showGlobalOptions: false })
    .showHelpAfterError("(add --help for examples)")
    .addHelpText("after", help);
  for (const add of commands) add(program);
  exitWithUsageCode(program);
  return program;
};

const help = `
Start here:
  $ npm start                                  a server with a demo campaign
  $ npx freeform-rpg play                      the demo campaign in this terminal
  $ npx freeform-rpg COMMAND --help            examples for each command`;

const exitWithUsageCode = (command: Command): void => {
  command.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  command.commands.forEach(exitWithUsageCode);
};
