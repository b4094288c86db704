import type { Named } from "./arguments.ts";
import type { Arguments } from "./select-paths.ts";

const campaign = 'campaignId: "c"';
const decision = `(input: { ${campaign}, correctionId: "1", note: "No." })`;
const hidden = '"marked:smiler"';

/** What somebody tries to change who may not know the secrets. A mutation that is missing here fails the sweep. */
export const mutationsFor = ({ run, job, replay, setup }: Named): Arguments => ({
  // A code is a secret of its own; without one nobody joins.
  "Mutation.acceptInvitation": ['(input: { code: "c.00000000000000000000000000000000" })'],
  "Mutation.archiveCampaign": [`(${campaign})`],
  "Mutation.createInvitation": [`(input: { ${campaign}, seat: ${hidden} })`],
  "Mutation.decideJoinRequest": [`(input: { ${campaign}, userId: "eve", admit: true })`],
  "Mutation.deleteCampaign": [`(input: { ${campaign}, name: "Marked", withoutExport: true })`],
  "Mutation.renameCampaign": [`(input: { ${campaign}, name: "Mine" })`],
  "Mutation.restoreCampaign": [`(${campaign})`],
  "Mutation.revokeInvitation": [`(input: { ${campaign}, invitationKey: "1" })`],
  "Mutation.transferDm": [`(input: { ${campaign}, userId: "ann" })`],
  "Mutation.addBoundary": [`(input: { ${campaign}, kind: LINE, topic: "spiders" })`],
  "Mutation.setBoundaries": [`(input: { ${campaign}, lines: ["spiders"] })`],
  "Mutation.addMember": [`(input: { ${campaign}, userId: "eve", role: PLAYER })`],
  "Mutation.answerSetup": [`(input: { setupId: "${setup}", phase: CALIBRATION, answer: {} })`],
  "Mutation.applyChange": [`(input: { ${campaign}, changes: [{ reveal: { target: ${hidden} } }], announcement: "Look." })`],
  "Mutation.approveCorrection": [decision],
  "Mutation.goBackInSetup": [`(input: { setupId: "${setup}", phase: CALIBRATION })`],
  "Mutation.cancelJob": [`(key: "${job}")`, `(key: "${replay}")`],
  "Mutation.cancelRun": [`(id: "${run}")`],
  "Mutation.changeCampaignSettings": [`(input: { ${campaign}, onUnfixableNarration: HOLD })`],
  "Mutation.changeRole": [`(input: { ${campaign}, userId: "ann", role: DM })`],
  "Mutation.compareReplays": [`(input: { ${campaign}, b: { seed: "s" } })`],
  // Whoever founds a campaign or brings one in is its DM.
  "Mutation.createCampaign": [],
  "Mutation.importCampaign": [],
  "Mutation.createCharacter": [`(input: { ${campaign}, character: { name: "Ann" } })`],
  "Mutation.discardSetup": [`(setupId: "${setup}")`],
  "Mutation.editNarration": [`(input: { ${campaign}, turnNumber: 1, text: "Hello." })`],
  "Mutation.embedLore": [`(${campaign})`],
  "Mutation.endSession": [`(${campaign})`],
  "Mutation.finishSetup": [`(input: { setupId: "${setup}" })`],
  "Mutation.giveFeedback": [`(input: { ${campaign}, turnNumber: 1, comment: "Fine." })`],
  "Mutation.installPack": ['(key: "marked", idempotencyKey: "mine")'],
  // The sweep goes on as a member.
  "Mutation.leaveCampaign": [],
  "Mutation.narrateAsDm": [`(input: { ${campaign}, text: "Hello.", speakerId: ${hidden} })`],
  "Mutation.pauseCampaign": [`(input: { ${campaign} })`],
  "Mutation.pinPrompt": [`(${campaign}, promptId: "turn/narrator", version: "1")`],
  "Mutation.playXCard": [`(${campaign})`],
  "Mutation.playTurn": [`(input: { ${campaign}, text: "I look at the quay", idempotencyKey: "mine", wait: true })`],
  "Mutation.promoteDraft": ['(key: "marked")'],
  "Mutation.proposeCorrection": [
    `renameEntity: { id: ${hidden}, name: "Somebody" }`,
    `mergeEntity: { id: "marked:keeper", intoId: ${hidden} }`,
    `hideEntity: { id: ${hidden} }`,
  ].map((change) => `(input: { ${campaign}, change: { ${change} } })`),
  "Mutation.rejectCorrection": [decision],
  "Mutation.releaseNarration": [`(input: { ${campaign}, turnNumber: 1, form: AS_DRAFTED })`],
  "Mutation.removeMember": [`(input: { ${campaign}, userId: "dee" })`],
  "Mutation.replay": [`(input: { ${campaign} })`],
  "Mutation.replayTurns": [`(input: { ${campaign} })`],
  "Mutation.resumeIngest": [`(key: "${job}")`],
  "Mutation.resumeCampaign": [`(input: { ${campaign} })`],
  "Mutation.rewindCampaign": [`(input: { ${campaign}, turnNumber: 1 })`],
  "Mutation.startIngest": ['(book: { path: "marked.pdf" }, idempotencyKey: "mine")'],
  "Mutation.startSession": [`(${campaign})`],
  "Mutation.uninstallPack": ['(key: "marked")'],
  "Mutation.unpinPrompt": [`(${campaign}, promptId: "turn/narrator")`],
  "Mutation.whisper": [`(input: { ${campaign}, text: "Hello.", to: [${hidden}] })`],
  "Mutation.withdrawCorrection": [decision],
  "Mutation.withdrawFeedback": [`(${campaign}, turnNumber: 1)`],
});
