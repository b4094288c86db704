import { AddBoundaryDocument, ListBoundariesDocument, SetBoundariesDocument } from "../api/generated/graphql.ts";
import type { BoundaryKind } from "../api/generated/graphql.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

interface Boundaries {
  readonly lines: readonly string[];
  readonly veils: readonly string[];
}

/** Lists lines and veils. */
export const listBoundaries = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => show(campaignOf(await api.request(ListBoundariesDocument, { id }), id).boundaries, json));

/** Adds a line or a veil. */
export const addBoundary = (
  kind: BoundaryKind,
  topic: string,
  { campaign: campaignId, json, ...options }: CampaignOptions,
): Promise<void> =>
  connected(options, async ({ api }) =>
    show(unwrap((await api.request(AddBoundaryDocument, { input: { campaignId, kind, topic } })).changed).boundaries, json),
  );

/** Removes lines and veils with this topic. */
export const removeBoundary = (topic: string, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { lines, veils } = campaignOf(await api.request(ListBoundariesDocument, { id: campaignId }), campaignId).boundaries;
    const others = (topics: readonly string[]): string[] => topics.filter((one) => one.toLowerCase() !== topic.trim().toLowerCase());
    const input = { campaignId, lines: others(lines), veils: others(veils) };
    show(unwrap((await api.request(SetBoundariesDocument, { input })).changed).boundaries, json);
  });

const show = ({ lines, veils }: Boundaries, json: boolean | undefined): void => {
  if (json) return printJson({ lines, veils });
  print(`Never: ${lines.join("; ")}`);
  print(`Out of sight: ${veils.length === 0 ? "nothing" : veils.join("; ")}`);
};
