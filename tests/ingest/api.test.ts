import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Ingestion } from "freeform-rpg/plugins/ingest/jobs";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { askIngests, formOf, progress, upload } from "./ask-ingests.ts";
import { openGround, openHouse, paidModel } from "./house.ts";
import type { House } from "./house.ts";
import { shouts } from "./shouts.ts";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";

let ground: Awaited<ReturnType<typeof openGround>>;
let house: House;
let asked: string[] = [];
let hold: (nth: number, signal: AbortSignal) => Promise<void> = async () => undefined;
const model = paidModel(async ({ text, signal }) => {
  asked.push(text);
  await hold(asked.length, signal);
});
/** Waits for the end of whoever asked, and says that it waits. */
const waitUntilStopped = (signal: AbortSignal, reached: () => void) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("stopped")));
    reached();
  });

beforeAll(async () => {
  ground = await openGround();
  house = await openHouse({ ...ground, model, plugins: [shouts] });
  await writeFile(join(ground.folder, "books/harbour.pdf"), smallBook());
});
beforeEach(() => {
  asked = [];
  hold = async () => undefined;
});
afterAll(async () => {
  await house.close();
  await ground.close();
});

const { startBy, read, watchAll, hearSome } = askIngests(() => house);

test("a book is uploaded, watched to its end, promoted and installed", async () => {
  const form = formOf(smallBook(), "harbour.pdf", upload("up"));
  const { data } = await (await house.post("op", form)).json();
  const { key } = data.startIngest;
  const told = await watchAll(key);
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
  expect(told.at(-1)).toMatchObject({ type: "RUN_FINISHED", failure: null });
  expect(told.at(-1).cost).toBeCloseTo(asked.length / 100);
  expect(await watchAll(key, told.length - 2)).toMatchObject([{ seq: told.length - 1 }, { seq: told.length }]);
  const ingest = await read(key);
  expect(ingest).toMatchObject({ book: "harbour.pdf", job: { status: "FINISHED" }, pack: { key: "harbour", draft: true, usable: true } });
  expect(ingest.stages.every(({ state }: { state: string }) => state === "FINISHED")).toBe(true);
  expect(ingest.costs.calls).toBe(asked.length);
  await decide(key);
  const promote = `mutation($key: ID!) { promoteDraft(input: { key: $key }) { __typename ... on DraftPromotion { key leftOut } ... on Error { reason } } }`;
  const promoted = await house.ask("op", promote, { key });
  expect(promoted.data.promoteDraft).toMatchObject({
    __typename: "DraftPromotion",
    key: "harbour",
    leftOut: expect.arrayContaining(["REVIEW_NEEDED.md"]),
  });
  expect(await readdir(join(ground.folder, "packs"))).toEqual(["harbour"]);
  expect((await house.ask("op", promote, { key })).data.promoteDraft).toMatchObject({ reason: "pack_taken" });
});

/** Decides what the book leaves in doubt: at once, twice, and as nobody may. */
const decide = async (key: string): Promise<void> => {
  const mutation = `mutation($key: ID!, $decision: String!, $answer: DraftAnswer!) { decideDraft(input: { key: $key, decision: $decision, answer: $answer }) {
    __typename ... on Ingest { decisions { key kind answers cases { text files answer } } } ... on Error { reason } } }`;
  const answer = async (user: string, decision: string, as: string) =>
    (await house.ask(user, mutation, { key, decision, answer: as })).data.decideDraft;
  const { decisions } = await answer("op", "licence", "KEEP");
  expect(decisions[0]).toMatchObject({ key: "licence", kind: "LICENCE", answers: ["KEEP"], cases: [{ files: [], answer: "KEEP" }] });
  expect((await answer("op", "licence", "KEEP")).decisions).toEqual(decisions);
  expect(await answer("op", "mentioned", "DROP")).toMatchObject({ reason: "review_answer_invalid" });
  expect(await answer("op", "nothing", "KEEP")).toMatchObject({ reason: "review_case_not_found" });
  expect(await answer("ann", "mentioned", "KEEP")).toMatchObject({ __typename: "ForbiddenError" });
};

test("the same key answers with the first job, and the same book is not paid twice", async () => {
  const input = { book: { path: "harbour.pdf" }, pack: { id: "harbour", name: "Old Harbour" }, draft: true, idempotencyKey: "again" };
  const first = await startBy("op", input);
  const second = await startBy("op", input);
  expect(first.data.startIngest.key).toBe(second.data.startIngest.key);
  await watchAll(first.data.startIngest.key);
  expect(asked).toEqual([]);
});

test("an ingest whose process stopped goes on where it was, numbers on, and pays nothing twice", async () => {
  await writeFile(join(ground.folder, "books/other.pdf"), Buffer.concat([smallBook(), Buffer.from("\n% another printing\n")]));
  let reached = () => undefined as void;
  const underWay = new Promise<void>((resolve) => (reached = resolve));
  hold = (nth, signal) => (nth < 2 ? Promise.resolve() : waitUntilStopped(signal, reached));
  const { data } = await startBy("op", { book: { path: "other.pdf" }, idempotencyKey: "stop" });
  const { key } = data.startIngest;
  await underWay;
  await house.close();
  const before = [...asked];
  hold = async () => undefined;
  house = await openHouse({ ...ground, model, plugins: [shouts] });
  await (await house.kernel.use(Jobs)).resume();
  const told = await watchAll(key);
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
  expect(told.filter(({ type }) => type === "RUN_STARTED")).toHaveLength(2);
  expect(told.at(-1)).toMatchObject({ type: "RUN_FINISHED" });
  // The first call had ended and is not asked again; the second had not.
  expect(asked.filter((text) => text === before[0])).toHaveLength(1);
  expect(told.some(({ stage, note }) => stage === "extract" && note.startsWith("Unchanged, reused: 4 pages"))).toBe(true);
});

test("an ingest is cancelled, resumed from a stage, and never twice at once", async () => {
  let reached = () => undefined as void;
  const underWay = new Promise<void>((resolve) => (reached = resolve));
  hold = (_nth, signal) => waitUntilStopped(signal, reached);
  await writeFile(join(ground.folder, "books/third.pdf"), Buffer.concat([smallBook(), Buffer.from("\n% a third printing\n")]));
  const { key } = (await startBy("op", { book: { path: "third.pdf" }, idempotencyKey: "third" })).data.startIngest;
  await underWay;
  const resume = `mutation($key: ID!, $stage: String) { resumeIngest(input: { key: $key, fromStage: $stage }) { __typename ... on Job { key } ... on Error { reason } } }`;
  expect((await house.ask("op", resume, { key })).data.resumeIngest).toMatchObject({ reason: "ingest_exists" });
  const cancelled = await house.ask("op", `mutation { cancelJob(input: { key: "${key}" }) { ... on Job { status } } }`);
  expect(cancelled.data.cancelJob).toEqual({ status: "CANCELLED" });
  hold = async () => undefined;
  expect((await house.ask("op", resume, { key, stage: "polish" })).data.resumeIngest).toMatchObject({ reason: "stage_invalid" });
  const next = (await house.ask("op", resume, { key, stage: "segment" })).data.resumeIngest.key;
  const told = await watchAll(next);
  expect(told.at(-1)).toMatchObject({ type: "RUN_FINISHED" });
  const states = Object.fromEntries((await read(next)).stages.map(({ name, state }: { name: string; state: string }) => [name, state]));
  expect(states).toMatchObject({ extract: "KEPT", structure: "KEPT", segment: "FINISHED", validate: "FINISHED" });
});

test("each of two who watch hears all of it, and who is cut off goes on after the last step that came", async () => {
  await writeFile(join(ground.folder, "books/watched.pdf"), Buffer.concat([smallBook(), Buffer.from("\n% a watched printing\n")]));
  let reached = () => undefined as void;
  let goOn = () => undefined as void;
  const underWay = new Promise<void>((resolve) => (reached = resolve));
  const held = new Promise<void>((resolve) => (goOn = resolve));
  hold = (nth) => (nth > 1 ? Promise.resolve() : (reached(), held));
  const { key } = (await startBy("op", { book: { path: "watched.pdf" }, idempotencyKey: "watched" })).data.startIngest;
  await underWay;
  const whole = watchAll(key);
  const heard = await hearSome(key, 5);
  goOn();
  const rest = await watchAll(key, heard.at(-1).seq);
  expect([...heard, ...rest].map(({ seq, type, note }) => [seq, type, note])).toEqual(
    (await whole).map(({ seq, type, note }) => [seq, type, note]),
  );
  // Every step says in words what it is about, and a stage that has ended has done all of its steps.
  expect((await whole).filter(({ note }) => note === "")).toEqual([]);
  expect((await whole).find(({ type, stage }) => type === "STAGE_FINISHED" && stage === "extract")).toMatchObject({ done: 4, total: 4 });
  const prices = (await whole).map(({ cost }) => cost);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("a plugin's reader is asked for files of its kind, uploaded or in a folder", async () => {
  const form = formOf(Buffer.from("SHOUT\nHARBOUR!Tar and gin."), "harbour.shout", upload("shout"));
  const { data } = await (await house.post("op", form)).json();
  expect(data.startIngest).toMatchObject({ key: expect.any(String) });
  await watchAll(data.startIngest.key);
  const { stages } = await read(data.startIngest.key);
  expect(stages.find(({ name }: { name: string }) => name === "extract")).toMatchObject({ state: "FINISHED" });
  await writeFile(join(ground.folder, "books/unknown.bin"), new Uint8Array([1, 0, 2]));
  const unknown = await startBy("op", { book: { path: "unknown.bin" }, idempotencyKey: "unknown" });
  expect(unknown.data.startIngest).toMatchObject({
    reason: "document_unknown",
    message: expect.stringContaining("(DOCX), Shout, web page"),
  });
});

test("one stage is run alone, and the ingest goes on from there with other settings", async () => {
  const { key } = (await startBy("op", { book: { path: "harbour.pdf" }, toStage: "segment", idempotencyKey: "alone" })).data.startIngest;
  expect((await watchAll(key)).at(-1)).toMatchObject({ type: "RUN_FINISHED" });
  expect(await read(key)).toMatchObject({ job: { status: "FINISHED" }, pack: null });
  const resume = `mutation($key: ID!, $settings: IngestSettingsInput, $to: String) { resumeIngest(input: { key: $key, settings: $settings, toStage: $to }) {
    ... on Job { key } ... on Error { reason message } } }`;
  expect((await house.ask("op", resume, { key, to: "polish" })).data.resumeIngest).toMatchObject({ reason: "stage_invalid" });
  const settings = { pages: { from: 1, to: 2 }, pack: { id: "two_pages" }, draft: true, skipSystems: true, ocr: "NEVER" };
  const next = (await house.ask("op", resume, { key, settings })).data.resumeIngest.key;
  await watchAll(next);
  expect(await read(next)).toMatchObject({ pack: { key: "two_pages", draft: true } });
  const files = `query($key: ID!, $below: String) { ingestJob(key: $key) { folder sha256 files(below: $below) { path text } } }`;
  const review = "06_assemble/two_pages/REVIEW_NEEDED.md";
  const { folder, sha256, files: found } = (await house.ask("op", files, { key: next, below: review })).data.ingestJob;
  expect(found).toEqual([{ path: review, text: expect.stringContaining("# ") }]);
  expect((await house.ask("op", files, { key: next, below: ".." })).data.ingestJob.files).toEqual([]);
  const ofBook = await house.ask("op", `{ ingestJobs(sha256: "${sha256}") { key sha256 } }`);
  expect(ofBook.data.ingestJobs).toContainEqual({ key: next, sha256 });
  expect((await house.ask("op", `{ ingestJobs(sha256: "${"0".repeat(64)}") { key } }`)).data.ingestJobs).toEqual([]);
  const promote = `mutation($key: ID, $path: String) { promoteDraft(input: { key: $key, path: $path }) { ... on DraftPromotion { key } ... on Error { reason } } }`;
  expect((await house.ask("op", promote, { path: "../books" })).data.promoteDraft).toEqual({ reason: "path_invalid" });
  expect((await house.ask("op", promote, {})).data.promoteDraft).toEqual({ reason: "draft_invalid" });
  expect((await house.ask("op", promote, { path: folder })).data.promoteDraft).toEqual({ key: "two_pages" });
});

test("what was kept long enough is removed, uploads with their last folder, and nothing that is under way", async () => {
  const book = Buffer.concat([smallBook(), Buffer.from("\n% an old printing\n")]);
  const { data } = await (await house.post("op", formOf(book, "old.pdf", upload("old")))).json();
  const { key } = data.startIngest;
  await watchAll(key);
  const { folder, sha256, id } = (await house.ask("op", "query($key: ID!) { ingestJob(key: $key) { id folder sha256 } }", { key })).data
    .ingestJob;
  const byId = "query($id: ID!) { node(id: $id) { id } ingestJob(key: $id) { sha256 } }";
  expect((await house.ask("op", byId, { id })).data).toEqual({ node: { id }, ingestJob: { sha256 } });
  const drafts = await house.kernel.use(Ingestion);
  expect(await drafts.clean()).toEqual({ ingests: 0, uploads: 0 });
  const longAgo = new Date(Date.now() - 91 * 24 * 3_600_000);
  for (const path of [folder, ...(await readdir(folder, { recursive: true })).map((entry) => join(folder, entry))])
    await utimes(path, longAgo, longAgo);
  await utimes(join(ground.folder, "uploads", sha256), longAgo, longAgo);
  expect(await drafts.clean()).toEqual({ ingests: 1, uploads: 1 });
  expect(await readdir(join(ground.folder, "uploads"))).not.toContain(sha256);
  expect((await house.ask("op", `{ ingestJob(key: "${key}") { folder } }`)).data.ingestJob).toEqual({ folder: null });
  const again = await house.ask("op", `mutation { resumeIngest(input: { key: "${key}" }) { ... on Error { code reason } } }`);
  expect(again.data.resumeIngest).toEqual({ code: "NOT_FOUND", reason: "book_not_found" });
});

test("a job is nobody's business but of who asked for it and of operators", async () => {
  const { key } = (await startBy("op", { book: { path: "harbour.pdf" }, toStage: "extract", idempotencyKey: "mine" })).data.startIngest;
  await watchAll(key);
  expect((await house.ask("paul", `{ job(key: "${key}") { status } }`)).data.job).toBeNull();
  const cancel = await house.ask("paul", `mutation { cancelJob(input: { key: "${key}" }) { ... on Error { reason } } }`);
  expect(cancel.data.cancelJob).toEqual({ reason: "job_not_found" });
  for (const query of [progress(key), `subscription { runEvents(runId: "${key}") { seq } }`]) {
    const text = await (await house.follow("paul", query)).text();
    expect(text).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect(text).not.toContain("extract");
  }
});

test.each([
  ["a player", "paul", "FORBIDDEN"],
  ["someone without a token", null, "UNAUTHENTICATED"],
])("%s may do nothing with ingests", async (_who, user, code) => {
  const codes = async (query: string) => {
    const { data, errors } = await house.ask(user, query);
    return errors?.[0]?.extensions.code ?? Object.values<{ code?: string }>(data ?? {})[0]?.code;
  };
  for (const query of [
    '{ ingestJob(key: "k") { key } }',
    "{ ingestJobs { key } }",
    'mutation { startIngest(input: {book: {path: "harbour.pdf"}, idempotencyKey: "x"}) { ... on Error { code } } }',
    'mutation { resumeIngest(input: { key: "k" }) { ... on Error { code } } }',
    'mutation { promoteDraft(input: { key: "k" }) { ... on Error { code } } }',
  ])
    expect([query, await codes(query)]).toEqual([query, code]);
  const response = await house.post(user, formOf(smallBook(), "harbour.pdf", upload("no")), { "x-freeform-rpg": "1" });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
});

test("paths lead nowhere but into the folders of the configuration", async () => {
  const outside = join(ground.folder, "outside");
  await mkdir(outside);
  await writeFile(join(outside, "secret.pdf"), smallBook());
  await symlink(join(outside, "secret.pdf"), join(ground.folder, "books/link.pdf"));
  await symlink(outside, join(ground.folder, "books/door"));
  for (const path of [
    "../outside/secret.pdf",
    join(outside, "secret.pdf"),
    "link.pdf",
    "door/secret.pdf",
    "/etc/passwd",
    "absent.pdf",
    ".",
  ]) {
    const { data } = await startBy("op", { book: { path }, idempotencyKey: `path ${path}` });
    expect([path, data.startIngest.reason]).toEqual([path, expect.stringMatching(/^(path_invalid|file_not_found)$/)]);
  }
});

test.each([
  ["text under a PDF's name", () => formOf("Dear diary", "diary.pdf", upload("text")), 200, "VALIDATION_FAILED"],
  ["a file that is too large", () => formOf("x".repeat(200_000), "large.pdf", upload("large")), 413, "REQUEST_ENTITY_TOO_LARGE"],
  [
    "a place that is no null",
    () => formOf(smallBook(), "a.pdf", { input: { book: { upload: "x" }, idempotencyKey: "p" } }),
    400,
    "BAD_REQUEST",
  ],
])("%s is refused", async (_what, form, status, code) => {
  const response = await house.post("op", form());
  expect(response.status).toBe(status);
  const { data, errors } = await response.json();
  expect(data?.startIngest.code ?? errors[0].extensions.code).toBe(code);
  // What had come is removed once the request is over, which may be after its answer.
  const left = async () => (await readdir(join(ground.folder, "uploads"))).filter((name) => name.startsWith("."));
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
});

test("what could come from a foreign page is refused, and a name of an upload cannot be made up", async () => {
  expect((await house.post(null, formOf(smallBook(), "a.pdf", upload("csrf")))).status).toBe(403);
  const { data } = await startBy("op", { book: { upload: "0" }, idempotencyKey: "made up" });
  expect(data.startIngest).toMatchObject({ reason: "upload_missing" });
});

test("ids and versions that cannot be are refused before anything is queued", async () => {
  const { data } = await startBy("op", { book: { path: "harbour.pdf" }, pack: { id: "No Id" }, idempotencyKey: "id" });
  expect(data.startIngest).toMatchObject({ code: "VALIDATION_FAILED" });
});
