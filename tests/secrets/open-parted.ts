import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import type { Named } from "./arguments.ts";
import { openMarkedApi } from "./open-api.ts";
import type { MarkedApi } from "./open-api.ts";
import { readNodes } from "./open-marked.ts";

/** A party of two that is in two places, each with words that the other may not read. */
export interface Parted extends MarkedApi {
  /** What the questions name: of runs the other's. */
  readonly named: Readonly<Record<"ann" | "bo", Named>>;
  /** The characters' ids. */
  readonly who: Readonly<Record<"ann" | "bo", string>>;
  /** Plays a turn and answers it. */
  play(
    user: string,
    text: string,
  ): Promise<{ readonly run: { readonly key: string } | null; readonly turn: { readonly number: number; readonly text: string } }>;
}

/** The words that only one of the two may read. They are part of ids too. */
export const privateWords = { ann: /onlyann/i, bo: /onlybo/i } as const;

/** Founds the campaign for the DM `dee`, the players `ann` and `bo` and the observer `olga`, and parts the two. */
export const openParted = async (): Promise<Parted> => {
  const api = await openMarkedApi([
    { user: "ann", role: "PLAYER", character: { name: "Ann" } },
    { user: "bo", role: "PLAYER", character: { name: "Bo" } },
    { user: "olga", role: "OBSERVER" },
  ]);
  const play: Parted["play"] = (user, text) =>
    api.act(
      user,
      `playTurn(input: { campaignId: "c", text: ${JSON.stringify(text)}, idempotencyKey: ${JSON.stringify(`${user} ${text}`)}, wait: true }) {
        ... on QueuedTurn { run { key } turn { number text } } ... on Error { message } }`,
    );
  const who = { ann: await characterOf(api, "ann"), bo: await characterOf(api, "bo") };
  await api.act("dee", 'startSession(input: { campaignId: "c" }) { __typename }');
  await play("ann", "look around");
  await play("bo", "I go to the rope shed alone.");
  for (const user of ["bo", "ann"] as const) await live(api, user, who[user]);
  await api.act("dee", whisper("A word about onlybo.", who.bo));
  await api.act("ann", whisper("I keep an onlyann word."));
  const runs = { ann: await play("bo", "I look at the onlybo plank."), bo: await play("ann", "I look at the onlyann ring.") };
  for (const user of ["bo", "ann"]) await play(user, "wait");
  await api.act("dee", 'endSession(input: { campaignId: "c" }) { __typename }');
  const shared = await namesOf(api);
  const named = (run: string): Named => ({ ...shared, run });
  return { ...api, play, who, named: { ann: named(runs.ann.run?.key ?? ""), bo: named(runs.bo.run?.key ?? "") } };
};

const characterOf = async ({ ask }: MarkedApi, user: string): Promise<string> =>
  (await ask(user, '{ campaign(id: "c") { me { character { key } } } }')).data.campaign.me.character.key;

/** Everything that can become known to one character alone: rows of each kind, new and changed, announcements and turns. */
const live = async ({ act }: MarkedApi, user: "ann" | "bo", character: string): Promise<void> => {
  const word = `only${user}`;
  const place = user === "bo" ? "shed" : "marked:quay";
  const changes = [
    `addEntity: { id: "${word}_box", type: ITEM, name: "${word} box", description: "An ${word} box.", at: "${place}" }`,
    `addEntity: { id: "${word}_guest", type: CHARACTER, name: "${word} guest", at: "${place}" }`,
    `addFact: { id: "${word}_fact", subject: "${place}", text: "The ${word} plank is loose." }`,
    `addFact: { id: "${word}_old", subject: "marked:keeper", text: "The ${word} key is the ninth." }`,
    `addThread: { id: "${word}_thread", title: "Goal: find the ${word} door; success when it is open", type: QUEST }`,
    `editThread: { thread: "find_the_ledger", stakes: { success: "The ${word} ledger is found." } }`,
    `addThreat: { text: "The ${word} roof may fall." }`,
    `setRelationship: { from: "marked:keeper", to: "${character}", type: "${word}", intensity: 4 }`,
    `setItem: { item: "${word}_box", owner: "${character}", quantity: 1 }`,
    `describe: { target: "${place}", text: "An ${word} light is here." }`,
    `learn: { who: "marked:keeper", text: "An ${word} word." }`,
  ];
  await hand(act, word, character);
  await act(
    "dee",
    `applyChange(input: { campaignId: "c", actorId: "${character}", witnessIds: ["${character}"], announcement: "An ${word} creak.",
      changes: [${changes.map((change) => `{ ${change} }`).join(", ")}] }) { __typename ... on Error { message } ... on ValidationError { issues { path message } } }`,
  );
};

/** Gives a handout to the one, and another to the other that is taken back. */
const hand = async (act: MarkedApi["act"], word: string, character: string): Promise<void> => {
  const input = `campaignId: "c", title: "The ${word} letter", text: "An ${word} seal."`;
  const { key } = await act("dee", `createHandout(input: { ${input} }) { ... on Handout { key } ... on Error { message } }`);
  const named = `campaignId: "c", handoutId: "${key}"`;
  const give = () => act("dee", `giveHandout(input: { ${named}, to: ["${character}"] }) { __typename ... on Error { message } }`);
  await give();
  await act("dee", `withdrawHandout(input: { ${named} }) { __typename ... on Error { message } }`);
  await give();
};

const namesOf = async ({ ask, act, engine }: MarkedApi): Promise<Omit<Named, "run">> => {
  await act(
    "dee",
    'playTurn(input: { campaignId: "c", text: "/roll d20", idempotencyKey: "roll" }) { ... on QueuedTurn { tableMessage { key } } }',
  );
  const job = await act(
    "dee",
    'installPack(input: { key: "marked", idempotencyKey: "i" }) { ... on Job { key } ... on Error { message } }',
  );
  const replay = await act("dee", 'replayTurns(input: { campaignId: "c" }) { ... on Job { key } ... on Error { message } }');
  const setup = await act("dee", "startSetup { ... on Setup { key } }");
  const jobs = await engine.kernel.use(Jobs);
  for (const { key } of [job, replay]) await jobs.wait(key);
  return { job: job.key, replay: replay.key, setup: setup.key, nodes: await readNodes(ask) };
};

const whisper = (text: string, to?: string): string =>
  `whisper(input: { campaignId: "c", text: "${text}", to: [${to === undefined ? "" : `"${to}"`}] }) { ... on Turn { number } ... on Error { message } }`;
