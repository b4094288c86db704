import type { Failure, PipelinePlan, PlannedStage } from "freeform-rpg/kernel";
import type { ApiPart } from "../builder/api-parts.ts";
import { RunFailure } from "./run-failure.ts";

/** Public information about a server. */
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
  declare readonly pipeline: PipelinePlan["pipeline"];
  declare readonly inputs: PipelinePlan["inputs"];
  declare readonly result: PipelinePlan["result"];
  declare readonly stages: PipelinePlan["stages"];
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

/** Adds the server, its plugins and its pipelines. */
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
    description: "Public information about the server.",
    fields: (t) => ({
      name: t.string({ description: "The product name: always `freeform-rpg`.", resolve: () => "freeform-rpg" }),
      version: t.exposeString("version", { description: "The version of the product." }),
      authenticated: t.boolean({
        description: "Whether the request carries a valid token.",
        resolve: (_server, _args, { viewer }) => viewer !== null,
      }),
    }),
  });
};

const addPlugin: ApiPart = (builder) => {
  builder.node(Plugin, {
    name: "Plugin",
    description: "A loaded plugin.",
    isTypeOf: () => true,
    id: { resolve: ({ name }) => name },
    loadWithoutCache: (id, { kernel, viewer }) => (viewer && kernel.plugins.find(({ name }) => name === id)) ?? null,
    fields: (t) => ({
      name: t.exposeString("name", { description: "The unique name of the plugin." }),
      version: t.exposeString("version", { description: "The version of the plugin. A change of version invalidates its stored results." }),
      replaces: t.exposeString("replaces", { nullable: true, description: "The plugin that it replaces; `null` when it replaces none." }),
      stages: t.stringList({ description: "The stages that it provides.", resolve: ({ stages }) => [...stages] }),
      services: t.stringList({ description: "The services that it provides.", resolve: ({ services }) => [...services] }),
      taps: t.stringList({ description: "The hooks that it taps.", resolve: ({ taps }) => [...taps] }),
      failure: t.expose("fault", {
        type: RunFailure,
        nullable: true,
        description: "The reason why the plugin could not be loaded; `null` when it works.",
      }),
    }),
  });
};

const addPipeline: ApiPart = (builder) => {
  builder.node(Pipeline, {
    name: "Pipeline",
    description: "A pipeline with its stages in execution order. The order follows from the artifacts that they need and make.",
    isTypeOf: () => true,
    id: { resolve: ({ pipeline }) => pipeline },
    loadWithoutCache: (id, { kernel, viewer }) => (viewer && kernel.pipelines().find(({ pipeline }) => pipeline === id)) ?? null,
    fields: (t) => ({
      name: t.exposeString("pipeline", { description: "The name of the pipeline, such as `turn`." }),
      inputs: t.stringList({ description: "The artifacts that the pipeline starts from.", resolve: ({ inputs }) => [...inputs] }),
      result: t.exposeString("result", { description: "The artifact that the pipeline produces." }),
      stages: t.field({ type: [PipelineStage], description: "The stages in execution order.", resolve: ({ stages }) => [...stages] }),
    }),
  });
};

const addPipelineStage: ApiPart = (builder) => {
  builder.objectType(PipelineStage, {
    name: "PipelineStage",
    description: "One stage of a pipeline.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The name of the stage: a verb, unique in its pipeline." }),
      plugin: t.exposeString("plugin", { description: "The plugin that provides the stage." }),
      level: t.exposeInt("level", { description: "The level of the stage. Stages of the same level do not wait for each other." }),
      needs: t.stringList({ description: "The artifacts that the stage requires.", resolve: ({ needs }) => [...needs] }),
      optional: t.stringList({
        description: "The artifacts that the stage uses when they are available.",
        resolve: ({ optional }) => [...optional],
      }),
      makes: t.exposeString("makes", { description: "The artifact that the stage makes." }),
      after: t.stringList({ description: "The stages that it waits for.", resolve: ({ after }) => [...after] }),
      conditional: t.exposeBoolean("conditional", { description: "Whether the stage can be skipped." }),
    }),
  });
};

const addEngineQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    serverInfo: t.field({
      type: ServerInfo,
      description: "Information about the server. It needs no token.",
      skipTypeScopes: true,
      resolve: (_root, _args, { server }) => server,
    }),
    plugins: t.field({
      type: [Plugin],
      description: "The loaded plugins, in load order.",
      resolve: (_root, _args, { kernel }) => [...kernel.plugins],
    }),
    pipelines: t.field({
      type: [Pipeline],
      description: "The pipelines of the engine with their stages.",
      resolve: (_root, _args, { kernel }) => [...kernel.pipelines()],
    }),
  }));
};
