import { getNamedType, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createApi, signToken } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";
const unexpected: unknown[] = [];
let engine: TestEngine;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  engine = await openEngine();
  await (await engine.kernel.use(Campaigns)).create({ id: "c", seed: "inputs", scenario_id: "training_yard", user: "dee" });
  const limits = { requestsPerMinute: 1e6, costLimit: 1e9 };
  api = createApi({
    kernel: engine.kernel,
    settings: { version: "0", production: true, tokens: { secret }, ...limits, onError: (error) => unexpected.push(error) },
  });
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const scalars: Readonly<Record<string, unknown>> = { Int: 3, Float: 0.5, Boolean: false, DateTime: "2026-01-01T00:00:00Z", Upload: null };

/** A value of the type with the text wherever a text is. */
const fill = (type: GraphQLInputType, text: string, level = 0): unknown => {
  if (isNonNullType(type)) return fill(type.ofType, text, level);
  if (isListType(type)) return [fill(type.ofType, text, level)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name === "JSON" ? { [text]: text } : type.name in scalars ? scalars[type.name] : text;
  const fields = Object.values(type.getFields()).filter((field) => level < 4 || isNonNullType(field.type));
  // Of the choices that exclude each other one is made.
  const chosen = type.isOneOf ? fields.slice(0, 1) : fields;
  return Object.fromEntries(chosen.map(({ name, type: inner }) => [name, name === "campaignId" ? "c" : fill(inner, text, level + 1)]));
};

const valueOf = ({ name, type }: GraphQLArgument, text: string): unknown => {
  if (name === "campaignId") return "c";
  return name === "last" ? null : fill(type, text);
};

const ask = async (
  kind: string,
  field: GraphQLField<unknown, unknown>,
  text: string,
  wrap = (inner: string) => inner,
): Promise<string | null> => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(", ");
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const below = isCompositeType(getNamedType(field.type)) ? "{ __typename }" : "";
  const query = `${kind}${declared && ` (${declared})`} { ${wrap(`${field.name}${given && `(${given})`} ${below}`)} }`;
  const variables = Object.fromEntries(field.args.map((argument) => [argument.name, valueOf(argument, text)]));
  const authorization = `Bearer ${await signToken({ secret, user: "dee", operator: true })}`;
  const headers = { "content-type": "application/json", authorization };
  const response = await api.fetch(
    new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }),
  );
  const body = await response.text();
  return response.status >= 500 || /"INTERNAL"/.test(body)
    ? `${field.name}: ${response.status} ${body.slice(0, 300)} ${String(unexpected.at(-1))}`
    : null;
};

test.each(["a\0b", "' or 1=1; drop table events; --", "%_\\", "a & | ! :* <-> (", "\u202e\ud800", "__proto__", "x".repeat(20_000)])(
  "%j in every argument of every field is taken as text or refused, and nothing unexpected happens",
  async (text) => {
    const { schema } = api;
    const faults: (string | null)[] = [];
    // Deleting the campaign would leave nothing to ask.
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      ({ name }) => !/^(?:delete|archive)Campaign$/.test(name),
    );
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) faults.push(await ask("query", field, text));
    for (const field of mutations) faults.push(await ask("mutation", field, text));
    for (const [name, path] of [
      ["Campaign", ""],
      ["CampaignDm", "dm"],
    ] as const) {
      const type = schema.getType(name);
      if (!isObjectType(type)) throw new Error(`The schema has no ${name}.`);
      const wrap = (inner: string) => `campaign(id: "c") { ${path && `${path} {`} ${inner} ${path && "}"} }`;
      for (const field of Object.values(type.getFields()).filter(({ args }) => args.length > 0))
        faults.push(await ask("query", field, text, wrap));
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    expect(faults.length).toBeGreaterThan(100);
  },
);
