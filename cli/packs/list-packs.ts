import { ListPacksDocument } from "../api/generated/graphql.ts";
import type { ListPacksQuery } from "../api/generated/graphql.ts";
import { print, printJson, printTable } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface ListPacksOptions extends CampaignOptions {
  readonly available?: boolean;
}

/** Lists installed packs, and with `available` those that could be installed. */
export const listPacks = ({ json, available = false, ...options }: ListPacksOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { contentPacks, availablePacks = [] } = await api.request(ListPacksDocument, { available });
    const others = availablePacks.filter(({ key }) => !contentPacks.some((pack) => pack.key === key));
    if (json) return printJson(available ? { installed: contentPacks, available: others } : contentPacks);
    showInstalled(contentPacks);
    showOthers(others);
  });

const showInstalled = (packs: ListPacksQuery["contentPacks"]): void => {
  if (packs.length === 0)
    return print("No pack is installed. `install-pack` installs one; creating a campaign installs the packs of its scenario.");
  printTable(
    packs.map(({ key, version, layer, chunks, tokens, name, upgrade }) => {
      const newer = upgrade === null ? "" : `  ${upgrade} is available: upgrade-pack ${key}`;
      return [key, version, layer, `${chunks} chunks`, `${tokens} tokens`, `${name}${newer}`];
    }),
  );
};

const showOthers = (packs: NonNullable<ListPacksQuery["availablePacks"]>): void => {
  if (packs.length === 0) return;
  print("\nAvailable, not installed:");
  printTable(
    packs.map(({ key, version, layer, name, problems }) => [
      key,
      version ?? "?",
      layer ?? "?",
      problems.length > 0 ? "invalid: pack-test shows the problems" : name,
    ]),
  );
};
