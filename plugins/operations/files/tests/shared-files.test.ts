import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Database } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { whileShared } from "freeform-rpg/plugins/operations/files/lib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import files from "../plugin.ts";
import { openBucket, pointTo } from "./open-bucket.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let scratch = "";
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  db = await openTestDatabase();
  scratch = await mkdtemp(join(tmpdir(), "shared-files-"));
  bucket = await openBucket("games");
});
afterAll(async () => {
  await bucket.close();
  await db.close();
  await rm(scratch, { recursive: true, force: true });
});

const open = async (store: string) => {
  const kernel = await createKernel({ plugins: [{ plugin: files, options: { store } }], services: [provideValue(Database, db.database)] });
  return kernel.use(SharedFiles);
};

const write = async (folder: string, contents: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

const read = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "utf8")])));
};

describe.each(["database", "s3://games/of/ours"])("two servers that share files in %s", (store) => {
  let servers: SharedFiles[] = [];
  beforeAll(async () => void (servers = [await open(store), await open(store)]));
  const copies = (name: string) =>
    ["one", "two"].map((server) => ({ name: `packs/${store}/${name}`, folder: join(scratch, store.replaceAll("/", "-"), server, name) }));
  const ends = (name: string) => {
    const [here, there] = copies(name);
    const [first, second] = servers;
    if (!here || !there || !first || !second) throw new Error("There are two servers.");
    return { here, there, first, second };
  };

  test("what one stores the other fetches, changes and gives back", async () => {
    const { here, there, first, second } = ends("port");
    await write(here.folder, { "pack.yaml": "id: port", "people/ann.md": "Ann", "empty.md": "", "ann.jpg.new": "half" });
    expect(await first.sync(here)).toBe("stored");
    expect(await second.sync(there)).toBe("fetched");
    expect(await read(there.folder)).toEqual({ "pack.yaml": "id: port", "people/ann.md": "Ann", "empty.md": "" });
    await write(there.folder, { "people/bea.md": "Bea", "pack.yaml": "id: port2" });
    await rm(join(there.folder, "people/ann.md"));
    expect(await second.sync(there)).toBe("stored");
    await first.fetch(here);
    expect(await read(here.folder)).toEqual({ "pack.yaml": "id: port2", "people/bea.md": "Bea", "empty.md": "" });
    expect([await first.sync(here), await second.sync(there)]).toEqual(["same", "same"]);
  });

  test("of two that change a folder at the same time one wins, and the other keeps what it had", async () => {
    const { here, there, first, second } = ends("both");
    await write(here.folder, { "a.md": "from the first" });
    await write(there.folder, { "a.md": "from the second" });
    const outcomes = await Promise.all([first.sync(here), second.sync(there)]);
    expect(outcomes.toSorted()).toEqual(["conflict", "stored"]);
    const texts = [await read(here.folder), await read(there.folder)];
    expect(texts[0]).toEqual(texts[1]);
    const [loser, kept] = outcomes[0] === "conflict" ? [here, "from the first"] : [there, "from the second"];
    const beside = (await readdir(dirname(loser.folder))).find((entry) => entry.startsWith(".both.changed-here-"));
    expect(await read(join(dirname(loser.folder), beside ?? ""))).toEqual({ "a.md": kept });
  });

  test("a folder that was removed goes everywhere, and one that only a server's disk lost comes back", async () => {
    const { here, there, first, second } = ends("gone");
    await write(here.folder, { "a.md": "A" });
    await first.sync(here);
    await second.sync(there);
    await rm(there.folder, { recursive: true });
    expect(await second.sync(there)).toBe("fetched");
    expect((await second.list(here.name)).map(({ files: paths }) => paths)).toEqual([["a.md"]]);
    await first.forget(here.name);
    await second.sync(there);
    await expect(readdir(there.folder)).rejects.toThrow("ENOENT");
    expect(await first.list(here.name)).toEqual([]);
  });

  test("a large upload arrives whole, and a damaged or lost one is named", async () => {
    const { here, first, second } = ends("large");
    const bytes = Buffer.alloc(2_100_000, "The harbour. ");
    const content = { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length };
    await mkdir(dirname(here.folder), { recursive: true });
    await writeFile(here.folder, bytes);
    await first.storeFile(`uploads/${store}`, here.folder, content);
    const target = join(scratch, `fetched-${store.length}`);
    expect(await second.fetchFile(`uploads/${store}`, target)).toBe(true);
    expect(bytes.equals(await readFile(target))).toBe(true);
    expect(await second.fetchFile("uploads/none", target)).toBe(false);
    await rm(target);
    if (store === "database") await sql`update shared_contents set content = 'x' where part = 1`.execute(db.database.sql);
    else bucket.empty();
    await expect(second.fetchFile(`uploads/${store}`, target)).rejects.toMatchObject({
      code: "files_damaged",
      message: expect.stringContaining(content.sha256),
    });
    await expect(readFile(target)).rejects.toThrow("ENOENT");
  });

  test("a day after the last folder that had it, a content is removed, and no other", async () => {
    const { here, there, first, second } = ends("cleaned");
    await write(here.folder, { "a.md": `only in ${store}`, "b.md": `kept in ${store}` });
    await first.sync(here);
    await rm(join(here.folder, "a.md"));
    await first.sync(here);
    await first.clean();
    const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
    const isStored = async (text: string) =>
      (await db.database.sql.selectFrom("shared_objects").select("bytes").where("sha256", "=", hashOf(text)).execute()).length === 1;
    expect(await isStored(`only in ${store}`)).toBe(true);
    await sql`update shared_objects set stored_at = now() - interval '2 days'`.execute(db.database.sql);
    expect(await first.clean()).toBeGreaterThan(0);
    expect([await isStored(`only in ${store}`), await isStored(`kept in ${store}`)]).toEqual([false, true]);
    await second.sync(there);
    expect(await read(there.folder)).toEqual({ "b.md": `kept in ${store}` });
  });
});

test("work that was taken over stores nothing more, and fails", async () => {
  const [first, second] = [await open("database"), await open("database")];
  const here = { name: "ingest/taken", folder: join(scratch, "taken") };
  const there = { ...here, folder: join(scratch, "taken-there") };
  const changedOn = async (server: SharedFiles, copy: typeof here, text: string, meanwhile: () => Promise<unknown>) =>
    whileShared(server, {
      copy,
      work: async ({ changed, signal }) => {
        await write(copy.folder, { "stage.json": text });
        changed();
        await meanwhile();
        if (text === "the zombie's") await write(copy.folder, { "half.json": text });
        return signal.aborted;
      },
    });
  const taken = changedOn(first, here, "the zombie's", () => changedOn(second, there, "the successor's", async () => undefined));
  await expect(taken).rejects.toMatchObject({ code: "files_changed" });
  // What it left half here does not hide what the other made of it.
  await first.fetch(here);
  expect(await read(here.folder)).toEqual({ "stage.json": "the successor's" });
  const third = { ...here, folder: join(scratch, "taken-third") };
  await second.sync(third);
  expect(await read(third.folder)).toEqual({ "stage.json": "the successor's" });
});

test("after a change of the store a server stores there what it has", async () => {
  const copy = { name: "packs/moved", folder: join(scratch, "moved") };
  await write(copy.folder, { "a.md": "moved" });
  await (await open("database")).sync(copy);
  const there = { ...copy, folder: join(scratch, "moved-there") };
  const other = await open("s3://games/moved");
  await expect(other.sync(there)).rejects.toMatchObject({ code: "files_damaged" });
  expect(await (await open("s3://games/moved")).sync(copy)).toBe("same");
  expect(await other.sync(there)).toBe("fetched");
});

test("files that are not shared stay where they are", async () => {
  const local = await open("local");
  expect(local.place).toBeNull();
  expect(await local.sync({ name: "packs/x", folder: "/nowhere" })).toBe("same");
});

test("a bucket that is missing is named at the start", async () => {
  await expect(open("s3://nowhere")).rejects.toMatchObject({
    message: expect.stringMatching(/bucket "nowhere": there is no such bucket\. Create it/),
  });
});

test.each([
  [403, "AccessDenied", "access is denied. Allow s3:ListBucket"],
  [403, "InvalidAccessKeyId", "the credentials are refused (InvalidAccessKeyId)"],
  [301, "PermanentRedirect", "another region. Set AWS_REGION"],
])("a server that answers %i %s is explained", async (status, code, text) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const setBack = pointTo(`http://127.0.0.1:${address instanceof Object ? address.port : 0}`);
  await expect(open("s3://games")).rejects.toMatchObject({ message: expect.stringContaining(text) });
  setBack();
  server.close();
});

test("a store that is no store is refused with what it may be", async () => {
  const kernel = await createKernel({ plugins: [{ plugin: files, options: { store: "ftp://games" } }] });
  expect(kernel.plugins[0]?.fault?.message).toContain("must be local, database or s3://BUCKET/FOLDER");
});
