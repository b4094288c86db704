import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, Provider } from "freeform-rpg/kernel";
import { Database, Log, Runs, SpareDatabases } from "freeform-rpg/db";
import { fakeService } from "freeform-rpg/testing";
import { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { TypedDocumentString } from "../../documents/generated/graphql.ts";
import { createApi, signToken } from "../../server.ts";
import type { Api, ApiSettings, TokenRequest } from "../../server.ts";
import narrationReports from "../../../plugins/narration-check/reports/plugin.ts";
import { dice, turnPlugins } from "./features.ts";

/** The signing secret of the test servers. */
export const secret = "a secret of at least thirty-two bytes";

/** An answer of the API. */
export interface Answer {
  readonly data?: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Record<string, any>;
  }[];
}

/** An answer whose data has the shape of its document. */
export interface TypedAnswer<R> {
  readonly data: R;
  readonly errors?: Answer["errors"];
}

/** The API over a database of its own. */
export interface TestApi extends AsyncDisposable {
  readonly api: Api;
  readonly test: TestDatabase;
  /** Asks as `user`; `null` asks without a token. */
  ask(user: string | null, query: string, variables?: object): Promise<Answer>;
  /** Asks with a token of one's own making. */
  askWith(token: Omit<TokenRequest, "secret">, query: string): Promise<Answer>;
  /** Asks with a typed document; `data` has its shape. */
  askTyped<R, V extends object>(user: string | null, document: TypedDocumentString<R, V>, variables: V): Promise<TypedAnswer<R>>;
  /** Asks and hands over the whole response. */
  request(user: string | null, query: string, variables?: object, headers?: Record<string, string>): Promise<Response>;
  /** Counts the statements that `work` sends. */
  count(work: () => Promise<unknown>): Promise<string[]>;
}

/** The options of a test's API. */
export interface TestApiOptions {
  readonly services?: (test: TestDatabase) => readonly Provider[];
  readonly plugins?: readonly Configured[];
  readonly settings?: Partial<ApiSettings>;
}

/** A token for `user`. */
export const tokenFor = (user: string, more: object = {}): Promise<string> => signToken({ secret, user, ...more });

/** Opens the API of turns and held narrations, and of `plugins`, over a fresh database. */
export const openTestApi = async ({ services = () => [], plugins = [], settings = {} }: TestApiOptions = {}): Promise<TestApi> => {
  const test = await openTestDatabase();
  const own = [
    provideValue(Database, test.database),
    provideValue(Log, test.log),
    provideValue(Runs, test.runs),
    fakeService(SpareDatabases, {}),
    fakeService(NarrationJudge, {}),
    dice,
  ];
  const kernel = await createKernel({ plugins: [...turnPlugins, narrationReports, ...plugins], services: [...own, ...services(test)] });
  const api = createApi({
    kernel,
    settings: {
      version: "1.2.3",
      production: false,
      tokens: { secret },
      requestsPerMinute: 1_000_000,
      onError: (error) => console.error(error),
      ...settings,
    },
  });
  const request = async (user: string | null, query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const authorization: Record<string, string> = user === null ? {} : { authorization: `Bearer ${await tokenFor(user)}` };
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", ...authorization, ...headers },
      body: JSON.stringify({ query, variables }),
    };
    return api.fetch(new Request("http://local/graphql", init));
  };
  return {
    api,
    test,
    request,
    ask: async (user, query, variables) => (await request(user, query, variables)).json(),
    askWith: async ({ user, ...more }, query) => {
      const authorization = `Bearer ${await tokenFor(user, more)}`;
      return (await request(null, query, {}, { authorization })).json();
    },
    askTyped: async (user, document, variables) => (await request(user, document.toString(), variables)).json(),
    count: async (work) => {
      const statements: string[] = [];
      const stop = test.database.onStatement((statement) => statements.push(statement));
      await work();
      stop();
      return statements;
    },
    async [Symbol.asyncDispose]() {
      await api.close();
      await kernel.close();
      await test.close();
    },
  };
};
