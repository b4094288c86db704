import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { createApi, signToken } from "../../graphql/server.ts";
import type { Api, ApiSettings } from "../../graphql/server.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";
import type { EngineOptions, TestEngine } from "../../tests/engine/open-engine.ts";

const root = join(import.meta.dirname, "..");
const executablePath = "/usr/bin/chromium";

/** Tests in a browser are skipped where there is none; Debian's package `chromium` brings one. */
export const noBrowser = !existsSync(executablePath);

/** How a page is opened. */
interface OpenOptions {
  readonly operator?: boolean;
  readonly locale?: string;
  /** Where the browser finds the server, such as a proxy in front of it. */
  readonly at?: string;
}

/** The web app on a server of its own, with a browser. */
export interface Web {
  readonly api: Api;
  readonly engine: TestEngine;
  readonly origin: string;
  /** What the consoles of all pages reported. */
  readonly problems: string[];
  /** A page of its own browser context, signed in with a token, at a path of the app. */
  open(user: string, path: string, options?: OpenOptions): Promise<Page>;
  /** An empty page of its own browser context. */
  openEmpty(locale?: string): Promise<Page>;
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
let browser: Promise<Browser> | null = null;

/** Builds the app, once for all files of a worker. */
const buildApp = (): void => {
  if (!built) execFileSync(process.execPath, [join(root, "build.ts"), "--if-changed"]);
  built = true;
};

/** The browser of all files of a worker. It ends with the worker, whose pipe it reads. */
const launchBrowser = (): Promise<Browser> => (browser ??= chromium.launch({ executablePath, args: ["--no-sandbox"] }));

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
  const contexts = new Set<BrowserContext>();
  const problems: string[] = [];
  const openEmpty: Web["openEmpty"] = async (locale = "en-GB") => {
    const context = await (await launchBrowser()).newContext({ locale, reducedMotion: "reduce" });
    contexts.add(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(String(error)));
    return page;
  };
  const sign: Web["signToken"] = (user, operator = false) => signToken({ ...tokens, user, operator });
  const open: Web["open"] = async (user, path, { operator = false, locale, at = origin } = {}) => {
    const page = await openEmpty(locale);
    await page.context().addInitScript(keepToken, await sign(user, operator));
    await page.goto(at + path);
    return page;
  };
  const close = async () => {
    await Promise.all([...contexts].map((context) => context.close()));
    await api.close();
    await engine.close();
    await rm(folder, { recursive: true });
  };
  return { api, engine, origin, problems, open, openEmpty, signToken: sign, close };
};

/** Runs in the page: signs its tab in, unless the test did something else with the token. */
const keepToken = (token: string): void => {
  if (sessionStorage.getItem("freeform-rpg-token") === null) sessionStorage.setItem("freeform-rpg-token", token);
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
