import { randomUUID } from "node:crypto";
import { Log, Runs } from "freeform-rpg/db";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { sql as kysely } from "kysely";
import { expect } from "vitest";
import { openServer } from "./open-server.ts";
import type { TestServer } from "./open-server.ts";
import { createPartlyScripted } from "./partly-scripted.ts";

/** Members of every table: two DMs, three players with a character of the same name, and somebody who watches. */
export const players = ["ada", "bo", "cy"] as const;

/** What a mutation answers: its `__typename`, and of an error its codes and message. */
export interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly [field: string]: any;
}

/** Changes that add a second place, next to the first. */
const malthouse: readonly string[] = [
  'addEntity: { id: "malthouse", type: LOCATION, name: "The Malthouse", attrs: { exits: ["yard"] } }',
  'editEntity: { entity: "yard", attrs: { exits: ["malthouse"] } }',
  "setScene: { constraints: [] }",
];

/** A campaign with a whole table around it. */
export interface Table {
  readonly id: string;
  readonly server: TestServer;
  /** The ids of the players' characters, by user. */
  readonly who: Readonly<Record<(typeof players)[number], string>>;
  /** Answers a mutation; `fields` of its result are asked too. `$c` in it stands for `campaignId: "..."`. */
  act(user: string, mutation: string, fields?: string): Promise<Answer>;
  /** What a member reads of the campaign. */
  read(user: string, fields: string): Promise<any>;
  /** Sends a text without waiting for its turn. */
  send(user: string, text: string): Promise<Answer>;
  /** The same, and the key of its run. */
  declare(user: string, text: string): Promise<string>;
  /** Sends a text and waits for its turn. */
  play(user: string, text: string): Promise<Answer>;
  /** What a run ended with. */
  ended(run: string): Promise<{ readonly status: string | undefined; readonly code: string | undefined }>;
  /** Sets the world as a DM does by hand. */
  change(...changes: readonly string[]): Promise<Answer>;
  /** Takes these players' characters to the malthouse. */
  part(...users: readonly (typeof players)[number][]): Promise<void>;
  /** The texts of all turns that a member may read, newest first. */
  textsOf(user: string): Promise<string[]>;
  /** What waits for the DMs, once something does: of this kind, where one is given. */
  untilWaiting(kind?: "ACTIONS" | "NARRATION", but?: string): Promise<any>;
  decide(kind: "Actions" | "Narration", key: string, decision: string, user?: string): Promise<Answer>;
  /** Lets the time limit of a run that waits for the DM be over. */
  endReview(run: string): Promise<void>;
  /** Lets the time limit of the present round be over, as the database tells the time. */
  endLimit(): Promise<void>;
  expectFold(): Promise<void>;
}

/** Opens a server on which tables are laid, with a model of which some answers are scripted. */
export const openTables = async () => {
  const model = createPartlyScripted();
  const server = await openServer({ services: [model.provision] });
  let laid = 0;
  return {
    server,
    model,
    /** A new campaign with everybody in one place. */
    lay: async (seed = "table"): Promise<Table> => {
      const id = `table${(laid += 1)}`;
      const cast = players.map((user) => ({
        user,
        role: "PLAYER" as const,
        character: { name: user === "cy" ? "Cy" : user === "bo" ? "Bo" : "Ada" },
      }));
      const others = [
        { user: "dan", role: "DM" as const, character: null },
        { user: "olga", role: "OBSERVER" as const, character: null },
      ];
      const campaigns = await server.kernel.use(Campaigns);
      await campaigns.create({ id, seed, scenario_id: "training_yard", user: "dora", character: null, members: [...cast, ...others] });
      const table = await openTable(server, id);
      await table.change(...malthouse);
      return table;
    },
  };
};

/** The table of a campaign, at this server. */
export const openTable = async (server: TestServer, id: string): Promise<Table> => {
  const { sql } = server.db.database;
  const turns = await server.kernel.use(Turns);
  const runs = await server.kernel.use(Runs);
  const log = await server.kernel.use(Log);
  const members = await sql.selectFrom("members").select(["user_id", "character_id"]).where("campaign_id", "=", id).execute();
  const characterOf = (user: string) => members.find(({ user_id }) => user_id === user)?.character_id ?? "";
  const who = { ada: characterOf("ada"), bo: characterOf("bo"), cy: characterOf("cy") };

  const act: Table["act"] = async (user, mutation, fields = "") => {
    const text = `mutation { done: ${mutation.replace("$c", `campaignId: "${id}"`)} { __typename ${fields}
      ... on Error { code reason message } ... on ValidationError { issues { path message } } } }`;
    return (await server.ask(user, text)).done;
  };
  const read: Table["read"] = async (user, fields) => (await server.ask(user, `{ campaign(id: "${id}") { ${fields} } }`)).campaign;
  const queue = async (user: string, text: string, wait: boolean): Promise<Answer> => {
    const input = { campaignId: id, text, idempotencyKey: randomUUID(), wait };
    const mutation = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { __typename
      ... on QueuedTurn { kind run { key status } turn { number text } } ... on Error { code reason message } } }`;
    return (await server.ask(user, mutation, { input })).playTurn;
  };
  const isUndecided = async (run: string): Promise<boolean> => {
    const { rows } = await kysely<object>`select from reviews join runs on runs.campaign_id = reviews.campaign_id
      and reviews.run_id in (runs.id, runs.round_run_id) where runs.id = ${run} and reviews.decision is null
      and exists (select from runs held where held.id = reviews.run_id and held.wait_until > clock_timestamp())`.execute(sql);
    return rows.length > 0;
  };
  const change: Table["change"] = (...changes) =>
    act("dora", `applyChange(input: { $c, changes: [${changes.map((one) => `{ ${one} }`).join(", ")}] })`);

  return {
    id,
    server,
    who,
    act,
    read,
    send: (user, text) => queue(user, text, false),
    declare: async (user, text) => (await queue(user, text, false))["run"].key,
    play: (user, text) => queue(user, text, true),
    ended: async (run) => {
      let code: string | undefined;
      // A turn that was decided about still waits until a worker has claimed it.
      await expect
        .poll(
          async () => {
            code = await turns.wait(run).then(
              () => undefined,
              (error: { readonly code?: string }) => error.code,
            );
            return code !== "run_suspended" || (await isUndecided(run));
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      return { status: (await runs.find(run))?.status, code };
    },
    change,
    part: async (...users) => {
      const moved = await change(`moveCharacters: { who: ${JSON.stringify(users.map((user) => who[user]))}, to: "malthouse" }`);
      expect([moved.__typename, moved.message]).toEqual(["CampaignChange", undefined]);
    },
    textsOf: async (user) => (await read(user, "turns(last: 50) { nodes { text } }")).turns.nodes.map(({ text }: any) => text),
    untilWaiting: async (kind, but = "") => {
      const fields = `dm { waiting { key kind input run { key } actions { actions { position action blocked } }
        narration { text refused } } }`;
      let found: any;
      await expect
        .poll(
          async () => {
            const { dm } = await read("dora", fields);
            found = dm.waiting.find((one: any) => (kind === undefined || one.kind === kind) && one.key !== but);
            return found !== undefined;
          },
          { timeout: 10_000 },
        )
        .toBe(true);
      return found;
    },
    decide: (kind, key, decision, user = "dora") =>
      act(
        user,
        `decide${kind}(input: { $c, key: "${key}", decision: { ${decision} } })`,
        "... on ReviewDecision { as by text } ... on ReviewDecidedError { decided { as by text } }",
      ),
    endReview: async (run) => {
      await sql
        .updateTable("runs")
        .set({ wait_until: new Date(1000) })
        .where("id", "=", run)
        .execute();
      turns.wake(id);
    },
    endLimit: async () => {
      const long = new Date(1000);
      const { order_of_play } = await sql.selectFrom("campaigns").select("order_of_play").where("id", "=", id).executeTakeFirstOrThrow();
      await sql.updateTable("runs").set({ created_at: long }).where("campaign_id", "=", id).where("status", "=", "queued").execute();
      await sql
        .updateTable("campaigns")
        .set({ order_of_play: JSON.stringify({ ...order_of_play, opened_at: long.toISOString() }) })
        .where("id", "=", id)
        .execute();
      turns.wake(id);
    },
    expectFold: async () => expect(await log.fold(id, { fromStart: true })).toEqual(await log.state(id)),
  };
};
