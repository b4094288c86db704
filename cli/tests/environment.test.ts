import { expect, test } from "vitest";
import { readModelKeys } from "../access/model-keys.ts";
import { readEnvironment } from "../environment.ts";

test("everything has a default", () => {
  expect(readEnvironment({}, "/project")).toMatchObject({ port: 4000, host: "127.0.0.1", dataDir: "/project/.data", production: false });
});

test("empty variables count as absent", () => {
  expect(readEnvironment({ DATABASE_URL: "", JWT_SECRET: "" }, "/project")).toMatchObject({ databaseUrl: undefined, jwtSecret: undefined });
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc"'],
  [{ PORT: "70000" }, 'PORT is "70000"'],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres://"],
  [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 32 characters"],
  [{ NODE_ENV: "staging" }, 'NODE_ENV is "staging"'],
  [{ CORS_ORIGINS: "https://a.example/path" }, 'CORS_ORIGINS is "https://a.example/path"; it must be origins separated by commas'],
  [{ PERSISTED_OPERATIONS_ONLY: "yes" }, 'PERSISTED_OPERATIONS_ONLY is "yes"; it must be true or false'],
  [{ JWKS_URL: "nowhere" }, 'JWKS_URL is "nowhere"'],
  [{ JWKS_URL: "https://a.example/keys,https://b.example/keys" }, "must name an issuer of its own"],
])("%o is refused by name", (variables, message) => {
  expect(() => readEnvironment(variables, "/project")).toThrow(message);
});

test("origins are separated by commas", () => {
  const { corsOrigins } = readEnvironment({ CORS_ORIGINS: "https://a.example, http://localhost:5173" }, "/project");
  expect(corsOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
});

test("all that is wrong is told at once, secrets kept back", () => {
  const read = () => readEnvironment({ PORT: "x", JWT_SECRET: "hunter2" }, "/project");
  expect(read).toThrow(/PORT[\s\S]*JWT_SECRET/);
  expect(read).not.toThrow(/hunter2/);
});

test("the key of a provider that a plugin brings is the variable of its name", () => {
  const keys = readModelKeys(readEnvironment({ ORACLE_KEY: "k", OLLAMA_URL: "" }, "/project"));
  expect([keys.read("ORACLE_KEY"), keys.read("OLLAMA_URL"), keys.read("OTHER_KEY")]).toEqual(["k", null, null]);
});
