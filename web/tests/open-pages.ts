import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";

const executablePath = "/usr/bin/chromium";

/** Tests in a browser are skipped where there is none; Debian's package `chromium` brings one. */
export const noBrowser = !existsSync(executablePath);

let browser: Promise<Browser> | null = null;

/** The browser of all files of a worker. It ends with the worker, whose pipe it reads. */
const launchBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu"] }));

const size = { width: 1280, height: 720 };

const openContext = async (locale: string): Promise<BrowserContext> =>
  (await launchBrowser()).newContext({ locale, reducedMotion: "reduce", viewport: size });

/** One context for each language, with a page that opens windows in it: a second context costs as much time as four more windows. */
const openers = new Map<string, Promise<Page>>();

const findOpener = (locale: string): Promise<Page> => {
  const found = openers.get(locale) ?? openContext(locale).then((context) => context.newPage());
  openers.set(locale, found);
  return found;
};

/** A window of the shared context. Tabs of one window would wait for each other: Chromium draws the one in front alone. */
const openWindow = async (locale: string): Promise<Page> => {
  const opener = await findOpener(locale);
  const [page] = await Promise.all([opener.waitForEvent("popup"), opener.evaluate(() => void window.open("about:blank", "", "popup"))]);
  return page;
};

/** Pages that were given back, by whose they are. To open one takes much longer than to use one again. */
const idle = new Map<string, Page[]>();
/** Where the console of each page reports to now. */
const reports = new WeakMap<Page, string[]>();

const preparePage = (page: Page): Page => {
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => message.type() === "error" && reports.get(page)?.push(message.text()));
  page.on("pageerror", (error) => reports.get(page)?.push(String(error)));
  return page;
};

/** Who opens a page. */
interface Reader {
  readonly user: string;
  readonly operator: boolean;
  readonly token: string;
  readonly locale: string;
}

/** The token is kept for the tab, so that pages of one context are of different users. */
const signIn = async (page: Page, token: string): Promise<Page> => {
  await page.addInitScript(keepToken, token);
  return page;
};

/** Empties a page, so that what a test stored in it is not there for the next. */
const empty = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.evaluate(forgetAll);
  await Promise.all([page.goto("about:blank"), page.setViewportSize(size)]);
};

/** The pages of one server's tests. Their consoles report to `problems`. */
export const createPages = (problems: string[]) => {
  const owners = new Map<Page, string | null>();
  const keep = (page: Page, owner: string | null): Page => {
    owners.set(page, owner);
    reports.set(page, problems);
    return page;
  };
  const openApart = async (locale: string, token: string | null): Promise<Page> => {
    const page = preparePage(await (await openContext(locale)).newPage());
    return keep(token === null ? page : await signIn(page, token), null);
  };
  const leave = async (page: Page): Promise<void> => {
    const owner = owners.get(page) ?? null;
    owners.delete(page);
    // Emptying takes the token from under a page that may just be asking the server something.
    reports.delete(page);
    if (owner === null) return page.context().close();
    await empty(page);
    idle.set(owner, [...(idle.get(owner) ?? []), page]);
  };
  return {
    /** A page of the context that all share, or of one of its own. */
    open: async (reader: Reader, apart: boolean): Promise<Page> => {
      if (apart) return openApart(reader.locale, reader.token);
      const owner = JSON.stringify([reader.user, reader.operator, reader.locale]);
      return keep(idle.get(owner)?.pop() ?? (await signIn(preparePage(await openWindow(reader.locale)), reader.token)), owner);
    },
    openEmpty: (locale = "en-GB"): Promise<Page> => openApart(locale, null),
    leave: async (...pages: readonly Page[]): Promise<void> => void (await Promise.all(pages.map(leave))),
    close: async (): Promise<void> => {
      await Promise.all([...owners].map(([page, owner]) => (owner === null ? page.context().close() : page.close())));
    },
  };
};

/** Runs in the page: signs its tab in once. A page that has signed itself out stays so when it is loaded again. */
const keepToken = (token: string): void => {
  if (!location.protocol.startsWith("http") || sessionStorage.getItem("signed-in") !== null) return;
  sessionStorage.setItem("signed-in", "");
  sessionStorage.setItem("freeform-rpg-token", token);
};

/** Runs in the page. */
const forgetAll = (): void => {
  sessionStorage.clear();
  localStorage.clear();
};
