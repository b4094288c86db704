import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { CampaignDocuments } from "freeform-rpg/schemas/turn";
import { remember } from "../remember.ts";

/** The documents of a campaign as the database returns them: where the reader knows those of this mark, `null`. */
export interface StoredDocuments {
  readonly mark: string;
  readonly documents: Readonly<Record<string, unknown>> | null;
}

/** Parsed documents and the mark of what they were parsed from. */
export interface KnownDocuments {
  readonly mark: string;
  readonly documents: CampaignDocuments;
}

const names = Object.keys(CampaignDocuments.shape);

/** SQL of {@link StoredDocuments}, as fields of a JSON object. `row` is the name of a row of `campaigns`, `mark` that of its mark, `known` a mark. */
export const documentsOf = (row: RawBuilder<unknown>, mark: RawBuilder<unknown>, known: string | null): RawBuilder<unknown> => {
  const fields = names.map((name) => sql`${sql.lit(name)}, ${row}.${sql.ref(name)}`);
  return sql`'mark', ${mark}, 'documents', case when ${mark} = ${known}::text then null else jsonb_build_object(${sql.join(fields)}) end`;
};

/** SQL of the mark of a row's documents: a hash, as they take many times as long to send and to parse. */
export const markOf = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hash_record_extended(row(${sql.join(names.map((name) => sql`${row}.${sql.ref(name)}`))}), 0)::text`;

/** The documents that a process has parsed. */
export interface DocumentMemory {
  of(campaignId: string): KnownDocuments | null;
  /** Parses documents, unless they are `known`. */
  parse(campaignId: string, stored: StoredDocuments, known: KnownDocuments | null): CampaignDocuments;
}

/** Campaigns whose documents are remembered. */
const limit = 100;

/** Opens the memory of one process. */
export const openDocumentMemory = (): DocumentMemory => {
  const memory = new Map<string, KnownDocuments>();
  return {
    of: (campaignId) => memory.get(campaignId) ?? null,
    parse: (campaignId, { mark, documents: stored }, known) => {
      if (known?.mark === mark) return known.documents;
      const documents = CampaignDocuments.parse(stored);
      remember(memory, limit, campaignId, { mark, documents });
      return documents;
    },
  };
};
