import { commonErrors } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Ingestion } from "../tokens.ts";
import { PromotionRow } from "./rows.ts";
import { findSource, requireReader } from "./start.ts";
import type { BookInputType } from "./start.ts";

/** Adds `uploadPack`. */
export const addUploadPack = (builder: Builder, book: BookInputType): void => {
  builder.mutationField("uploadPack", (t) =>
    t.fieldWithInput({
      type: PromotionRow,
      description:
        "Checks a content pack and stores it with the server's packs, completely or not at all. Continue with `installPack`. For operators.",
      typeOptions: { description: "The pack, and whether it may replace another." },
      input: {
        source: t.input.field({ type: book, required: true, description: "A ZIP archive of the pack's folder, with its `pack.yaml`." }),
        force: t.input.boolean({
          defaultValue: false,
          description: "Whether to replace a pack with the same id by one that is not newer. Default false.",
        }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { source, force } }, context) => {
        requireReader(context);
        const from = findSource(context, { upload: source.upload ?? undefined, path: source.path ?? undefined });
        return (await context.use(Ingestion)).storePack(from, force === true);
      },
    }),
  );
};
