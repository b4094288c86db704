import type { Service } from "freeform-rpg/kernel";

/** Something that has happened to a campaign. */
export interface CampaignMoment {
  readonly campaignId: string;
  /** The user who did it. */
  readonly userId: string;
}

/** What happens to campaigns, as plugins hear of it, each time after it has happened. */
export interface CampaignMoments {
  /** Also when it was imported; `userId` is empty then. */
  readonly created: CampaignMoment;
  /** All rows of the campaign are gone by then. */
  readonly deleted: CampaignMoment;
  /** `turnNo` is the last turn that was kept. */
  readonly rewound: CampaignMoment & { readonly turnNo: number };
  /** `turnNo` is the turn that was struck, or after which an undone change was made. */
  readonly struck: CampaignMoment & { readonly turnNo: number };
  readonly sessionStarted: CampaignMoment & { readonly sessionId: string };
  readonly sessionEnded: CampaignMoment & { readonly sessionId: string };
}

/** What a hook works with. */
export interface HookTools {
  /** A service, such as one that the plugin itself provides. */
  readonly use: <T>(service: Service<T>) => Promise<T>;
}

/** A plugin's functions, by what they are called for. One that fails is reported with the name of its plugin, and changes nothing. */
export type CampaignHooks = {
  readonly [K in keyof CampaignMoments]?: (moment: CampaignMoments[K], tools: HookTools) => Promise<unknown> | void;
};
