import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { buildSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { createProgram } from "../program.ts";

/** What the API offers for each command: mutations, and the fields that are read. */
const offered: Readonly<Record<string, readonly string[]>> = {
  play: ["Mutation.playTurn", "Subscription.campaignEvents"],
  "new-game": ["Mutation.startSetup", "Mutation.answerSetup", "Mutation.finishSetup", "Mutation.createCampaign"],
  "campaigns list": ["Viewer.campaigns"],
  "campaigns rename": ["Mutation.renameCampaign"],
  "campaigns archive": ["Mutation.archiveCampaign"],
  "campaigns restore": ["Mutation.restoreCampaign"],
  "campaigns delete": ["Mutation.deleteCampaign"],
  "members list": ["Campaign.members"],
  "members add": ["Mutation.addMember"],
  "members role": ["Mutation.changeRole"],
  "members transfer": ["Mutation.transferDm"],
  "members seat": ["Mutation.createCharacter"],
  "members remove": ["Mutation.removeMember"],
  "members leave": ["Mutation.leaveCampaign"],
  "members invite": ["Mutation.createInvitation"],
  "members invitations": ["CampaignDm.invitations"],
  "members revoke": ["Mutation.revokeInvitation"],
  "members admit": ["Mutation.decideJoinRequest"],
  "members refuse": ["Mutation.decideJoinRequest"],
  join: ["Mutation.acceptInvitation"],
  "pack-review list": ["Ingest.decisions"],
  "pack-review answer": ["Mutation.decideDraft"],
  "costs show": ["CampaignDm.costs", "CampaignDm.budgets", "CampaignDm.costsByDay"],
  "costs budget": ["Mutation.changeCampaignSettings"],
  "costs server": ["Query.costsByDay"],
  "list-scenarios": ["Query.scenarios", "Query.scenarioFindings"],
  "list-systems": ["Query.systems"],
  "install-pack": ["Mutation.installPack", "Query.previewPackInstall"],
  "upgrade-pack": ["Mutation.installPack"],
  "uninstall-pack": ["Mutation.uninstallPack", "Query.previewPackUninstall"],
  "list-packs": ["Query.contentPacks", "Query.availablePacks"],
  servers: ["Query.servers"],
  "jobs list": ["Query.jobs"],
  "jobs show": ["Query.job"],
  "jobs retry": ["Mutation.retryJob"],
  "jobs cancel": ["Mutation.cancelJob"],
  "jobs kinds": ["Query.jobKinds", "Query.jobSchedules"],
  "lore search": ["Campaign.searchLore"],
  "lore export": ["Campaign.entities", "Campaign.facts"],
  "lore status": ["CampaignDm.loreIndexes"],
  "lore embed": ["Mutation.embedLore"],
  "run-turn": ["Mutation.playTurn"],
  "change apply": ["Mutation.applyChange"],
  "change preview": ["Query.previewChange"],
  "change list": ["Campaign.changes"],
  "entities list": ["Campaign.entities"],
  "entities show": ["Campaign.entity"],
  "entities create": ["Mutation.applyChange"],
  "entities edit": ["Mutation.applyChange"],
  "entities retire": ["Mutation.applyChange"],
  "entities restore": ["Mutation.applyChange"],
  "party show": ["Campaign.scenes"],
  "party move": ["Mutation.applyChange"],
  "party share": ["Mutation.applyChange"],
  "party shared-story": ["Mutation.changeCampaignSettings"],
  "party language": ["Mutation.changeCampaignSettings"],
  say: ["Mutation.narrateAsDm", "Mutation.editNarration"],
  whisper: ["Mutation.whisper"],
  "handouts list": ["Campaign.handouts", "CampaignDm.handouts"],
  "handouts show": ["Campaign.handouts", "CampaignDm.handouts"],
  "handouts add": ["Mutation.createHandout"],
  "handouts edit": ["Mutation.editHandout"],
  "handouts delete": ["Mutation.deleteHandout"],
  "handouts give": ["Mutation.giveHandout"],
  "handouts withdraw": ["Mutation.withdrawHandout"],
  "order show": ["Campaign.order"],
  "order set": ["Mutation.setOrderOfPlay"],
  "order give": ["Mutation.giveSpotlight"],
  "order skip": ["Mutation.skipInRound"],
  "order end": ["Mutation.endRound"],
  "order withdraw": ["Mutation.withdrawAction"],
  "order edit": ["Mutation.editAction"],
  "order cancel": ["Mutation.cancelRun"],
  pause: ["Mutation.pauseCampaign"],
  resume: ["Mutation.resumeCampaign"],
  "x-card": ["Mutation.playXCard"],
  "boundaries list": ["Campaign.boundaries"],
  "boundaries line": ["Mutation.addBoundary"],
  "boundaries veil": ["Mutation.addBoundary"],
  "boundaries remove": ["Mutation.setBoundaries"],
  "review mode": ["Mutation.changeCampaignSettings"],
  "review list": ["CampaignDm.waiting"],
  "review show": ["CampaignDm.waiting"],
  "review decide": ["Mutation.decideActions", "Mutation.decideNarration"],
  "show-event": ["Campaign.turn"],
  "sessions list": ["Campaign.sessions"],
  "sessions show": ["Campaign.session"],
  "sessions briefing": ["CampaignDm.briefing"],
  "sessions start": ["Mutation.startSession"],
  "sessions end": ["Mutation.endSession"],
  "sessions recap": ["Campaign.recap"],
  rewind: ["Mutation.rewindCampaign"],
  "strike preview": ["Query.previewStrike"],
  "strike turn": ["Mutation.strikeTurn"],
  "strike change": ["Mutation.undoChange"],
  "export-campaign": ["Query.campaignArchive"],
  "import-campaign": ["Mutation.importCampaign"],
  replay: ["Mutation.replay", "Mutation.replayTurns", "Query.replayReport"],
  compare: ["Mutation.compareReplays"],
  metrics: ["CampaignDm.metrics"],
  feedback: ["Mutation.giveFeedback"],
  "corrections list": ["Campaign.corrections"],
  "corrections show": ["Campaign.corrections"],
  "corrections propose": ["Mutation.proposeCorrection"],
  "corrections approve": ["Mutation.approveCorrection"],
  "corrections reject": ["Mutation.rejectCorrection"],
  "corrections withdraw": ["Mutation.withdrawCorrection"],
  "corrections explain": ["Query.resolveName"],
  threads: ["Campaign.threads", "Query.checkThreads"],
  "narrations unfixable": ["Mutation.changeCampaignSettings"],
  "narrations metrics": ["CampaignDm.narrationMetrics"],
  check: ["Query.checkText", "Query.correctText"],
  "pack-ingest": ["Mutation.startIngest", "Subscription.ingestProgress"],
  "pack-import": ["Mutation.importNotes"],
  "promote-draft": ["Mutation.promoteDraft"],
  "pipeline show": ["Query.pipelines"],
  "plugins list": ["Query.plugins"],
  "prompts list": ["CampaignDm.prompts"],
  "prompts show": ["CampaignDm.prompts", "TurnDm.modelRequests"],
  "prompts diff": ["CampaignDm.promptDiff"],
  "prompts pin": ["Mutation.pinPrompt"],
  "prompts unpin": ["Mutation.unpinPrompt"],
  token: ["Mutation.createToken", "Mutation.addMember"],
  maintain: ["Mutation.maintain", "Query.storage"],
};

/** Commands that the API does not offer, each with its reason. */
const local: Readonly<Record<string, string>> = {
  init: "writes a project into a folder",
  serve: "starts the server that offers the API",
  "plugins add": "installs a package and changes the configuration",
  "pack-test": "measures files of a pack that is being written",
  eval: "measures this installation",
  "ingest-audit": "reads the working folder of an ingest",
  schema: "prints what introspection answers",
  schemas: "prints what this version is made with",
  login: "keeps a key of a model's provider on this machine",
  migrate: "is needed before there is an API",
};

const leaves = ({ commands }: Command, path: readonly string[] = []): string[] =>
  commands.flatMap((one) => (one.commands.length > 0 ? leaves(one, [...path, one.name()]) : [[...path, one.name()].join(" ")]));

test("the API offers each command, or there is a reason why not", () => {
  expect(leaves(createProgram()).toSorted()).toEqual([...Object.keys(offered), ...Object.keys(local)].toSorted());
});

test("what the API is said to offer is in its schema", () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../graphql/schema.graphql"), "utf8"));
  const exists = (coordinate: string): boolean => {
    const [type = "", field = ""] = coordinate.split(".");
    const found = schema.getType(type);
    return isObjectType(found) && field in found.getFields();
  };
  expect(
    Object.values(offered)
      .flat()
      .filter((coordinate) => !exists(coordinate)),
  ).toEqual([]);
});
