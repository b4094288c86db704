import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair } from "jose";
import type { CryptoKey } from "jose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createVerifier } from "../auth/verify-token.ts";

interface Pair {
  readonly kid: string;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

const makePair = async (kid: string): Promise<Pair> => ({ kid, ...(await generateKeyPair("ES256", { extractable: true })) });

/** Keys by path, as their server has them now; none: it fails. */
const served = new Map<string, readonly Pair[]>();
const asked: string[] = [];
const server = createServer(async ({ url = "" }, response) => {
  asked.push(url);
  const keys = served.get(url);
  if (keys === undefined) return void response.writeHead(503).end();
  const set = await Promise.all(keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: "ES256" })));
  response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: set }));
});

let home: Pair;
let club: Pair;
let address = "";
beforeAll(async () => {
  [home, club] = [await makePair("h1"), await makePair("c1")];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  served.set("/home", [home]).set("/club", [club]);
});
afterAll(() => void server.close());

const sign = ({ privateKey, kid }: Pair, iss: string, header: object = {}): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid, ...header })
    .setSubject("1")
    .setIssuer(iss)
    .setAudience("freeform-rpg")
    .setExpirationTime("1h")
    .sign(privateKey);

const [first, second] = ["https://home.example", "https://club.example"];
const open = () =>
  createVerifier({
    keySets: [
      { issuer: first, url: `${address}/home` },
      { issuer: second, url: `${address}/club` },
    ],
  });

test("each issuer's tokens are checked by its own keys, and its users are its own", async () => {
  const verify = open();
  expect(await verify(await sign(home, first))).toMatchObject({ userId: "1", operator: false });
  expect(await verify(await sign(club, second))).toMatchObject({ userId: `${second}|1` });
});

test("keys are kept, and read again for a key that is new", async () => {
  const verify = open();
  const before = asked.length;
  for (let at = 0; at < 5; at += 1) await verify(await sign(home, first));
  expect(asked.length - before).toBe(1);
  const next = await makePair("h2");
  served.set("/home", [home, next]);
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
  expect(await verify(await sign(next, first))).toMatchObject({ userId: "1" });
  vi.useRealTimers();
});

test.each<[string, () => Promise<string> | string, RegExp]>([
  [
    "of another issuer",
    () => sign(home, "https://evil.example"),
    /issuer "https:\/\/evil\.example" is not accepted here; "https:\/\/home\.example", "https:\/\/club\.example" are/,
  ],
  ["of one issuer by the other's key", () => sign({ ...club, kid: "h1" }, first), /signature matches no key/],
  ["of a key that nobody has", async () => sign(await makePair("x"), first), /no key of its issuer's key server/],
  [
    "that names a key server of its own",
    async () => sign(await makePair("h1"), first, { jku: `${address}/evil` }),
    /signature matches no key/,
  ],
  [
    "that brings its own key",
    async () => {
      const own = await makePair("h1");
      return sign(own, first, { jwk: await exportJWK(own.publicKey) });
    },
    /signature matches no key/,
  ],
  [
    "that nobody signed",
    () => new UnsecuredJWT({ sub: "1", iss: first, aud: "freeform-rpg" }).setExpirationTime("1h").encode(),
    /cannot? ?(be )?read|algorithm|no token/,
  ],
  [
    "signed with the public key as a secret",
    async () =>
      new SignJWT({})
        .setProtectedHeader({ alg: "HS256", kid: "h1" })
        .setSubject("1")
        .setIssuer(first)
        .setAudience("freeform-rpg")
        .setExpirationTime("1h")
        .sign(new TextEncoder().encode(await exportSPKI(home.publicKey))),
    /algorithm is not allowed/,
  ],
])("a token %s is refused", async (_what, make, message) => {
  const before = asked.filter((url) => url === "/evil").length;
  await expect(open()(await make())).rejects.toMatchObject({ code: "UNAUTHENTICATED", message: expect.stringMatching(message) });
  expect(asked.filter((url) => url === "/evil").length).toBe(before);
});

test.each([
  ["that fails", "/nowhere"],
  ["that is not there", ""],
])("a key server %s is named as that, and its address is for the log alone", async (_what, path) => {
  const url = path === "" ? "http://127.0.0.1:1/keys" : `${address}${path}`;
  const refusal = createVerifier({ keySets: [{ url }] })(await sign(home, first));
  await expect(refusal).rejects.toMatchObject({
    code: "keys_unavailable",
    message: expect.not.stringContaining(url),
    detail: expect.stringContaining(url),
  });
});

test("a server with a secret accepts no unsigned token", async () => {
  const verify = createVerifier({ secret: "a secret of at least thirty-two bytes" });
  const token = new UnsecuredJWT({ sub: "1", aud: "freeform-rpg" }).setExpirationTime("1h").encode();
  await expect(verify(token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});
