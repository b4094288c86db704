import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import type { Page } from "playwright-core";
import { createApi, signToken } from "../../graphql/server.ts";
import type { Api, ApiSettings } from "../../graphql/server.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";
import type { EngineOptions, TestEngine } from "../../tests/engine/open-engine.ts";
import { createPages } from "./open-pages.ts";

export { noBrowser } from "./open-pages.ts";

const root = join(import.meta.dirname, "..");

/** How a page is opened. */
interface OpenOptions {
  readonly operator?: boolean;
  readonly locale?: string;
  /** Where the browser finds the server, such as a proxy in front of it. */
  readonly at?: string;
  /** Whether the page has a browser context of its own. Default: it shares one with the pages of other users, each signed in for its tab. */
  readonly apart?: boolean;
  /** How long its token is good, in days; a negative number is a token that has expired. It needs a context apart. */
  readonly days?: number;
}

/** The web app on a server of its own, with a browser. */
export interface Web {
  readonly api: Api;
  readonly engine: TestEngine;
  readonly origin: string;
  /** What the consoles of all pages reported. */
  readonly problems: string[];
  /** A page that is signed in with a token, at a path of the app. It may be one that was given back. */
  open(user: string, path: string, options?: OpenOptions): Promise<Page>;
  /** An empty page of its own browser context. */
  openEmpty(locale?: string): Promise<Page>;
  /** Gives pages back. The next one who opens a page as the same user gets an empty one, without what the test stored in it. */
  leave(...pages: readonly Page[]): Promise<void>;
  /** A token, as an operator hands it out. */
  signToken(user: string, operator?: boolean): Promise<string>;
  close(): Promise<void>;
}

/** A server without pages of other origins executes the operations of the app alone, so that every test shows that they are enough. */
const listOperations = (corsOrigins: readonly string[]): Pick<ApiSettings, "persisted"> =>
  corsOrigins.length > 0
    ? {}
    : { persisted: { documents: JSON.parse(readFileSync(join(root, "dist", "operations.json"), "utf8")), only: true } };

let built = false;

/** Builds the app, once for all files of a worker. */
export const buildApp = (): void => {
  if (!built) execFileSync(process.execPath, [join(root, "build.ts"), "--if-changed"]);
  built = true;
};

/** Builds the app and serves it with the demo, whose DM is dee and whose player is ada. */
export const openWeb = async ({ corsOrigins = [], ...options }: EngineOptions & Pick<ApiSettings, "corsOrigins"> = {}): Promise<Web> => {
  buildApp();
  const engine = await openEngine(options);
  await (await engine.kernel.use(Campaigns)).demo({ dm: "dee", player: "ada" });
  const folder = await mkdtemp(join(tmpdir(), "freeform-web-"));
  const uploads = { folder, fileLimit: 1_000_000 };
  const tokens = { secret: "a secret of at least thirty-two bytes" };
  const settings = {
    version: "0",
    production: false,
    tokens,
    web: join(root, "dist"),
    uploads,
    corsOrigins,
    ...listOperations(corsOrigins),
  };
  const api = createApi({ kernel: engine.kernel, settings });
  const origin = new URL((await api.listen({ port: 0, host: "127.0.0.1" })).url).origin;
  const problems: string[] = [];
  const pages = createPages(problems);
  const sign: Web["signToken"] = (user, operator = false) => signToken({ ...tokens, user, operator });
  const open: Web["open"] = async (user, path, { operator = false, locale = "en-GB", at = origin, apart = false, days = 1 } = {}) => {
    const page = await pages.open({ user, operator, locale, token: await signToken({ ...tokens, user, operator, days }) }, apart);
    await page.goto(at + path);
    return page;
  };
  const close = async () => {
    await pages.close();
    await api.close();
    await engine.close();
    await rm(folder, { recursive: true });
  };
  return { api, engine, origin, problems, open, openEmpty: pages.openEmpty, leave: pages.leave, signToken: sign, close };
};

const axe = readFileSync(join(root, "..", "node_modules", "axe-core", "axe.min.js"), "utf8");

/** The rules of accessibility that a page breaks seriously, with the first element of each. */
export const findSerious = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const found = await page.evaluate<{ id: string; impact: string; nodes: { html: string }[] }[]>(
    "axe.run().then(({ violations }) => violations)",
  );
  return found.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
