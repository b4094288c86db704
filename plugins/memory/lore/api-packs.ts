import type { PackLayer } from "freeform-rpg/schemas";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { CampaignDm, PackLayerEnum } from "freeform-rpg/graphql";
import { gt } from "semver";
import { FileError, showProblem } from "freeform-rpg/documents";
import { addPackChanges } from "./api-pack-changes.ts";
import { describePreview } from "./api-pack-preview.ts";
import { describeConflict } from "./api-pack-conflicts.ts";
import type { InstalledPack } from "./packs/read-installed.ts";
import { InstalledPacks, Packs } from "./tokens.ts";
import type { PackRepository } from "./pack-repository.ts";

/** Adds the installed packs, the available ones, their conflicts, and what changes them. */
export const addPacks = (builder: Builder): void => {
  addInstalled(builder);
  addAvailable(builder);
  const conflict = describeConflict(builder);
  addPackChanges(builder, describePreview(builder, conflict));
  builder.objectField(CampaignDm, "packConflicts", (t) =>
    t.field({
      type: [conflict],
      description: "Ids and names that several of its packs define, with the file that takes precedence.",
      args: {
        with: t.arg.idList({
          description:
            "Further installed packs, as if the campaign used them too: a preview. A pack that is not installed defines nothing.",
        }),
      },
      resolve: async ({ campaign_id }, args, { use }) => {
        const library = await use(InstalledPacks);
        const packs = new Set([...(await library.packsOf(campaign_id)), ...(args.with ?? []).map(String)]);
        return [...(await library.conflicts([...packs]))];
      },
    }),
  );
};

const addInstalled: ApiPart = (builder) => {
  const dependency = builder.objectRef<InstalledPack["dependsOn"][number]>("PackDependency").implement({
    description: "A dependency of a pack on another pack.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the required pack." }),
      version: t.exposeString("version", { description: "The accepted versions, as a semver range." }),
    }),
  });
  const pack = builder.node(builder.objectRef<InstalledPack>("ContentPack"), {
    description: "An installed content pack. Searches find its text.",
    id: { resolve: ({ id }) => id },
    loadWithoutCache: async (id, { use, viewer }) =>
      (viewer && (await (await use(InstalledPacks)).list()).find((pack) => pack.id === id)) ?? null,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the pack, as scenarios reference it." }),
      name: t.exposeString("name", { description: "The name of the pack." }),
      version: t.exposeString("version", { description: "The semantic version." }),
      layer: t.expose("layer", { type: PackLayerEnum, description: "The layer of the pack." }),
      genre: t.exposeString("genre", { description: "The genre of the pack; empty when its manifest has none." }),
      language: t.exposeString("language", {
        description: "The language of its text as a BCP 47 tag, such as `de`: from its manifest, or detected at its installation.",
      }),
      files: t.exposeInt("files", { description: "The number of content files." }),
      chunks: t.exposeInt("chunks", { description: "The number of text chunks that can be found." }),
      tokens: t.exposeInt("tokens", { description: "The number of tokens in all chunks." }),
      dependsOn: t.field({
        type: [dependency],
        description: "The packs that this pack requires.",
        resolve: ({ dependsOn }) => [...dependsOn],
      }),
      installedAt: t.field({
        type: "DateTime",
        description: "The time of the first installation.",
        resolve: ({ installedAt }) => new Date(installedAt),
      }),
      upgrade: t.string({
        nullable: true,
        description: "The newer version in the server's pack directory; `null` when there is none.",
        resolve: async ({ id, version }, _args, { use }) => findUpgrade(await use(Packs), id, version),
      }),
    }),
  });
  builder.queryField("contentPacks", (t) =>
    t.field({
      type: [pack],
      description: "All installed packs, ordered by id.",
      resolve: async (_root, _args, { use }) => (await (await use(InstalledPacks)).list()).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  );
};

const findUpgrade = async (repository: PackRepository, id: string, version: string): Promise<string | null> => {
  const manifest = await repository.manifest(id).catch(ignoreUnusable);
  return manifest !== null && gt(manifest.version, version) ? manifest.version : null;
};

/** A pack that cannot be read is not an upgrade; `availablePacks` lists its problems. */
const ignoreUnusable = (error: unknown): null => {
  if (error instanceof FileError) return null;
  throw error;
};

interface AvailablePack {
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly layer: PackLayer | null;
  readonly description: string;
  readonly problems: readonly string[];
}

const addAvailable: ApiPart = (builder) => {
  const available = builder.node(builder.objectRef<AvailablePack>("AvailablePack"), {
    description: "A content pack in the server's pack directory, installed or not.",
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context) => loadAvailable(context, id),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the pack, as `installPack` takes it." }),
      name: t.exposeString("name", { description: "The name of the pack; its id when its manifest cannot be read." }),
      version: t.exposeString("version", {
        nullable: true,
        description: "The version of the pack; `null` when its manifest cannot be read.",
      }),
      layer: t.expose("layer", {
        type: PackLayerEnum,
        nullable: true,
        description: "The layer of the pack; `null` when its manifest cannot be read.",
      }),
      description: t.exposeString("description", { description: "The description in the pack's manifest; may be empty." }),
      problems: t.stringList({
        description: "The problems in its manifest, each with file and line. Empty when it is valid.",
        resolve: ({ problems }) => [...problems],
      }),
    }),
  });
  builder.queryField("availablePacks", (t) =>
    t.field({
      type: [available],
      description: "The packs in the server's pack directory, ordered by id.",
      resolve: async (_root, _args, { use }) => {
        const repository = await use(Packs);
        return Promise.all((await repository.ids()).map((id) => describeAvailable(repository, id)));
      },
    }),
  );
};

const loadAvailable = async ({ use, viewer }: Context, id: string): Promise<AvailablePack | null> => {
  const repository = await use(Packs);
  return viewer && (await repository.ids()).includes(id) ? describeAvailable(repository, id) : null;
};

const describeAvailable = async (repository: PackRepository, id: string): Promise<AvailablePack> => {
  try {
    const { name, version, layer, description } = await repository.manifest(id);
    return { id, name, version, layer, description, problems: [] };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { id, name: id, version: null, layer: null, description: "", problems: error.problems.map(showProblem) };
  }
};
