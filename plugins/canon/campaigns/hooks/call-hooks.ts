import { createReport } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { campaignHooks } from "../tokens.ts";
import type { CampaignMoments } from "./campaign-hooks.ts";

/** Milliseconds that the functions of all plugins have. */
const patience = 10_000;

/**
 * Calls the functions that plugins have contributed to `campaignHooks`, all at once, and waits for them for up to ten seconds. It never throws:
 * what fails or takes longer is reported with the name of its plugin.
 */
export const callHooks = async <K extends keyof CampaignMoments>(
  runner: Pick<Kernel, "read" | "use">,
  hook: K,
  moment: CampaignMoments[K],
): Promise<void> => {
  const hooks = runner.read(campaignHooks).filter(({ value }) => value[hook] !== undefined);
  if (hooks.length === 0) return;
  const limit = AbortSignal.timeout(patience);
  const tooLong = new Promise<never>((_resolve, reject) => limit.addEventListener("abort", () => reject(limit.reason), { once: true }));
  tooLong.catch(() => undefined);
  await Promise.all(
    hooks.map(async ({ plugin, value }) => {
      try {
        await Promise.race([value[hook]?.(moment, { use: (service) => runner.use(service) }), tooLong]);
      } catch (error) {
        createReport(runner, plugin)(`Its hook "${hook}" failed for the campaign "${moment.campaignId}".`, error);
      }
    }),
  );
};
