import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

let it: TestApi;
beforeAll(async () => void (it = await openTestApi()));
afterAll(() => it[Symbol.asyncDispose]());

const create = (input: string) =>
  `mutation { createToken(input: { ${input} }) { __typename ... on CreatedToken { token } ... on Error { code } ... on ValidationError { issues { path } } } }`;

const asOperator = async (input: string) => (await it.askWith({ user: "olga", operator: true }, create(input))).data.createToken;

test("an operator signs a token with which its user is known, and which is no operator's", async () => {
  const { token } = await asOperator('userId: "bo", name: "Bo", days: 2');
  const answer = await it.request(null, "{ viewer { userId name operator } }", {}, { authorization: `Bearer ${token}` });
  expect((await answer.json()).data.viewer).toEqual({ userId: "bo", name: "Bo", operator: false });
  const { iat = 0, exp = 0 } = decodeJwt(token);
  expect(exp - iat).toBe(2 * 24 * 3600);
});

test("nobody else signs one", async () => {
  expect((await it.ask("bo", create('userId: "olga"'))).data.createToken).toMatchObject({ code: "FORBIDDEN" });
  expect((await it.ask(null, create('userId: "olga"'))).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test.each([
  ['userId: " "', "userId"],
  ['userId: "bo", days: 0', "days"],
  ['userId: "bo", days: 366', "days"],
])("%s is refused by its name", async (input, path) => {
  expect(await asOperator(input)).toMatchObject({ code: "VALIDATION_FAILED", issues: [{ path: expect.stringContaining(path) }] });
});
