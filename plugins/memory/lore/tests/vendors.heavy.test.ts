import { askEmbedder } from "freeform-rpg/plugins/memory/lore/lib";
import type { EmbedderRequestOptions, TextEmbedder } from "freeform-rpg/plugins/memory/lore";
import { describe, expect, test } from "vitest";
import { startVendor, vendors } from "./wire-vendors.ts";

const ask = (embedder: TextEmbedder, more: Partial<EmbedderRequestOptions> = {}) =>
  askEmbedder(embedder, ["the gull", "the tide"], {
    purpose: "document",
    signal: new AbortController().signal,
    tries: 3,
    timeout: 60_000,
    ...more,
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "it answered",
    (thrown: unknown) => thrown,
  );

describe.concurrent.each(vendors)("$name", (vendor) => {
  test("vectors come back in the order of the texts, with their usage", async () => {
    await using server = await startVendor(vendor, [{}]);
    const { vectors, tokens } = await ask(server.embedder);
    expect(vectors.map(([first]) => first)).toEqual([0, 1]);
    expect(tokens).toBe(7);
  });

  test("queries and documents are sent in the vendor's format", async ({ expect }) => {
    await using server = await startVendor(vendor, [{}]);
    await ask(server.embedder);
    await ask(server.embedder, { purpose: "query" });
    expect(server.requests.map(({ path, authorization, body }) => ({ path, authorization, body }))).toMatchSnapshot();
  });

  test("a rate limit is retried, no earlier than the vendor permits", async () => {
    await using server = await startVendor(vendor, [{ status: 429, headers: { "retry-after": "1" } }, {}]);
    const started = performance.now();
    expect((await ask(server.embedder)).vectors).toHaveLength(2);
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ["a wrong key", { status: 401 }, /does not accept the key/, 1],
    ["an unknown model", { status: 404 }, /does not know the model/, 1],
    ["vectors of another length", { dimensions: 5 }, /vectors of 5 numbers.*is 4/, 1],
    [
      "a page that is not the API",
      { body: "<html>Welcome</html>", headers: { "content-type": "text/html" } },
      /something other than vectors|no JSON|not valid/i,
      2,
    ],
    ["an answer without vectors", { body: '{"ok":true}' }, /something other than vectors/, 2],
    ["a failing server", { status: 503 }, /failed with 503/, 2],
    ["silence", { after: 100_000 }, /has not answered for 1000 ms/, 2],
  ])("%s is explained without the key, and retried only where that helps", async (_what, reply, message, tries) => {
    await using server = await startVendor(vendor, [reply]);
    const thrown = await refusal(ask(server.embedder, { tries: 2, timeout: "after" in reply ? 1_000 : 60_000 }));
    expect(String(thrown)).toMatch(message);
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain(vendor.secret);
    expect(server.requests).toHaveLength(tries);
  });

  test("an aborted request stops at once", async () => {
    await using server = await startVendor(vendor, [{ after: 100_000 }]);
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("enough")), 50);
    // Else the time limit would end it, with another message.
    expect(String(await refusal(ask(server.embedder, { signal: abort.signal })))).toMatch(/enough|abort/i);
  });

  test("a server that does not exist is reported as unreachable", async () => {
    const thrown = await refusal(ask(vendor.open("http://127.0.0.1:9"), { tries: 1 }));
    expect(String(thrown)).toMatch(/cannot be reached/);
  });
});
