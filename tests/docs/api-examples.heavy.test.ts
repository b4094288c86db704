import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../graphql/server.ts";
import { ingest } from "../../plugins/ingest/index.ts";
import { readPages, root } from "../../scripts/docs/pages.ts";
import { openEngine } from "../engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";

const blocks = readPages()
  .filter(({ file }) => file === "docs/api.md")
  .flatMap((page) => page.blocks)
  .filter(({ language }) => language === "sh");

let folder: string;
let stop = async (): Promise<void> => undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "api-examples-"));
  const engine = await openEngine({ plugins: ingest({ data: folder, keep: { days: null, promotedDays: null } }) });
  await (await engine.kernel.use(Campaigns)).demo({ dm: "dee", player: "ada" });
  const uploads = { folder: join(folder, "uploads") };
  const api = createApi({ kernel: engine.kernel, settings: { version: "1", production: false, tokens: { secret }, uploads } });
  const { port } = await api.listen({ port: 0, host: "127.0.0.1" });
  stop = async () => {
    await api.close();
    await engine.close();
  };
  await promisify(execFile)("bash", ["-c", writeScript(port)], {
    cwd: folder,
    env: { ...process.env, JWT_SECRET: secret, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` },
  });
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

/** The blocks of the page in order, in one shell; each writes what its requests are answered to a file of its own. */
const writeScript = (port: number): string => {
  const program = join(root, "cli", "freeform-rpg.ts");
  const npx = `npx() { shift; node --no-warnings "${program}" "$@"; }`;
  const curl = `curl() { command curl "$@" | tee -a "$OUT"; }`;
  const parts = blocks.map(({ text, line }) => `OUT=${folder}/${line}\ntouch $OUT\n${text}`);
  const script = [npx, curl, ...parts].join("\n");
  return script.replaceAll("http://127.0.0.1:4000", `http://127.0.0.1:${port}`).replaceAll("--max-time 5", "--max-time 1");
};

test.each(blocks)("the requests of docs/api.md:$line are answered without an error", async ({ text, line }) => {
  const answers = await readFile(join(folder, String(line)), "utf8");
  const sent = text.match(/\bask '|\bcurl -/g)?.length ?? 0;
  expect(answers.match(/"data":\{/g)?.length ?? 0).toBeGreaterThanOrEqual(text.includes("ask()") ? 0 : sent);
  expect(answers).not.toMatch(/"errors":|"code":/);
});
