import { commonErrors } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { ImportedNotes, LeftOut } from "freeform-rpg/plugins/ingest/notes/lib";
import { Ingestion } from "../tokens.ts";
import { findSource, requireReader } from "./start.ts";
import type { BookInputType } from "./start.ts";

/** An imported pack as the API shows it. */
class ImportedNotesRow implements Omit<ImportedNotes, "folder"> {
  declare readonly pack: string;
  declare readonly name: string;
  declare readonly format: string;
  declare readonly entries: number;
  declare readonly byType: Readonly<Record<string, number>>;
  declare readonly known: number;
  declare readonly leftOut: readonly LeftOut[];
  declare readonly warnings: readonly string[];
}

/** Adds importing notes. */
export const addImportNotes = (builder: Builder, book: BookInputType): void => {
  const leftOut = builder.objectRef<LeftOut>("LeftOutOfImport");
  builder.objectType(leftOut, {
    description: "Something in imported notes that a content pack has no place for.",
    fields: (t) => ({
      what: t.exposeString("what", { description: "What it is, such as `pictures and embedded files`." }),
      count: t.exposeInt("count", { description: "How many there are." }),
      why: t.exposeString("why", { description: "The reason." }),
    }),
  });
  builder.objectType(ImportedNotesRow, {
    name: "ImportedNotes",
    description: "A content pack that was made of notes. `installPack` makes it searchable.",
    fields: (t) => ({
      pack: t.exposeString("pack", { description: "The id of the pack." }),
      name: t.exposeString("name", { description: "The name of the pack." }),
      format: t.exposeString("format", { description: "What the source was, such as `Kanka`." }),
      entries: t.exposeInt("entries", { description: "The number of entries." }),
      known: t.exposeInt("known", { description: "The number of entries that players may read." }),
      leftOut: t.field({ type: [leftOut], description: "What had no place in the pack.", resolve: (row) => [...row.leftOut] }),
      warnings: t.stringList({ description: "What installing the pack would warn of.", resolve: ({ warnings }) => [...warnings] }),
    }),
  });
  addMutation(builder, book);
};

const addMutation = (builder: Builder, book: BookInputType): void => {
  const input = builder.inputType("ImportNotesInput", {
    description: "Notes, and the pack to make of them.",
    fields: (t) => ({
      source: t.field({
        type: book,
        required: true,
        description:
          "A file or ZIP archive: Markdown notes, a lorebook, a character card, an export of Foundry VTT or Kanka, or data of Open5e or the 5e database.",
      }),
      id: t.string({ description: "The id of the pack. Default: made from its name." }),
      name: t.string({ description: "The name of the pack. Default: that of the source." }),
      known: t.boolean({ description: "Whether players may read what the source does not mark. Default: false, only the DM may." }),
      force: t.boolean({ description: "Whether to replace a pack of this id. Default: false." }),
    }),
  });
  builder.mutationField("importNotes", (t) =>
    t.field({
      type: ImportedNotesRow,
      description: "Makes a content pack of notes or of another program's export and stores it with the server's packs. For operators.",
      args: { input: t.arg({ type: input, required: true, description: "The notes and the pack." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { source, id, name, known, force } }, context) => {
        requireReader(context);
        const ingestion = await context.use(Ingestion);
        const from = findSource(context, { upload: source.upload ?? undefined, path: source.path ?? undefined });
        const manifest = { ...(id && { id }), ...(name && { name }) };
        return ingestion.importNotes(from, { manifest, unmarked: known === true ? "known" : "dm", force: force ?? false });
      },
    }),
  );
};
