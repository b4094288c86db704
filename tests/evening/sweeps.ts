import type { GraphQLSchema } from "graphql";
import { argumentsFor } from "../secrets/arguments.ts";
import { selectPaths } from "../secrets/select-paths.ts";
import { sweep } from "../secrets/sweep.ts";

type Ask = (query: string) => Promise<any>;

const texts = `turns(last: 100) { nodes { number input text actor { name } } } history(last: 100) { nodes { turn { text input } tableMessage { text roll { reason } } } }
  entities(first: 100) { nodes { key name description } } facts(first: 100) { nodes { key text } } threads { title status } clocks { name value }
  relationships { type } situations { narrative } scenes { location { name } characters { name } } changes(last: 100) { nodes { announcement } } handouts(last: 100) { nodes { title text } }
  order { round { seats { text actor { name } } } } pause { note } boundaries { lines veils }
  runs { key status failure { message } events { __typename ... on TokenStreamed { text } ... on Announced { details } } }`;

/** Asks for what holds most texts of a campaign. */
export const sweepShort = async (id: string, ask: Ask): Promise<void> => {
  for (const query of [
    `{ campaign(id: "${id}") { ${texts} } }`,
    `{ campaign(id: "${id}") { recap(sessions: 100, length: FULL) searchLore(text: "What happened?", corpus: HISTORY, limit: 50) { passages { text } } } }`,
  ]) {
    const { errors } = await ask(query);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
};

/** Asks for every field of every query that a member has, for this campaign. */
export const sweepEverything = async (
  schema: GraphQLSchema,
  { id, run }: { readonly id: string; readonly run: string },
  ask: Ask,
): Promise<void> => {
  const root = schema.getQueryType();
  if (!root) throw new Error("The schema has no queries.");
  const named = { run, message: "", job: "", replay: "", setup: "", nodes: [""] };
  const { selections } = selectPaths(schema, root, argumentsFor(named));
  const here = selections.map((selection) => selection.replaceAll('"c"', `"${id}"`).replaceAll("marked:keeper", "corin_fenn"));
  await sweep(here, ask);
};
