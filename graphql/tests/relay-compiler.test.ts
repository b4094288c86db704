import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const compiler = fileURLToPath(import.meta.resolve("relay-compiler/cli.js"));

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "relay-"))));
afterAll(() => rm(folder, { recursive: true }));

const source = `import { graphql } from "relay-runtime";
graphql\`
  fragment story_turns on Campaign @refetchable(queryName: "storyPageQuery") @argumentDefinitions(last: { type: "Int", defaultValue: 10 }, before: { type: "String" }) {
    turns(last: $last, before: $before) @connection(key: "story_turns") { edges { node { number text actor { name } } } }
  }
\`;
graphql\`query storyQuery($id: ID!) @throwOnFieldError { campaign(id: $id) { name ...story_turns } node(id: $id) { ... on Turn { text } } }\`;
graphql\`mutation storyPlayMutation($input: PlayTurnInput!) { playTurn(input: $input) { ... on QueuedTurn { run { id } } ... on Error { message } } }\`;
graphql\`subscription storyEventsSubscription($id: ID!, $after: Int) { campaignEvents(campaignId: $id, after: $after) { seq ... on TurnCommitted { turn { id text } } } }\`;
`;

test("the Relay compiler takes the schema, and a page of a connection, a mutation and a subscription", async () => {
  await mkdir(join(folder, "src"));
  await writeFile(join(folder, "schema.graphql"), await readFile(join(import.meta.dirname, "..", "schema.graphql")));
  await writeFile(join(folder, "src", "story.ts"), source);
  await writeFile(join(folder, "relay.config.json"), JSON.stringify({ src: "./src", schema: "./schema.graphql", language: "typescript" }));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [compiler, "--repersist"], { cwd: folder });
  expect(stdout + stderr).not.toMatch(/error/i);
  expect((await readdir(join(folder, "src", "__generated__"))).length).toBeGreaterThan(4);
});
