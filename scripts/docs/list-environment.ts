import { readEnvironment } from "../../cli/environment.ts";
import { writeTable } from "./table.ts";

/** What each variable is for. The defaults come from the code. */
const meanings: Readonly<Record<string, string>> = {
  PORT: "port of the server; 0 picks a free one",
  HOST: "address of the server; `0.0.0.0` lets other machines connect",
  DATA_DIR: "the embedded database, the local signing secret, stored keys, uploads",
  DATABASE_URL: "a Postgres with the `vector` extension: `postgres://user:password@host:5432/name`",
  DATABASE_LISTEN_URL: "a direct URL of the same database, where `DATABASE_URL` is a pooler in transaction mode",
  DATABASE_REPLICA_URL: "a streaming replica of `DATABASE_URL` from which the API reads campaigns: see [Replica](#replica)",
  DATABASE_PREPARED:
    "whether Postgres plans a statement once for each connection; `true` needs a direct URL, or a pooler that keeps prepared statements, such as PgBouncer from 1.21 on",
  FILE_STORE: "where several servers share uploads, ingests and packs: `local`, `database` or `s3://BUCKET/FOLDER`: see [Files](#files)",
  JWT_SECRET: "signs and checks bearer tokens (HS256); at least 32 characters",
  JWKS_URL:
    "checks tokens by the public keys of your identity provider instead: a URL, or several as `ISSUER=URL`, separated by commas: see [Key servers](#key-servers)",
  ANTHROPIC_API_KEY: "plays with Claude: see [Models](models.md)",
  OPENAI_API_KEY: "plays with OpenAI's models, and makes [vectors](lore.md#embedders)",
  OLLAMA_URL: "plays with your Ollama server, and makes vectors",
  VOYAGE_API_KEY: "makes vectors with Voyage AI",
  LOG_LEVEL: "`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`",
  UPLOAD_LIMIT_MB: "the size of one uploaded book, in megabytes",
  TRUSTED_PROXIES: "proxies before the server: see [Production](#production)",
  CORS_ORIGINS: "origins whose pages may use the API in a browser, separated by commas; `*` is every origin",
  PERSISTED_OPERATIONS:
    "manifests of operations that clients may send by id, separated by commas: see [Persisted operations](api.md#persisted-operations)",
  PERSISTED_OPERATIONS_ONLY: "`true` executes no other operations",
  METRICS_TOKEN: "the bearer token that `/metrics` asks for; at least 16 characters",
  NODE_ENV: "`production` hides introspection, GraphiQL and error details",
};

/** The table of environment variables. */
export const listEnvironment = (): string => {
  const { port, host, logLevel, uploadLimit, trustedProxies, persistedOperationsOnly, production } = readEnvironment({});
  const defaults: Readonly<Record<string, string>> = {
    PORT: `\`${port}\``,
    HOST: `\`${host}\``,
    DATA_DIR: "`.data` in the project",
    DATABASE_URL: "the embedded database",
    DATABASE_LISTEN_URL: "`DATABASE_URL`",
    DATABASE_PREPARED: "`true`; `false` with a `DATABASE_LISTEN_URL`",
    FILE_STORE: "`local`",
    JWT_SECRET: "created once and kept in `DATA_DIR`",
    LOG_LEVEL: `\`${logLevel}\`; \`${readEnvironment({ NODE_ENV: "production" }).logLevel}\` in production`,
    UPLOAD_LIMIT_MB: `\`${uploadLimit / 1_000_000}\``,
    TRUSTED_PROXIES: `\`${trustedProxies}\``,
    CORS_ORIGINS: "only the server's own",
    PERSISTED_OPERATIONS_ONLY: `\`${persistedOperationsOnly}\``,
    NODE_ENV: production ? "`production`" : "`development`",
  };
  return writeTable([
    ["Variable", "Default", "Meaning"],
    ...Object.entries(meanings).map(([name, text]) => [`\`${name}\``, defaults[name] ?? "not set", text]),
  ]);
};
