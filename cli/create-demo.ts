import type { Kernel } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { demo } from "./demo.ts";
import { remark } from "./output.ts";

/** Creates the demo campaign, unless there is one. */
export const createDemo = async (kernel: Kernel): Promise<void> => {
  const campaigns = await kernel.use(Campaigns);
  const { campaign_id, created } = await campaigns.demo(demo, ({ manifest }, done, total) =>
    remark(`Installing the pack "${manifest.name}" for the demo campaign (${done + 1} of ${total}) ...`),
  );
  if (created) remark(`Created the campaign "${campaign_id}".`);
};
