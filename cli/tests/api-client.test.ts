import { expect, test } from "vitest";
import { createApiClient } from "../api/api-client.ts";
import { ServerVersionDocument } from "../api/generated/graphql.ts";

const answering = (answers: Response[]) => {
  const sent: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(await request.text());
    return answers.shift() ?? expect.unreachable();
  };
  return { sent, api: createApiClient({ url: "http://local/graphql", token: "t", fetch }) };
};

const refusal = (wait: string) =>
  Response.json(
    { errors: [{ message: `Too many requests. Wait ${wait} s, then try again.`, extensions: { code: "RATE_LIMITED" } }] },
    { status: 429, headers: { "retry-after": wait } },
  );

test("a request that came too soon is sent again, as it was", async () => {
  const { sent, api } = answering([refusal("0"), refusal("0"), Response.json({ data: { serverInfo: { version: "1.2.3" } } })]);
  expect(await api.request(ServerVersionDocument)).toEqual({ serverInfo: { version: "1.2.3" } });
  expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
});

test("a wait that nobody would sit through is told instead", async () => {
  const { sent, api } = answering([refusal("60")]);
  await expect(api.request(ServerVersionDocument)).rejects.toThrow("Wait 60 s");
  expect(sent.length).toBe(1);
});
