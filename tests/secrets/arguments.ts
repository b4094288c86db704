import type { Arguments } from "./select-paths.ts";

/** What the questions name. */
export interface Named {
  /** A run of a turn, a job of the DM's and one of a replay, by their keys. */
  readonly run: string;
  readonly job: string;
  readonly replay: string;
  /** The session zero that the DM has under way. */
  readonly setup: string;
  /** Global ids of all there is, the campaign in front, hidden things among it. */
  readonly nodes: readonly string[];
}

const campaign = '(campaignId: "c")';
const probes = [
  "Who sells the ledger of ships to the company?",
  "What does the smiler steal?",
  "What lies behind the seventh ring?",
  "Whoever holds the ledger of ships holds the quay",
  "What does Asta Keel owe?",
];

/** How each field with arguments is asked. A field that is missing here fails the sweep: add what would make it tell most. */
export const argumentsFor = ({ run, job, replay, setup, nodes }: Named): Arguments => ({
  "Query.campaign": ['(id: "c")'],
  "Query.campaignArchive": [campaign],
  "Query.checkThreads": [
    '(campaignId: "c", adds: [{ title: "Need to learn: who sells the ledger of ships to the company", type: INFORMATION }])',
  ],
  "Query.previewChange": [
    `{ editEntity: { entity: "marked:smiler", tags: ["met"] } }`,
    `{ reveal: { target: "nevertold_spy" } }`,
    '{ setTime: { weather: "fog" } }',
  ].map((change) => `(campaignId: "c", changes: [${change}])`),
  "Query.previewStrike": ['(campaignId: "c", turnNumber: 1)', '(campaignId: "c", changeId: "c:1")'],
  "Query.checkText": ['(text: "The quay belongs to the company.")'],
  "Query.correctText": ['(text: "The quay belongs to the company.")'],
  "Query.correctionPreview": ["nevertold_spy", "marked:keeper"].map(
    (id) => `(campaignId: "c", change: { renameEntity: { id: "${id}", name: "Somebody" } })`,
  ),
  "Query.resolveName": ["the smiler", "the keeper", "spy"].map((name) => `(campaignId: "c", name: "${name}")`),
  "Query.ingestJob": [`(key: "${job}")`],
  "Query.ingestJobs": [""],
  "Query.invitation": ['(code: "c.00000000000000000000000000000000")'],
  "Query.costsByDay": [""],
  "Query.jobs": ["", "(first: 100)"],
  "Query.jobKinds": [""],
  "Query.jobSchedules": [""],
  "Query.job": [`(key: "${job}")`, `(key: "${replay}")`],
  "Query.node": nodes.slice(0, 1).map((id) => `(id: "${id}")`),
  "Query.previewPackInstall": ['(key: "marked")'],
  "Query.previewPackUninstall": ['(key: "marked")'],
  "Query.replayReport": [`(key: "${replay}")`],
  "Query.run": [`(id: "${run}")`],
  "Query.storage": ["", campaign],
  "Query.scenarioFindings": ["marked", "dead_drop"].map((key) => `(key: "${key}")`),
  "Query.setup": [`(id: "${setup}")`],
  "Campaign.clocks": [""],
  "Campaign.changes": ["(first: 100)"],
  "Campaign.corrections": ["(first: 100)"],
  "Campaign.entities": ["(first: 100)"],
  "Campaign.entity": ["marked:keeper", "nevertold_spy", "marked:smiler"].map((id) => `(id: "${id}")`),
  "Campaign.facts": ["(first: 100)"],
  "Campaign.handouts": ["(first: 100)"],
  "Campaign.history": ["(first: 100)", "(first: 100, superseded: true)"],
  "Campaign.recap": ["SHORT", "STANDARD", "FULL"].map((length) => `(sessions: 100, length: ${length})`),
  "Campaign.relationships": [""],
  "Campaign.searchLore": probes.flatMap((text) =>
    ["", ", asPlayer: true"].map((more) => `(text: "${text}", limit: 100, maxTokens: 20000${more})`),
  ),
  "Campaign.session": ['(key: "session_1")'],
  "Campaign.situations": ["", "(cleared: true)"],
  "Campaign.tableMessages": ["(first: 100)"],
  "Campaign.threads": [""],
  "Campaign.turn": ["(number: 1)", "(number: 2)"],
  "Campaign.turns": ["(first: 100)", "(first: 100, superseded: true)"],
  "CampaignDm.costsByDay": [""],
  "CampaignDm.metrics": [""],
  "CampaignDm.packConflicts": [""],
  "CampaignDm.summaries": ["(first: 100)"],
  "CampaignDm.promptDiff": ['(promptId: "turn/narrator", from: "1", to: "1")'],
  "Ingest.files": [""],
  "Job.events": [""],
  "Run.events": [""],
  "Subscription.campaignPresence": [campaign],
  "Subscription.campaignEvents": ['(campaignId: "c", after: 0)'],
  "Subscription.ingestProgress": [`(key: "${job}")`],
  "Viewer.campaigns": ["(first: 100)"],
  "Subscription.runEvents": [`(runId: "${run}")`, `(runId: "${job}")`, `(runId: "${replay}")`],
  "Setup.problems": ['(language: "de")'],
  "Setup.questions": ['(language: "de")'],
});
