import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { toPlainId } from "freeform-rpg/graphql";
import { gt } from "semver";
import type { PackConflict } from "./packs/conflicts.ts";
import type { InstalledPack } from "./packs/read-installed.ts";
import { FileError, showProblem } from "./problems.ts";
import { Library, Packs } from "./tokens.ts";
import type { PackShelf } from "./tokens.ts";

/** Adds the packs that are installed, those that could be, and what several of them claim. */
export const addPacks: ApiPart = (builder) => {
  addInstalled(builder);
  addAvailable(builder);
  const conflict = describeConflict(builder);
  builder.queryField("packConflicts", (t) =>
    t.field({
      type: [conflict],
      description: "Ids and names that several packs of a campaign claim, with who prevails and why. For its DMs.",
      args: { campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }) },
      authScopes: (_root, { campaignId }) => ({ dm: toPlainId("Campaign", String(campaignId)) }),
      resolve: async (_root, { campaignId }, { use }) => {
        const library = await use(Library);
        return [...(await library.conflicts(await library.packsOf(toPlainId("Campaign", String(campaignId)))))];
      },
    }),
  );
};

const addInstalled: ApiPart = (builder) => {
  const need = builder.objectRef<InstalledPack["depends_on"][number]>("PackDependency").implement({
    description: "A pack that another one needs.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the pack that is needed." }),
      version: t.exposeString("version", { description: "The versions that will do, as a semver range." }),
    }),
  });
  const pack = builder.objectRef<InstalledPack>("ContentPack").implement({
    description: "A sourcebook that is installed and searched.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, as scenarios name it." }),
      name: t.exposeString("name", { description: "What it is called." }),
      version: t.exposeString("version", { description: "Its semantic version." }),
      layer: t.exposeString("layer", { description: "How far it reaches: `core`, `setting`, `regional`, `adventure` or `homebrew`." }),
      genre: t.exposeString("genre", { description: "Its genre; empty when it does not say." }),
      files: t.exposeInt("files", { description: "How many content files it has." }),
      chunks: t.exposeInt("chunks", { description: "How many pieces of text retrieval finds in it." }),
      tokens: t.exposeInt("tokens", { description: "Tokens of all of them." }),
      dependsOn: t.field({ type: [need], description: "Packs that it needs.", resolve: ({ depends_on }) => [...depends_on] }),
      installedAt: t.field({
        type: "DateTime",
        description: "When it was first installed.",
        resolve: ({ installed_at }) => new Date(installed_at),
      }),
      upgrade: t.string({
        nullable: true,
        description: "The version that lies on the shelf, if it is newer; `null` otherwise.",
        resolve: async ({ id, version }, _args, { use }) => newer(await use(Packs), id, version),
      }),
    }),
  });
  builder.queryField("contentPacks", (t) =>
    t.field({
      type: [pack],
      description: "Every pack that is installed, by id.",
      resolve: async (_root, _args, { use }) => (await (await use(Library)).list()).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  );
};

const newer = async (shelf: PackShelf, id: string, version: string): Promise<string | null> => {
  const manifest = await shelf.manifest(id).catch(ignoreUnusable);
  return manifest !== null && gt(manifest.version, version) ? manifest.version : null;
};

/** What cannot be read is no upgrade; the shelf's own list says what is wrong with it. */
const ignoreUnusable = (error: unknown): null => {
  if (error instanceof FileError) return null;
  throw error;
};

interface AvailablePack {
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly layer: string | null;
  readonly description: string;
  readonly problems: readonly string[];
}

const addAvailable: ApiPart = (builder) => {
  const available = builder.objectRef<AvailablePack>("AvailablePack").implement({
    description: "A pack that lies on the server's shelf, installed or not.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id: `installPack` takes it." }),
      name: t.exposeString("name", { description: "What it is called; its id when its manifest cannot be read." }),
      version: t.exposeString("version", { nullable: true, description: "Its version; `null` when its manifest cannot be read." }),
      layer: t.exposeString("layer", { nullable: true, description: "Its layer; `null` when its manifest cannot be read." }),
      description: t.exposeString("description", { description: "What it says of itself; may be empty." }),
      problems: t.stringList({
        description: "What is wrong with its manifest, each with file and line.",
        resolve: ({ problems }) => [...problems],
      }),
    }),
  });
  builder.queryField("availablePacks", (t) =>
    t.field({
      type: [available],
      description: "The packs on the server's shelf, by id.",
      resolve: async (_root, _args, { use }) => {
        const shelf = await use(Packs);
        return Promise.all((await shelf.ids()).map((id) => describeAvailable(shelf, id)));
      },
    }),
  );
};

const describeAvailable = async (shelf: PackShelf, id: string): Promise<AvailablePack> => {
  try {
    const { name, version, layer, description } = await shelf.manifest(id);
    return { id, name, version, layer, description, problems: [] };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { id, name: id, version: null, layer: null, description: "", problems: error.problems.map(showProblem) };
  }
};

const describeConflict = (builder: Builder) =>
  builder.objectRef<PackConflict>("PackConflict").implement({
    description: "An id or a name that files of several packs claim.",
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "`id` or `name`." }),
      claimed: t.exposeString("claimed", { description: "What is claimed." }),
      winner: t.exposeString("winner", { description: "The file that prevails, `pack:id`." }),
      losers: t.stringList({ description: "The others, `pack:id`.", resolve: ({ losers }) => [...losers] }),
      account: t.exposeString("account", { description: "Who prevails, why and what that means, as sentences." }),
    }),
  });
