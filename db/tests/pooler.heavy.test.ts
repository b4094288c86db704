import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseConnection, Notification } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { createRunStore } from "../runs/run-store.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path));
const missing = [
  ...(program === undefined ? ["PgBouncer is not installed"] : []),
  ...(process.env["TEST_DATABASE_URL"] ? [] : ["TEST_DATABASE_URL names no Postgres"]),
];
beforeEach(({ skip }) => skip(missing.length > 0, missing.join(" and ")));

let direct: Awaited<ReturnType<typeof openTestDatabase>>;
let folder = "";
let pooler: ChildProcess;
let pooled = "";
const servers: DatabaseConnection[] = [];

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return address instanceof Object ? address.port : 0;
};

const configurationOf = (url: URL, port: number): string => `[databases]
${url.pathname.slice(1)} = host=${url.hostname} port=${url.port || "5432"} user=${decodeURIComponent(url.username)}${url.password && ` password=${decodeURIComponent(url.password)}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
`;

beforeAll(async () => {
  if (missing.length > 0 || program === undefined) return;
  direct = await openTestDatabase();
  const url = new URL(direct.url ?? "");
  const port = await findFreePort();
  folder = await mkdtemp(join(tmpdir(), "pooler-"));
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, configurationOf(url, port));
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  pooler = spawn(program, ["-q", ...asRoot, file], { stdio: "ignore" });
  pooled = Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
  await waitUntilReady(pooled);
  for (let count = 0; count < 2; count += 1) servers.push(await openDatabase({ url: pooled, listenUrl: url.href, migrate: false }));
});

afterAll(async () => {
  for (const server of servers) await server.close();
  if (pooler !== undefined) {
    pooler.kill("SIGINT");
    await once(pooler, "exit");
  }
  await direct?.close();
  if (folder !== "") await rm(folder, { recursive: true, force: true });
});

const waitUntilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    const error = await client.connect().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    await client.end().catch(() => undefined);
    if (error === null) return;
    if (attempt > 50) throw error;
    await sleep(100);
  }
};

const serverAt = (index: number): DatabaseConnection => {
  const server = servers[index];
  if (server === undefined) throw new Error("There are two servers.");
  return server;
};

test("runs are queued by one server and each is claimed once by two, behind a pool of three connections", async () => {
  const [first, second] = [createRunStore(serverAt(0)), createRunStore(serverAt(1))];
  const names = Array.from({ length: 40 }, (_, index) => `pooled-${index}`);
  await Promise.all(
    names.map((id) => first.enqueue({ id, campaignId: id, pipeline: "turn", userId: "ada", idempotencyKey: id, request: { text: "go" } })),
  );
  const claims = await Promise.all(names.flatMap((id) => [first.claim(id, "one", 60), second.claim(id, "two", 60)]));
  const claimed = claims.filter((claim) => claim !== null);
  expect(claimed.map(({ id }) => id).toSorted()).toEqual(names.toSorted());
  await Promise.all(claimed.map((claim) => second.finish(claim, { status: "finished" })));
  expect((await Promise.all(names.map(async (id) => (await first.find(id))?.status))).every((status) => status === "finished")).toBe(true);
});

test("many transactions at once keep their statements together", async () => {
  const both = [serverAt(0), serverAt(1)];
  const one = await both[0]?.sql
    .selectFrom("rate_limits")
    .select(({ fn }) => fn.countAll().as("rows"))
    .executeTakeFirstOrThrow();
  expect(Number(one?.rows)).toBe(0);
  const ended = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      serverAt(index % 2).transaction(async ({ sql }) => {
        await sql
          .insertInto("rate_limits")
          .values({ key: `pooled:${index}`, points: 1, expire: null })
          .execute();
        await sql.updateTable("rate_limits").set({ points: 2 }).where("key", "=", `pooled:${index}`).execute();
        if (index % 3 === 0) throw new Error("rolled back");
      }),
    ),
  );
  expect(ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual(
    Array.from({ length: 10 }, () => "Error: rolled back"),
  );
  const rows = await serverAt(1).sql.selectFrom("rate_limits").select("points").execute();
  expect(rows).toEqual(Array.from({ length: 20 }, () => ({ points: 2 })));
});

test("notifications of one server reach the other by the direct URL", async () => {
  const heard: Notification[] = [];
  const stop = serverAt(1).notifications.listen((notification) => void heard.push(notification));
  const isHeard = () => heard.some((one) => one.type === "work_queued" && one.campaignId === "pooled");
  for (let attempt = 0; attempt < 100 && !isHeard(); attempt += 1) {
    serverAt(0).notifications.send({ type: "work_queued", campaignId: "pooled" });
    await sleep(100);
  }
  stop();
  expect(isHeard()).toBe(true);
});
