import { CommandError } from "../command-error.ts";
import type { ApiClient } from "./api-client.ts";
import { FindByAliasDocument, FindByNameDocument, FindEntityDocument } from "./generated/graphql.ts";
import { campaignOf } from "./read-campaign.ts";

/**
 * The id of what is meant by an id, a name, for DMs a former or short name, or a part of a name. What nothing is found for is left to the server to refuse. Throws
 * `name_ambiguous` for a part of several names.
 */
export const findEntity = async (api: ApiClient, campaignId: string, given: string): Promise<string> => {
  const { entity, myRole } = campaignOf(await api.request(FindEntityDocument, { id: campaignId, entity: given }), campaignId);
  if (entity) return entity.key;
  // Only DMs read what names resolve to.
  const isDm = myRole === "DM";
  const alias = isDm ? (await api.request(FindByAliasDocument, { id: campaignId, name: given })).resolveName.entityKey : null;
  if (alias) return alias;
  const visibility = isDm ? (["KNOWN", "DM", "WORLD"] as const) : null;
  const named = await api.request(FindByNameDocument, { id: campaignId, name: given, visibility: visibility && [...visibility] });
  const { nodes } = campaignOf(named, campaignId).entities;
  const exact = nodes.filter(({ name }) => name.toLowerCase() === given.toLowerCase());
  const meant = exact.length > 0 ? exact : nodes;
  if (meant.length > 1)
    throw new CommandError(
      "name_ambiguous",
      `"${given}" may be ${meant.map(({ name, key }) => `${name} (${key})`).join(" or ")}. Write the id.`,
      2,
    );
  return meant[0]?.key ?? given;
};

/** The same for several. */
export const findEntities = (api: ApiClient, campaignId: string, given: readonly string[]): Promise<string[]> =>
  Promise.all(given.map((one) => findEntity(api, campaignId, one)));
