import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { packAgainst } from "../packed-json.ts";
import type { PackBase, PackedAgainst } from "../packed-json.ts";
import { remember } from "../remember.ts";
import type { ModelCall } from "../tokens.ts";

/** A call's request as it is stored, and the one that has to be stored for it to be read. */
export type PackedRequest = Pick<PackedAgainst, "stored" | "against">;

/**
 * The requests that this process stored whole, against which later ones of the same prompt and campaign are packed: most of a conversation is that of
 * the turn before.
 */
export interface RequestBases {
  pack(call: ModelCall): PackedRequest;
  /** Packs a call's request by itself, because the one that it was packed against is gone. */
  packWhole(call: ModelCall): PackedRequest;
}

/** Prompts of campaigns of which a request is remembered: up to 100 kB each. */
const limit = 200;

/** Milliseconds for which others are packed against a request. Retention leaves it a day longer than those, so that this may be less and never more. */
const longest = 12 * 60 * 60 * 1000;

/** Opens the memory of one process. */
export const openRequestBases = (): RequestBases => {
  const bases = new Map<string, { readonly base: PackBase; readonly since: number }>();
  const packWith = (call: ModelCall, earlier: PackBase | null): PackedRequest => {
    const { stored, against, base } = packAgainst(call.request, call.id, earlier);
    if (base !== null) remember(bases, limit, keyOf(call), { base, since: Date.now() });
    return { stored, against };
  };
  return {
    pack: (call) => {
      const known = bases.get(keyOf(call));
      // The same call may come again: it is stored already, and must not be packed against itself.
      const isOf = known !== undefined && known.base.id !== call.id && Date.now() - known.since < longest;
      return packWith(call, isOf ? known.base : null);
    },
    packWhole: (call) => packWith(call, null),
  };
};

const keyOf = ({ campaignId, promptId }: ModelCall): string => JSON.stringify([campaignId, promptId]);

/** SQL of whether a request is stored as it was remembered: a campaign may be deleted, and come back from an archive. */
export const isStored = (campaignId: string, { id, digest }: PackBase): RawBuilder<boolean> => sql`
  exists (select from model_calls base where base.campaign_id = ${campaignId} and base.id = ${id}
    and ${isWhole(sql`base`)} and md5(base.request ->> '$zstd') = ${digest})`;

/** SQL of whether the request of a row of `model_calls` is packed by itself, so that others may be packed against it. */
export const isWhole = (row: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(jsonb_exists(${row}.request, '$zstd') and not jsonb_exists(${row}.request, '$base'))`;

/** SQL of the request against which that of a row of `model_calls` is packed, for `unpack`; `null` where there is none. */
export const requestBase = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select base.request from model_calls base where base.campaign_id = ${row}.campaign_id and base.id = ${row}.request ->> '$base')`;
