import type { Failure, Plan, PlannedStage } from "freeform-rpg/kernel";
import type { ApiPart } from "../builder/tokens.ts";
import { RunFailure } from "./run-failure.ts";

/** What a server says of itself to anyone. */
export class ServerInfo {
  declare readonly version: string;
}
/** A loaded plugin. */
export class Plugin {
  declare readonly name: string;
  declare readonly version: string;
  declare readonly replaces: string | null;
  declare readonly stages: readonly string[];
  declare readonly services: readonly string[];
  declare readonly taps: readonly string[];
  declare readonly fault: Failure | null;
}
/** A pipeline in the order it runs. */
export class Pipeline {
  declare readonly pipeline: Plan["pipeline"];
  declare readonly given: Plan["given"];
  declare readonly result: Plan["result"];
  declare readonly stages: Plan["stages"];
}
/** A stage in its place. */
export class PipelineStage {
  declare readonly name: PlannedStage["name"];
  declare readonly plugin: PlannedStage["plugin"];
  declare readonly level: PlannedStage["level"];
  declare readonly needs: PlannedStage["needs"];
  declare readonly optional: PlannedStage["optional"];
  declare readonly makes: PlannedStage["makes"];
  declare readonly after: PlannedStage["after"];
  declare readonly conditional: PlannedStage["conditional"];
}

/** Adds what the engine is made of. */
export const addEngine: ApiPart = (builder) => {
  addServerInfo(builder);
  addPlugin(builder);
  addPipeline(builder);
  addPipelineStage(builder);
  addEngineQueries(builder);
};

const addServerInfo: ApiPart = (builder) => {
  builder.objectType(ServerInfo, {
    name: "ServerInfo",
    description: "What a server says of itself to anyone.",
    fields: (t) => ({
      name: t.string({ description: "Always `freeform-rpg`.", resolve: () => "freeform-rpg" }),
      version: t.exposeString("version", { description: "The product's version." }),
      authenticated: t.boolean({
        description: "Whether this request carries a valid token.",
        resolve: (_server, _args, { viewer }) => viewer !== null,
      }),
    }),
  });
};

const addPlugin: ApiPart = (builder) => {
  builder.objectType(Plugin, {
    name: "Plugin",
    description: "A loaded plugin.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "Its name, unique." }),
      version: t.exposeString("version", { description: "Its version; another version makes kept results stale." }),
      replaces: t.exposeString("replaces", { nullable: true, description: "The plugin whose place it takes." }),
      stages: t.stringList({ description: "The stages it brings.", resolve: ({ stages }) => [...stages] }),
      services: t.stringList({ description: "The services it provides.", resolve: ({ services }) => [...services] }),
      taps: t.stringList({ description: "The hooks it taps.", resolve: ({ taps }) => [...taps] }),
      fault: t.expose("fault", { type: RunFailure, nullable: true, description: "Why it could not be loaded; `null` when it works." }),
    }),
  });
};

const addPipeline: ApiPart = (builder) => {
  builder.objectType(Pipeline, {
    name: "Pipeline",
    description: "A pipeline with its stages in the order they run; the order follows from what they need and make.",
    fields: (t) => ({
      name: t.exposeString("pipeline", { description: "Its name, such as `turn`." }),
      given: t.stringList({ description: "The artifacts it starts from.", resolve: ({ given }) => [...given] }),
      result: t.exposeString("result", { description: "The artifact it is run for." }),
      stages: t.field({ type: [PipelineStage], description: "Its stages in order.", resolve: ({ stages }) => [...stages] }),
    }),
  });
};

const addPipelineStage: ApiPart = (builder) => {
  builder.objectType(PipelineStage, {
    name: "PipelineStage",
    description: "One step of a pipeline.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "A verb, unique in its pipeline." }),
      plugin: t.exposeString("plugin", { description: "The plugin that brings it." }),
      level: t.exposeInt("level", { description: "Stages of one level do not wait for each other." }),
      needs: t.stringList({ description: "Artifacts it cannot do without.", resolve: ({ needs }) => [...needs] }),
      optional: t.stringList({ description: "Artifacts it takes if they are there.", resolve: ({ optional }) => [...optional] }),
      makes: t.exposeString("makes", { description: "The artifact it makes." }),
      after: t.stringList({ description: "The stages it waits for.", resolve: ({ after }) => [...after] }),
      conditional: t.exposeBoolean("conditional", { description: "Whether it may be skipped." }),
    }),
  });
};

const addEngineQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    serverInfo: t.field({
      type: ServerInfo,
      description: "What this server is; the one query that needs no token.",
      skipTypeScopes: true,
      resolve: (_root, _args, { server }) => server,
    }),
    plugins: t.field({
      type: [Plugin],
      description: "Everything the engine is made of, in the order it was loaded.",
      resolve: (_root, _args, { kernel }) => [...kernel.plugins],
    }),
    pipelines: t.field({
      type: [Pipeline],
      description: "What the engine runs, step by step.",
      resolve: (_root, _args, { kernel }) => [...kernel.pipelines()],
    }),
  }));
};
