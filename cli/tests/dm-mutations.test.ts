import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { createProgram } from "../program.ts";

const root = join(import.meta.dirname, "../..");

/** The command for each mutation that a DM may call, or several. */
const commands: Readonly<Record<string, readonly string[]>> = {
  acceptInvitation: ["join"],
  addMember: ["members add"],
  applyChange: ["change apply", "entities create", "entities edit", "entities retire", "entities restore", "party move", "party share"],
  approveCorrection: ["corrections approve"],
  archiveCampaign: ["campaigns archive"],
  cancelRun: ["order cancel"],
  changeCampaignSettings: ["review mode", "narrations unfixable", "party shared-story", "party language", "costs budget"],
  changeRole: ["members role"],
  compareReplays: ["compare"],
  createCampaign: ["new-game"],
  createCharacter: ["members seat"],
  createHandout: ["handouts add"],
  createInvitation: ["members invite"],
  decideActions: ["review decide"],
  decideJoinRequest: ["members admit", "members refuse"],
  decideNarration: ["review decide"],
  deleteCampaign: ["campaigns delete"],
  deleteHandout: ["handouts delete"],
  editHandout: ["handouts edit"],
  editNarration: ["say"],
  embedLore: ["lore embed"],
  endRound: ["order end"],
  endSession: ["sessions end"],
  giveFeedback: ["feedback"],
  giveHandout: ["handouts give"],
  giveSpotlight: ["order give"],
  installPack: ["install-pack"],
  leaveCampaign: ["members leave"],
  narrateAsDm: ["say"],
  pauseCampaign: ["pause"],
  pinPrompt: ["prompts pin"],
  playTurn: ["play", "run-turn"],
  playXCard: ["x-card"],
  proposeCorrection: ["corrections propose"],
  rejectCorrection: ["corrections reject"],
  removeMember: ["members remove"],
  renameCampaign: ["campaigns rename"],
  replay: ["replay"],
  replayTurns: ["replay"],
  restoreCampaign: ["campaigns restore"],
  resumeCampaign: ["resume"],
  revokeInvitation: ["members revoke"],
  rewindCampaign: ["rewind"],
  setBoundaries: ["boundaries remove"],
  setOrderOfPlay: ["order set"],
  skipInRound: ["order skip"],
  strikeTurn: ["strike turn"],
  undoChange: ["strike change"],
  startSession: ["sessions start"],
  transferDm: ["members transfer"],
  uninstallPack: ["uninstall-pack"],
  unpinPrompt: ["prompts unpin"],
  whisper: ["whisper"],
  withdrawAction: ["order withdraw"],
  withdrawCorrection: ["corrections withdraw"],
  withdrawHandout: ["handouts withdraw"],
};

const mutationType = buildSchema(readFileSync(join(root, "graphql/schema.graphql"), "utf8")).getMutationType();
const ofDms = Object.values(mutationType?.getFields() ?? {}).filter(({ description }) => /\bDMs?\b/.test(description ?? ""));

test("each mutation that DMs may call has a command", () => {
  expect(ofDms.map(({ name }) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
});

test("each command that is named exists, and the command line sends the mutation", () => {
  const program = createProgram();
  const exists = (line: string): boolean => {
    const [first, second] = line.split(" ");
    const found = program.commands.find((command) => command.name() === first);
    return found !== undefined && (second === undefined || found.commands.some((command) => command.name() === second));
  };
  expect(
    Object.values(commands)
      .flat()
      .filter((line) => !exists(line)),
  ).toEqual([]);
  const sent = new Set(globSync("cli/*/*.graphql", { cwd: root }).flatMap((file) => mutationsIn(join(root, file))));
  expect(Object.keys(commands).filter((name) => !sent.has(name))).toEqual([]);
});

const mutationsIn = (file: string): string[] =>
  parse(readFileSync(file, "utf8")).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "mutation"
      ? definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []))
      : [],
  );
