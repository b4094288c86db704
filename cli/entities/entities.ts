import { ListEntitiesDocument, ShowEntityDocument } from "../api/generated/graphql.ts";
import type { EntityType, ListEntitiesQuery, ShowEntityQuery, Visibility } from "../api/generated/graphql.ts";
import type { ApiClient } from "../api/api-client.ts";
import { findEntity } from "../api/find-entity.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { paint, print, printJson, printTable } from "../output.ts";

export interface ShowOptions extends CampaignOptions {
  readonly all?: boolean;
}

export interface ListOptions extends ShowOptions {
  readonly type?: string;
  readonly name?: string;
}

/** Lists entities. */
export const listEntities = ({ campaign, json, type, name, all = false, ...options }: ListOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const visibility: Visibility[] = all ? ["KNOWN", "WORLD", "DM"] : ["KNOWN"];
    // The choices of the option are the names of the types.
    const types = type === undefined ? null : [type.toUpperCase() as EntityType];
    const entities = await readAll(api, campaign, { type: types, name: name ?? null, visibility, all });
    if (json) return printJson({ campaign, entities });
    if (entities.length === 0) return print("There are none. A DM adds one with: entities create");
    printTable([["id", "name", "type", "notes"], ...entities.map((one) => [one.key, one.name, one.type.toLowerCase(), describe(one)])]);
  });

type Page = NonNullable<ListEntitiesQuery["campaign"]>["entities"];
type Listed = Page["nodes"][number];

interface Filter {
  readonly type: EntityType[] | null;
  readonly name: string | null;
  readonly visibility: Visibility[];
  readonly all: boolean;
}

/** Every page of a list. */
const readAll = async (api: ApiClient, id: string, filter: Filter): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Page = campaignOf(await api.request(ListEntitiesDocument, { id, ...filter, after }), id).entities;
    all.push(...page.nodes);
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  return all;
};

const describe = ({ present, tags, dm }: Listed): string =>
  [present ? "here" : "", tags.includes("retired") ? "retired" : "", dm && dm.visibility !== "KNOWN" ? "players do not know it" : ""]
    .filter((part) => part !== "")
    .join(", ");

/** Shows one entity. Throws `entity_missing`. */
export const showEntity = (entity: string, { campaign: id, json, all = false, ...options }: ShowOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const key = await findEntity(api, id, entity);
    const found = campaignOf(await api.request(ShowEntityDocument, { id, entity: key, all }), id).entity;
    if (found === null) throw new CommandError("entity_missing", `There is no entity "${entity}", or you may not see it.`);
    if (json) return printJson(found);
    for (const line of [...describeKnown(found), ...(all ? describeHidden(found) : [])]) print(line);
  });

type Shown = NonNullable<NonNullable<ShowEntityQuery["campaign"]>["entity"]>;

const describeKnown = ({ key, name, type, description, aliases, tags, inventory, facts }: Shown): string[] => [
  `${paint.bold(name)} (${key}), ${type.toLowerCase()}`,
  ...(description === null ? [] : [description]),
  ...(aliases.length === 0 ? [] : [`Also called: ${aliases.join(", ")}`]),
  ...(tags.length === 0 ? [] : [`Tags: ${tags.join(", ")}`]),
  ...(inventory.length === 0
    ? []
    : [`Carries: ${inventory.map(({ item, itemKey, quantity }) => `${quantity} ${item?.name ?? itemKey}`).join(", ")}`]),
  ...facts.map(({ text }) => `- ${text}`),
];

const describeHidden = ({ dm }: Shown): string[] => {
  const { visibility, location, attributes } = dmOf({ dm: dm ?? null });
  return [`Visibility: ${visibility.toLowerCase()}`, `At: ${location?.name ?? "unknown"}`, `Attributes: ${JSON.stringify(attributes)}`];
};
