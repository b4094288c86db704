import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";
import { openBucket } from "../../plugins/operations/files/tests/open-bucket.ts";
import { askIngests, formOf, upload } from "./ask-ingests.ts";
import { openGround, openHouse, paidModel } from "./house.ts";
import type { House } from "./house.ts";

let ground: Awaited<ReturnType<typeof openGround>>;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let otherDisk = "";
let houses: House[] = [];
let asked: string[] = [];
let hold: (nth: number, signal: AbortSignal) => Promise<void> = async () => undefined;
const model = paidModel(async ({ text, signal }) => {
  asked.push(text);
  await hold(asked.length, signal);
});

/** Two servers on one database, each with a disk of its own. */
const openBoth = async (store: string): Promise<readonly [House, House]> => {
  const here = await openHouse({ ...ground, model, store });
  const there = await openHouse({ ...ground, test: await ground.test.beside(), folder: otherDisk, model, store });
  houses.push(here, there);
  return [here, there];
};

beforeEach(async () => {
  ground = await openGround();
  otherDisk = await mkdtemp(join(tmpdir(), "other-disk-"));
  await mkdir(join(otherDisk, "books"));
  bucket = await openBucket("books");
  asked = [];
  hold = async () => undefined;
});
afterEach(async () => {
  for (const house of houses) await house.close();
  houses = [];
  await bucket.close();
  await ground.close();
  await rm(otherDisk, { recursive: true, force: true });
});

const promote = `mutation($key: ID!) { promoteDraft(input: { key: $key }) { __typename ... on DraftPromotion { key } ... on Error { reason message } } }`;
const install = `mutation { installPack(input: { key: "harbour", idempotencyKey: "install" }) { __typename ... on Job { key } ... on Error { reason message } } }`;
const available = `{ availablePacks { key } }`;
const decide = `mutation($key: ID!) { decideDraft(input: { key: $key, decision: "licence", answer: KEEP }) { __typename ... on Error { reason message } } }`;
const file = `query($key: ID!) { ingestJob(key: $key) { folder promotedAt files(below: "06_assemble/harbour/pack.yaml") { text } stages { name state } } }`;

test.each(["database", "s3://books/of/ours"])(
  "a book uploaded to one server is read, reviewed and installed by another, with files in %s",
  async (store) => {
    const [here, there] = await openBoth(store);
    let reached = () => undefined as void;
    const underWay = new Promise<void>((resolve) => (reached = resolve));
    hold = (nth, signal) =>
      nth < 2
        ? Promise.resolve()
        : new Promise((_, reject) => {
            signal.addEventListener("abort", () => reject(new Error("stopped")));
            reached();
          });
    const { data } = await (await here.post("op", formOf(smallBook(), "harbour.pdf", upload("up")))).json();
    const { key } = data.startIngest;
    await underWay;
    // The first server goes, in the middle of the book: the other reads on from the stage where it was.
    await (await here.kernel.use(Jobs)).close();
    const before = [...asked];
    hold = async () => undefined;
    await (await there.kernel.use(Jobs)).resume();
    const { watchAll, read } = askIngests(() => there);
    const told = await watchAll(key);
    expect(told.at(-1)).toMatchObject({ type: "RUN_FINISHED", failure: null });
    expect(told.some(({ stage, note }) => stage === "extract" && note.startsWith("Unchanged, reused: 4 pages"))).toBe(true);
    expect(asked.filter((text) => text === before[0])).toHaveLength(1);
    expect(await read(key)).toMatchObject({ pack: { key: "harbour", usable: true } });

    // Either serves what the other made.
    const see = async (house: typeof here) => (await house.ask("op", file, { key })).data.ingestJob;
    await expect.poll(async () => (await see(here)).files.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const seen = await Promise.all([here, there].map(see));
    expect(seen[0].files[0].text).toContain("id: harbour");
    expect(seen[0].files).toEqual(seen[1].files);
    expect(seen[0].stages).toEqual(seen[1].stages);
    expect(seen.map(({ folder }) => folder)).toEqual([join(ground.folder, "jobs", key), join(otherDisk, "jobs", key)]);

    expect((await here.ask("op", decide, { key })).data.decideDraft).toEqual({ __typename: "Ingest" });
    expect((await there.ask("op", promote, { key })).data.promoteDraft).toEqual({ __typename: "DraftPromotion", key: "harbour" });
    expect((await here.ask("op", promote, { key })).data.promoteDraft).toMatchObject({ reason: "pack_taken" });
    expect((await here.ask("op", file, { key })).data.ingestJob.promotedAt).not.toBeNull();
    expect(await readdir(join(otherDisk, "packs"))).toContain("harbour");
    const packs = (await here.ask("op", available)).data.availablePacks.map((pack: { key: string }) => pack.key);
    expect(packs).toContain("harbour");
    const job = (await there.ask("op", install)).data.installPack;
    await (await there.kernel.use(Jobs)).wait(job.key);
    expect((await here.ask("op", `{ contentPacks { key } }`)).data.contentPacks).toContainEqual({ key: "harbour" });
  },
);
