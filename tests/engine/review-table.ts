import { Runs } from "freeform-rpg/db";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { expect } from "vitest";
import { openServer } from "./open-server.ts";
import type { TestServer } from "./open-server.ts";
import { createPartlyScripted } from "./partly-scripted.ts";

/** A campaign with two DMs, dora and dan, the player paul and the observer olga, and what they do about turns that wait. */
export const openReviewTable = async () => {
  const model = createPartlyScripted();
  const server: TestServer = await openServer({ services: [model.provision] });
  const members = [
    { userId: "paul", role: "PLAYER" },
    { userId: "dan", role: "DM" },
    { userId: "olga", role: "OBSERVER" },
  ];
  const input = { from: { scenario: "training_yard" }, name: "Reviewed", withoutCharacter: true, members };
  const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ... on Campaign { key } ... on Error { message } } }`;
  const campaign: string = (await server.ask("dora", create, { input })).createCampaign.key;

  const set = async (settings: string, user = "dora") => {
    const change = `mutation { changeCampaignSettings(input: { campaignId: "${campaign}", ${settings} }) {
    __typename ... on Campaign { reviewMode actionsReviewSeconds narrationReviewSeconds lateNarration } ... on Error { code } } }`;
    return (await server.ask(user, change)).changeCampaignSettings;
  };

  const readWaiting = async (at = server) =>
    (
      await at.ask(
        "dora",
        `{ campaign(id: "${campaign}") { dm { waiting { key kind input since until actor { name } player { userId } run { key status }
        actions { intent actions { position action target targetName blocked } } narration { text plainText refused violations { rule } } } } } }`,
      )
    ).campaign.dm.waiting;

  /** What waits once it is of this kind and none of `but`. */
  const untilWaiting = async (kind: "ACTIONS" | "NARRATION", but = "", at = server) => {
    let found: any;
    await expect
      .poll(async () => (found = (await readWaiting(at)).find((one: any) => one.kind === kind && one.key !== but)) !== undefined, {
        timeout: 10_000,
      })
      .toBe(true);
    return found;
  };

  let keys = 0;
  /** Sends a text that the narrator is to tell so, and answers once it waits or has ended. */
  const play = async (text: string, told: string) => {
    model.answer({ "turn/narrator": told });
    const query = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
    ... on QueuedTurn { run { key status review { kind since until } } turn { number text } } ... on Error { message code reason } } }`;
    const input = { campaignId: campaign, text, idempotencyKey: `review-${(keys += 1)}`, wait: true };
    return (await server.ask("paul", query, { input })).playTurn;
  };

  const answer = `__typename ... on ReviewDecision { as by text } ... on Error { code reason message }
  ... on ReviewDecidedError { decided { as by text } } ... on ValidationError { issues { path message } }`;
  const decide = async (kind: "Actions" | "Narration", key: string, decision: string, user = "dora", at = server) =>
    (
      await at.ask(
        user,
        `mutation { decide${kind}(input: { campaignId: "${campaign}", key: "${key}", decision: { ${decision} } }) { ${answer} } }`,
      )
    )[`decide${kind}`];

  const untilTurn = async (run: string, at = server) => {
    const runs = await at.kernel.use(Runs);
    await expect.poll(async () => (await runs.find(run))?.finishedAt ?? null, { timeout: 10_000 }).not.toBeNull();
    return (await at.kernel.use(Turns)).wait(run);
  };

  const readTurn = async (number: number, fields: string, user = "dora") =>
    (await server.ask(user, `{ campaign(id: "${campaign}") { turn(number: ${number}) { ${fields} } } }`)).campaign.turn;

  /** Everything that a member is told of a run, and may read of it. */
  const readAsMember = async (user: string, run: string): Promise<string> =>
    JSON.stringify(
      await server.ask(
        user,
        `{ run(id: "${run}") { status review { kind since until } failure { message } events { __typename type ... on TokenStreamed { text }
        ... on RunSuspended { reason } ... on Announced { details } ... on TurnResolved { actions { action } } } turn { text } } }`,
      ),
    );

  /** Ends the time limit of what waits. */
  const endLimit = async (run: string) => {
    await server.db.database.sql
      .updateTable("runs")
      .set({ wait_until: new Date(1000) })
      .where("id", "=", run)
      .execute();
    (await server.kernel.use(Turns)).wake(campaign);
  };
  return { server, model, campaign, set, readWaiting, untilWaiting, play, decide, untilTurn, readTurn, readAsMember, endLimit };
};
