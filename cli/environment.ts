import { join, resolve } from "node:path";
import { z } from "zod";
import { readKeySets } from "./read-key-sets.ts";
import type { KeySet } from "./read-key-sets.ts";
import { readS3Location } from "freeform-rpg/plugins/operations/files/lib";
import { CommandError } from "./command-error.ts";
import { findProject } from "./folders.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Exactly what browsers send: a scheme, a host and a port, without a path. */
const isOrigin = (text: string): boolean => text === "*" || (URL.canParse(text) && new URL(text).origin === text);

const origins = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isOrigin), "must be origins separated by commas, such as https://game.example,http://localhost:5173, or *");

const keySets = z.string().transform((list, context) => {
  const sets = readKeySets(list);
  if (typeof sets !== "string") return sets;
  context.addIssue({ code: "custom", message: sets });
  return z.NEVER;
});

const Variables = z.object({
  PORT: z.coerce.number("must be a number, such as 4000").int("must be a whole number").min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: text,
  DATABASE_URL: text.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), "must begin with postgres://"),
  DATABASE_LISTEN_URL: text.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), "must begin with postgres://"),
  DATABASE_REPLICA_URL: text.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), "must begin with postgres://"),
  DATABASE_PREPARED: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(["true", "false"], "must be true or false").optional(),
  ),
  FILE_STORE: text.refine(
    (store) => store === undefined || store === "local" || store === "database" || readS3Location(store) !== null,
    "must be local, database or s3://BUCKET/FOLDER",
  ),
  JWT_SECRET: text.refine((secret) => secret === undefined || secret.length >= 32, "must have at least 32 characters"),
  JWKS_URL: keySets.prefault(""),
  ANTHROPIC_API_KEY: text,
  OPENAI_API_KEY: text,
  VOYAGE_API_KEY: text,
  OLLAMA_URL: text.refine((url) => url === undefined || URL.canParse(url), "must be a URL"),
  LOG_LEVEL: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
  ),
  UPLOAD_LIMIT_MB: z.coerce.number("must be a number, such as 100").positive("must be above 0").default(100),
  TRUSTED_PROXIES: z.coerce.number("must be a number, such as 1").int("must be a whole number").min(0).max(10).default(0),
  CORS_ORIGINS: origins.prefault(""),
  PERSISTED_OPERATIONS: z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((file) => file.trim())
        .filter(Boolean),
    )
    .prefault(""),
  PERSISTED_OPERATIONS_ONLY: z.enum(["true", "false", ""], "must be true or false").default("false"),
  METRICS_TOKEN: text.refine((token) => token === undefined || token.length >= 16, "must have at least 16 characters"),
  NODE_ENV: z.enum(["development", "production", "test"], "must be development, production or test").default("development"),
});

/** The parsed environment variables. */
export interface Environment {
  readonly project: string;
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, the local secret and uploads. */
  readonly dataDir: string;
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The URL on which to listen to other servers. Absent: `databaseUrl`. */
  readonly databaseListenUrl: string | undefined;
  /** A replica of the database, from which the API reads. */
  readonly databaseReplicaUrl: string | undefined;
  /** Whether Postgres plans a statement once for each connection. Absent: unless there is a `databaseListenUrl`. */
  readonly databasePrepared: boolean | undefined;
  /** Where servers share files: `database` or `s3://BUCKET/FOLDER`. Absent: what the configuration says, which is nowhere by default. */
  readonly fileStore: string | undefined;
  readonly jwtSecret: string | undefined;
  /** The key servers that check tokens in place of a secret; none by default. */
  readonly keySets: readonly KeySet[];
  /** The value of any variable, such as the key of a provider; `undefined` where it is not set or empty. */
  readonly read: (name: string) => string | undefined;
  /** From which level on lines are logged. Default: `info` in production, else `error`. */
  readonly logLevel: (typeof logLevels)[number];
  /** Bytes that one uploaded file may have. */
  readonly uploadLimit: number;
  /** Proxies before the server whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /** Origins whose pages may use the API in a browser; `*` is every origin. */
  readonly corsOrigins: readonly string[];
  /** Absolute paths of manifests whose operations clients may send by id. */
  readonly persistedOperations: readonly string[];
  /** Whether no other operations are executed. */
  readonly persistedOperationsOnly: boolean;
  /** The bearer token of `/metrics`. Absent: everybody who reaches the port reads it. */
  readonly metricsToken: string | undefined;
  readonly production: boolean;
}

/** Reads the environment. Throws a usage error that names every variable that is wrong. */
export const readEnvironment = (variables: NodeJS.ProcessEnv = process.env, project = findProject()): Environment => {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) throw new CommandError("environment_invalid", describeIssues(parsed.error, variables), 2);
  const { data } = parsed;
  return {
    project,
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR ? resolve(data.DATA_DIR) : join(project, ".data"),
    databaseUrl: data.DATABASE_URL,
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    databasePrepared: data.DATABASE_PREPARED === undefined ? undefined : data.DATABASE_PREPARED === "true",
    fileStore: data.FILE_STORE,
    jwtSecret: data.JWT_SECRET,
    keySets: data.JWKS_URL,
    read: (name) => variables[name] || undefined,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === "production" ? "info" : "error"),
    uploadLimit: Math.round(data.UPLOAD_LIMIT_MB * 1_000_000),
    trustedProxies: data.TRUSTED_PROXIES,
    corsOrigins: data.CORS_ORIGINS,
    persistedOperations: data.PERSISTED_OPERATIONS.map((file) => resolve(project, file)),
    persistedOperationsOnly: data.PERSISTED_OPERATIONS_ONLY === "true",
    metricsToken: data.METRICS_TOKEN,
    production: data.NODE_ENV === "production",
  };
};

const secrets = new Set([
  "METRICS_TOKEN",
  "JWT_SECRET",
  "DATABASE_URL",
  "DATABASE_LISTEN_URL",
  "DATABASE_REPLICA_URL",
  "ANTHROPIC_API_KEY",
  "OPENAI_API_KEY",
  "VOYAGE_API_KEY",
]);

const describeIssues = (error: z.ZodError, variables: NodeJS.ProcessEnv): string => {
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `- ${name}${secrets.has(name) ? "" : ` is "${variables[name] ?? ""}"; it`} ${message}`;
  });
  return `The environment is not usable:\n${lines.join("\n")}`;
};
