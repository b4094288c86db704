import { canonSources } from "freeform-rpg/plugins/corrections";
import type { Canon, CanonHead, CorrectionsService } from "freeform-rpg/plugins/corrections";
import type { ApiKernel } from "../builder/context.ts";

/** The canonical maps by which one operation reads campaigns. */
export interface Canons {
  /** Whether anybody corrects campaigns here at all. */
  readonly watched: boolean;
  /** The map of a campaign that was read; `null` where nothing is corrected. */
  of(campaignId: string): Canon | null;
  /** The map of any campaign, as it stands now; `null` where nothing is corrected. For parts that read no campaign row. */
  read(campaignId: string): Promise<Canon | null>;
  /** Maps of those among these campaigns that are corrected, as far as they are kept: what a statement is first written by. */
  expect(campaignIds: readonly string[]): Promise<ReadonlyMap<string, Canon>>;
  /** Maps as of the heads that a statement has read. `stale` when it was written by others and has to be sent again. */
  settle(
    heads: ReadonlyMap<string, CanonHead>,
    written: ReadonlyMap<string, Canon>,
  ): Promise<{ readonly canons: ReadonlyMap<string, Canon>; readonly stale: boolean }>;
}

/** Makes the maps of one operation. */
export const createCanons = (kernel: ApiKernel): Canons => {
  const [source] = kernel.read(canonSources);
  const found = new Map<string, Canon>();
  const service = (): Promise<CorrectionsService> | null => (source ? kernel.use(source.value) : null);
  return {
    watched: source !== undefined,
    of: (campaignId) => found.get(campaignId) ?? null,
    read: async (campaignId) => {
      const canon = await (await service())?.map(campaignId);
      return canon === undefined || canon.plain ? null : canon;
    },
    expect: async (campaignIds) => {
      const corrections = await service();
      const kept = new Map<string, Canon>();
      for (const id of campaignIds) {
        const head = corrections?.lastHead(id);
        if (corrections && head && head.canon > 0) kept.set(id, await corrections.mapAt(id, head));
      }
      return withoutPlain(kept);
    },
    settle: async (heads, written) => {
      const corrections = await service();
      const read = new Map<string, Canon>();
      for (const [id, head] of heads) if (corrections && head.canon > 0) read.set(id, await corrections.mapAt(id, head));
      const canons = withoutPlain(read);
      for (const [id, canon] of canons) found.set(id, canon);
      const stale = [...heads.keys()].some((id) => canons.get(id) !== written.get(id));
      return { canons, stale };
    },
  };
};

const withoutPlain = (canons: ReadonlyMap<string, Canon>): ReadonlyMap<string, Canon> =>
  new Map([...canons].filter(([, canon]) => !canon.plain));
