import archives from "./archives/plugin.ts";
import campaigns from "./campaigns/plugin.ts";
import changes from "./changes/plugin.ts";
import corrections from "./corrections/plugin.ts";
import dmVoice from "./dm-voice/plugin.ts";
import handouts from "./handouts/plugin.ts";
import invitations from "./invitations/plugin.ts";
import lifecycle from "./lifecycle/plugin.ts";
import panels from "./panels/plugin.ts";
import pluginState from "./plugin-state/plugin.ts";
import reviews from "./reviews/plugin.ts";
import safety from "./safety/plugin.ts";
import strikes from "./strikes/plugin.ts";

/**
 * Campaigns and their canon. `scenarios`: the folder of scenario files; `demo`: the scenario that `serve --demo` plays. List this group after
 * everything that adds to the packet, so that canonical names apply to what was added too.
 */
export const canon = (options: { readonly scenarios: string; readonly demo: string }) =>
  [
    corrections,
    { plugin: campaigns, options },
    changes,
    dmVoice,
    panels,
    pluginState,
    safety,
    reviews,
    strikes,
    handouts,
    archives,
    invitations,
    lifecycle,
  ] as const;
