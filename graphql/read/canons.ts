import type { Canons } from "./canon-maps.ts";
import { canonSources } from "freeform-rpg/plugins/canon/corrections";
import type { Canon, CorrectionsService } from "freeform-rpg/plugins/canon/corrections";
import type { ApiKernel } from "../builder/context.ts";

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
      const canons = new Map<string, Canon>();
      for (const id of campaignIds) {
        const head = corrections?.lastHead(id);
        if (corrections && head && head.canon > 0) canons.set(id, await corrections.mapAt(id, head));
      }
      return withoutPlain(canons);
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
