import { getNamedType, isCompositeType, isObjectType, isRequiredArgument } from "graphql";
import type { GraphQLField, GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenFor } from "./support/api.ts";
import { openAnsweredCampaign, users } from "./support/answers.ts";
import type { AnsweredCampaign } from "./support/answers.ts";
import { SECRET } from "./support/world.ts";

let it: AnsweredCampaign;
beforeAll(async () => void (it = await openAnsweredCampaign()));
afterAll(() => it[Symbol.asyncDispose]());

/** Arguments that fields of the test's campaign need. */
const required: Readonly<Record<string, string>> = { "Campaign.entity": '(id: "guard")', "Campaign.turn": "(number: 2)" };

const write = (type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>, inner: string): string | null => {
  const given = required[`${type.name}.${name}`];
  return given === undefined && args.some(isRequiredArgument) ? null : `${name}${given ?? ""}${inner}`;
};

interface Reached {
  readonly type: GraphQLObjectType;
  /** Selects what is given of the type, from the campaign on. */
  readonly wrap: (inner: string) => string;
}

/** Every type below a campaign once, on the shortest way to it. */
const listTypes = (): Reached[] => {
  const found: Reached[] = [{ type: objectType("Campaign"), wrap: (inner) => inner }];
  const seen = new Set(["Campaign"]);
  for (const { type, wrap } of found)
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (!isObjectType(named) || seen.has(named.name) || write(type, field, "") === null) continue;
      seen.add(named.name);
      found.push({ type: named, wrap: (inner) => wrap(`{ ${write(type, field, ` ${inner}`)} }`) });
    }
  return found;
};

/** The fields of a type that Postgres answers. */
const listDirect = async ({ type, wrap }: Reached): Promise<string[]> => {
  const direct: string[] = [];
  for (const field of Object.values(type.getFields())) {
    const text = write(type, field, isCompositeType(getNamedType(field.type)) ? " { __typename }" : "");
    if (text !== null && (await it.ask("paul", wrap(`{ ${text} }`))).direct) direct.push(text);
  }
  return direct;
};

const objectType = (name: string): GraphQLObjectType => {
  const type = it.api.api.schema.getType(name);
  if (isObjectType(type)) return type;
  throw new Error(`"${name}" is no object type.`);
};

/** Asks the same twice over a port, so that the second request is a repeated one. */
const askAgain = async (url: string, user: string, selection: string): Promise<unknown> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenFor(user)}` };
  const init = { method: "POST", headers, body: JSON.stringify({ query: `query { campaign(id: "c") ${selection} }` }) };
  await (await fetch(url, init)).text();
  return (await fetch(url, init)).json();
};

test("each field that Postgres answers has the value that its resolver gives, for every role", { timeout: 120_000 }, async () => {
  const { url } = await it.api.api.listen({ port: 0, host: "127.0.0.1" });
  const answered: string[] = [];
  const secrets: string[] = [];
  for (const reached of listTypes()) {
    const direct = await listDirect(reached);
    answered.push(...direct.map((text) => `${reached.type.name}.${text}`));
    const selection = reached.wrap(`{ __typename ${direct.join(" ")} }`);
    for (const user of direct.length > 0 ? users : []) {
      const asked = await it.ask(user, selection);
      expect(asked.direct).toBe(true);
      expect(asked.answer, `${reached.type.name} for ${user}`).toEqual(await it.execute(user, selection));
      expect(await askAgain(url, user, selection), `${reached.type.name} again for ${user}`).toEqual(asked.answer);
      secrets.push(...(user === "dora" ? [] : [JSON.stringify(asked.answer)]));
    }
  }
  expect(secrets.filter((text) => text.includes(SECRET))).toEqual([]);
  expect(answered).toMatchSnapshot();
});
