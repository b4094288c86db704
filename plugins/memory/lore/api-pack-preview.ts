import { PackLayerEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { PackChange, PackPreview } from "./packs/pack-preview.ts";
import type { PackConflictType } from "./api-pack-conflicts.ts";

/** Adds the type of a preview of an installation. */
export const describePreview = (builder: Builder, conflict: PackConflictType) => {
  const change = describeChange(builder);
  return builder.objectRef<PackPreview>("PackInstallPreview").implement({
    description: "What installing a pack would change.",
    fields: (t) => ({
      packs: t.field({
        type: [change],
        description: "The pack and its dependencies, in the order of installation.",
        resolve: ({ packs }) => [...packs],
      }),
      conflicts: t.field({
        type: [conflict],
        description: "Ids and names that installed packs define too.",
        resolve: ({ conflicts }) => [...conflicts],
      }),
      warnings: t.stringList({
        description: "Flaws in the files that do not prevent the installation, as `file:line: message`.",
        resolve: ({ warnings }) => [...warnings],
      }),
      campaigns: t.stringList({
        description: "Campaigns that use a pack that would change. Their history and corrections do not change.",
        resolve: ({ campaigns }) => [...campaigns],
      }),
    }),
  });
};

const describeChange = (builder: Builder) => {
  const action = builder.enumType("PackAction", {
    description: "What an installation does with a pack.",
    values: {
      INSTALL: { value: "install", description: "It is new." },
      UPGRADE: { value: "upgrade", description: "It is newer than the installed one." },
      DOWNGRADE: { value: "downgrade", description: "It is older than the installed one." },
      REFRESH: { value: "refresh", description: "It has changed under the same version." },
      NOTHING: { value: "nothing", description: "It is installed as it is." },
    } as const,
  });
  const [files, chunks] = [describeFiles(builder), describeChunks(builder)];
  return builder.objectRef<PackChange>("PackChange").implement({
    description: "What an installation would change in one pack.",
    fields: (t) => ({
      pack: t.exposeString("pack_id", { description: "The key of the pack." }),
      name: t.exposeString("name", { description: "The name of the pack." }),
      layer: t.expose("layer", { type: PackLayerEnum, description: "The layer of the pack." }),
      installedVersion: t.exposeString("from", { nullable: true, description: "The installed version; `null` when none is." }),
      version: t.exposeString("to", { description: "The version afterwards." }),
      action: t.expose("action", { type: action, description: "What is done." }),
      files: t.expose("files", { type: files, description: "The files that differ." }),
      chunks: t.expose("chunks", { type: chunks, description: "Numbers of text chunks." }),
      tokens: t.exposeInt("tokens", { description: "The number of tokens in all of its chunks." }),
    }),
  });
};

const describeFiles = (builder: Builder) =>
  builder.objectRef<PackChange["files"]>("PackFileChanges").implement({
    description: "Files that an installation would change: paths within the pack.",
    fields: (t) => ({
      added: t.exposeStringList("added", { description: "New files." }),
      changed: t.exposeStringList("changed", { description: "Files with another text." }),
      removed: t.exposeStringList("removed", { description: "Files that are no longer there." }),
    }),
  });

const describeChunks = (builder: Builder) =>
  builder.objectRef<PackChange["chunks"]>("PackChunkChanges").implement({
    description: "Numbers of text chunks that an installation would change. Only added and changed ones are indexed.",
    fields: (t) => ({
      added: t.exposeInt("added", { description: "New chunks." }),
      changed: t.exposeInt("changed", { description: "Chunks with another text." }),
      removed: t.exposeInt("removed", { description: "Chunks that are no longer found." }),
      kept: t.exposeInt("kept", { description: "Chunks that stay as they are." }),
    }),
  });
