import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import type { Named } from "./arguments.ts";
import { openMarkedApi } from "./open-api.ts";
import type { MarkedApi } from "./open-api.ts";

/** The word that stands in everything that players may not read. It is part of ids too. */
export const marker = /nevertold/i;

/** A campaign full of marked secrets, played for a while. */
export interface Marked extends MarkedApi {
  readonly named: Named;
}

/** Founds the campaign for the DM `dee`, the player `ann` and the observer `olga`, and plays it. */
export const openMarked = async (): Promise<Marked> => {
  const api = await openMarkedApi([
    { user: "ann", role: "PLAYER" },
    { user: "olga", role: "OBSERVER" },
  ]);
  const named = await playAll(api);
  const jobs = await api.engine.kernel.use(Jobs);
  await jobs.wait(named.job);
  await jobs.wait(named.replay);
  return { ...api, named };
};

/** A session with turns, corrections of hidden things, a held-back proposal, a replay and a job. */
const playAll = async ({ ask, act }: MarkedApi): Promise<Named> => {
  const play = (text: string) =>
    act(
      "ann",
      `playTurn(input: { campaignId: "c", text: "${text}", idempotencyKey: "${text}", wait: true }) { ... on QueuedTurn { run { key } } ... on Error { message } }`,
    );
  const propose = (change: string) =>
    act(
      "dee",
      `proposeCorrection(input: { campaignId: "c", reason: "It is the Nevertold man.", change: { ${change} } }) { __typename ... on Error { message } }`,
    );
  await act("dee", 'startSession(input: { campaignId: "c" }) { __typename }');
  const played = await play("look around");
  await play("I ask Asta Keel who sells the ledger of ships");
  await propose('renameEntity: { id: "nevertold_spy", name: "Nevertold Agent" }');
  const roll = (text: string) =>
    act(
      "dee",
      `playTurn(input: { campaignId: "c", text: "${text}", idempotencyKey: "${text}" }) { ... on QueuedTurn { tableMessage { key } } ... on Error { reason } }`,
    );
  await roll("/roll d20");
  await roll("/gmroll d20 for the Nevertold agent");
  await act("dee", 'createHandout(input: { campaignId: "c", title: "A nevertold letter", text: "Nevertold." }) { __typename }');
  const { data: table } = await ask("ann", '{ campaign(id: "c") { members { userId character { key } } } }');
  const character = table.campaign.members.find(({ userId }: { userId: string }) => userId === "ann").character.key;
  const { key: notice } = await act(
    "dee",
    'createHandout(input: { campaignId: "c", title: "A notice", text: "The quay is closed." }) { ... on Handout { key } }',
  );
  await act("dee", `giveHandout(input: { campaignId: "c", handoutId: "${notice}", toAll: true }) { __typename ... on Error { message } }`);
  await act(
    "dee",
    `applyChange(input: { campaignId: "c", actorId: "${character}", note: "The Nevertold storm.", changes: [
    { addThreat: { text: "A storm is near." } }
    { condition: { who: "pc", type: EXPOSED } }
  ] }) { __typename ... on Error { message } }`,
  );
  const { code } = await act(
    "dee",
    'createInvitation(input: { campaignId: "c", note: "Nevertold", approval: true }) { ... on CreatedInvitation { code } }',
  );
  await act("joe", `acceptInvitation(input: { code: "${code}" }) { __typename ... on Error { message } }`);
  await play("wait");
  await act("ann", 'giveFeedback(input: { campaignId: "c", turnNumber: 1, rating: 4 }) { __typename }');
  await act("dee", 'endSession(input: { campaignId: "c" }) { __typename }');
  const job = await act(
    "dee",
    'installPack(input: { key: "marked", idempotencyKey: "i" }) { ... on Job { key } ... on Error { message } }',
  );
  const replay = await act("dee", 'replayTurns(input: { campaignId: "c" }) { ... on Job { key } ... on Error { message } }');
  const setup = await act("dee", "startSetup { ... on Setup { key } }");
  return {
    run: played.run.key,
    job: job.key,
    replay: replay.key,
    setup: setup.key,
    nodes: await readNodes(ask),
  };
};

/** Global ids of what the DM sees. */
export const readNodes = async (ask: MarkedApi["ask"]): Promise<string[]> => {
  const all = "visibility: [KNOWN, DM, WORLD]";
  const { data } = await ask(
    "dee",
    `{ campaign(id: "c") { id entities(first: 100, ${all}) { nodes { id } } facts(first: 100, ${all}) { nodes { id } }
    threads(${all}) { id } clocks(${all}) { id } corrections(first: 9) { nodes { id } } turns(last: 9) { nodes { id } } tableMessages(last: 9) { nodes { id } } runs { id } } }`,
  );
  return [...new Set([...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []))];
};
