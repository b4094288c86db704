import { join } from "node:path";
import assemble from "./assemble/plugin.ts";
import classify from "./classify/plugin.ts";
import core from "./core/plugin.ts";
import drafts from "./drafts/plugin.ts";
import enrich from "./enrich/plugin.ts";
import extract from "./extract/plugin.ts";
import guidance from "./guidance/plugin.ts";
import jobs from "./jobs/plugin.ts";
import segment from "./segment/plugin.ts";
import structure from "./structure/plugin.ts";
import systems from "./systems/plugin.ts";
import validate from "./validate/plugin.ts";

/** Days that an ingest is kept after its last change, and after its promotion; `null`: for ever. */
export interface Retention {
  readonly days: number | null;
  readonly promotedDays: number | null;
}

/**
 * From a book's PDF to a pack. Everything lies under `data`: operators may name books in `data/books` by path, others are uploaded; drafts may
 * be promoted from `data/ingest` to `data/packs`.
 */
export const ingest = ({ data, keep }: { readonly data: string; readonly keep: Retention }) =>
  [
    core,
    extract,
    structure,
    segment,
    classify,
    enrich,
    systems,
    guidance,
    assemble,
    validate,
    drafts,
    {
      plugin: jobs,
      options: {
        jobs: join(data, "ingest", "jobs"),
        uploads: join(data, "ingest", "uploads"),
        books: [join(data, "books")],
        drafts: [join(data, "ingest")],
        packs: join(data, "packs"),
        keep,
      },
    },
  ] as const;
