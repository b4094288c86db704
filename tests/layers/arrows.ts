/** What a room may import beside its own files and Node. Patterns: exact names, or a prefix that ends in `*`. */
export interface Arrows {
  /** Public doors: `freeform-rpg/NAME`. */
  readonly doors: readonly string[];
  /** Packages of the registry. */
  readonly packages: readonly string[];
  /** Files of other rooms, named by path: for the few that put the house together. */
  readonly files?: readonly string[];
  /** Why it is so: said with every violation. */
  readonly why: string;
}

const databasePackages = ["@mikro-orm/*", "@electric-sql/*", "pg", "pgvector", "kysely"];
const plainDoors = ["kernel", "errors", "language", "documents", "schemas", "schemas/*", "db", "db/lib", "graphql", "plugins/*"];
const testDoors = [...plainDoors, "kernel/host", "testing", "testing/*", "db/testing"];

/** What tests of several plugins are tried on. */
const sharedFixtures = ["plugins/*/tests/*"];

/** Files that put parts of several rooms together: the host, and whatever tries a whole house. */
const hostDoors = ["plugins/*/plugin.ts", "plugins/*/index.ts", "db/plugin.ts", "graphql/server.ts", "freeform.config.ts"];

/** The rooms of the house and their arrows, most particular first: the first pattern that fits a file counts. */
export const arrows: readonly (readonly [files: string, arrows: Arrows])[] = [
  [
    "language/*",
    {
      doors: ["language"],
      packages: ["franc-min", "stemmer", "vitest", "fast-check"],
      why: "The text library is pure: it knows nothing of the engine, so that every module may use it.",
    },
  ],
  [
    "errors/*",
    {
      doors: ["kernel", "errors"],
      packages: ["vitest"],
      why: "The list of error codes is read by every module: it imports none but the kernel.",
    },
  ],
  [
    "documents/*",
    {
      doors: ["kernel", "language", "documents", "errors"],
      packages: ["yaml", "zod", "vitest"],
      why: "Reading YAML with located problems is independent of what the documents hold.",
    },
  ],
  [
    "schemas/*",
    { doors: ["schemas", "schemas/*"], packages: ["zod"], why: "Schemas are read by everyone, browsers too: zod is all they know." },
  ],
  [
    "kernel/tests/*",
    { doors: ["kernel", "kernel/host", "testing"], packages: ["zod", "vitest", "fast-check"], why: "The kernel is tried by itself." },
  ],
  [
    "kernel/testing/*",
    { doors: ["kernel", "kernel/host"], packages: ["zod"], why: "Authors' tests bring their own runner: the kit depends on none." },
  ],
  ["kernel/*", { doors: [], packages: ["zod"], why: "The kernel knows no RPG, no GraphQL and no database: zod is its only dependency." }],
  [
    "db/*",
    {
      doors: ["errors", "kernel", "kernel/host", "language", "schemas", "schemas/*", "db", "db/*", "testing", "package.json"],
      packages: [...databasePackages, "fflate", "zod", "vitest", "fast-check"],
      why: "The database keeps what it is given; it knows neither plugins nor the API.",
    },
  ],
  [
    "graphql/*",
    {
      doors: [...testDoors, "package.json"],
      packages: ["*"],
      files: hostDoors,
      why: "The API meets plugins at their tokens, never at their insides.",
    },
  ],
  [
    "plugins/*/tests/*",
    {
      doors: testDoors,
      packages: ["*"],
      files: [...hostDoors, ...sharedFixtures],
      why: "A plugin's tests put it into a kernel through the doors that a host uses.",
    },
  ],
  [
    "plugins/*/testing/*",
    { doors: testDoors, packages: ["*", "!vitest"], why: "Authors' tests bring their own runner: the kits depend on none." },
  ],
  [
    "plugins/*/index.ts",
    {
      doors: ["kernel"],
      packages: [],
      files: ["plugins/*/plugin.ts"],
      why: "A group lists its plugins in order; it does no work of its own.",
    },
  ],
  [
    "plugins/operations/replay/turns/open-replay-environment.ts",
    {
      doors: [...plainDoors, "kernel/host"],
      packages: [],
      why: "Replay runs turns again in a kernel of its own, with overridden plugins.",
    },
  ],
  [
    "plugins/*",
    {
      doors: plainDoors,
      packages: ["*", "!@mikro-orm/*", "!@electric-sql/*", "!pg", "!pgvector", "!@pothos/*", "!graphql-yoga", "!vitest"],
      why: "Plugins meet only at each other's tokens.ts, and see database and API as tokens and types: any of them can be replaced.",
    },
  ],
  ["cli/host.ts", { doors: ["*"], packages: ["*"], files: ["*"], why: "" }],
  [
    "cli/tests/*",
    {
      doors: ["*"],
      packages: ["*"],
      files: [...hostDoors, ...sharedFixtures, "tests/engine/shipped-packs.ts", "web/src/api/generated/graphql.ts"],
      why: "Tests of the command line run it as people do.",
    },
  ],
  [
    "cli/*",
    {
      doors: [...plainDoors, "kernel/host", "package.json"],
      packages: ["*", "!@mikro-orm/*", "!@electric-sql/*", "!pg", "!@pothos/*"],
      why: "Nothing but cli/host.ts puts rooms together: commands ask the host.",
    },
  ],
  ["config/*", { doors: ["*"], packages: ["zod"], files: ["plugins/*/index.ts"], why: "The standard configuration lists plugin groups." }],
  [
    "embed/*",
    {
      doors: ["kernel"],
      packages: [],
      files: ["cli/*", "config/*"],
      why: "An embedded engine is the command line's host without a terminal.",
    },
  ],
  [
    "index.ts",
    { doors: [], packages: [], files: ["config/*", "embed/*"], why: "The entry point of projects exports configuration and embedding." },
  ],
  ["freeform.config.ts", { doors: ["."], packages: [], why: "The configuration is written as a project's is." }],
  [
    "web/tests/*",
    {
      doors: ["*"],
      packages: ["*"],
      files: [...hostDoors, "tests/engine/*", "plugins/ingest/core/tests/small-book.ts"],
      why: "Tests of the web app serve it beside a whole engine, as people do.",
    },
  ],
  [
    "web/change-forms.ts",
    {
      doors: [],
      packages: ["graphql", "vite", "virtual:change-forms"],
      why: "The build makes the forms of changes from the API's published schema.",
    },
  ],
  [
    "web/*",
    {
      doors: [],
      packages: ["preact", "graphql-ws", "@graphql-typed-document-node/core", "vite", "virtual:change-forms"],
      why: "The web app uses the public API alone, over the network.",
    },
  ],
  [
    "examples/*",
    {
      doors: [".", ...testDoors],
      packages: ["*"],
      why: "Examples are packages of their own: they walk through the doors a stranger has.",
    },
  ],
  [
    "tests/*",
    {
      doors: ["*"],
      packages: ["*"],
      files: [
        ...hostDoors,
        "cli/host.ts",
        "cli/environment.ts",
        "scripts/docs/*",
        "freeform.config.ts",
        "cli/program.ts",
        "examples/snippets/*",
        "vitest.projects.ts",
        "plugins/ingest/core/tests/open-ingest.ts",
        "plugins/ingest/core/tests/make-pdf.ts",
        "plugins/ingest/core/tests/small-book.ts",
        "plugins/operations/files/tests/open-bucket.ts",
      ],
      why: "Whole runs go through public doors, or they prove nothing to a user.",
    },
  ],
  [
    "bench/*",
    {
      doors: ["*"],
      packages: ["*"],
      files: [...hostDoors, "cli/host.ts", "cli/environment.ts", "tests/engine/*", "tests/ingest/*", "web/tests/*"],
      why: "Measurements go through public doors, or they measure something else.",
    },
  ],
  [
    "scripts/*",
    {
      doors: ["*"],
      packages: ["*"],
      files: [...hostDoors, "cli/*", "web/tests/open-web.ts"],
      why: "Scripts run the program and read its definitions; they reach into no other module.",
    },
  ],
  ["*", { doors: ["*"], packages: ["*"], why: "Files at the root configure tools: they import no room's files." }],
];
