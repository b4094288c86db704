import { writeFile } from "node:fs/promises";
import { DmHandoutsDocument, HeldHandoutsDocument } from "../api/generated/graphql.ts";
import type { DrawerHandoutFragment } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions, Connection } from "../connect.ts";
import { print, printJson, printTable } from "../output.ts";

/** A handout as a member reads it. `state` is empty for players. */
interface Shown extends Pick<DrawerHandoutFragment, "key" | "title" | "text" | "alternativeText" | "image"> {
  readonly state: string;
}

/** Lists the handouts that the user may read. */
export const listHandouts = ({ campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const handouts = await readHandouts(api, campaign);
    if (json) return printJson(handouts);
    if (handouts.length === 0) return print("There are no handouts.");
    printTable(handouts.map(({ key, title, image, state }) => [key, title, image ? "image" : "", state]));
  });

/** Shows a handout, and writes its image to a file. Throws `handout_not_found`, `option_invalid`. */
export const showHandout = (id: string, { campaign, out, json, ...options }: CampaignOptions & { readonly out?: string }): Promise<void> =>
  connected(options, async ({ api }) => {
    const found = pickHandout(await readHandouts(api, campaign), id);
    if (found === undefined)
      throw new CommandError("handout_not_found", `There is no handout "${id}" for "${options.as}". List them: handouts list`);
    if (out !== undefined) await writeImage(api, found, out);
    if (json) return printJson(found);
    const { title, text, image, alternativeText, state } = found;
    print(state === "" ? title : `${title} (${state})`);
    if (text !== "") print(`\n${text}`);
    if (image)
      print(
        `\nImage, ${image.width} x ${image.height}: ${alternativeText || "not described"}${out === undefined ? "" : `, written to ${out}`}`,
      );
  });

/** The handout with this id or title, or whose id begins so. Throws `name_ambiguous`. */
const pickHandout = <T extends Pick<Shown, "key" | "title">>(handouts: readonly T[], given: string): T | undefined => {
  const exact = handouts.find(({ key }) => key === given);
  if (exact) return exact;
  const meant = handouts.filter(
    ({ key, title }) => title.toLowerCase() === given.toLowerCase() || (given.length >= 4 && key.startsWith(given)),
  );
  if (meant.length > 1)
    throw new CommandError(
      "name_ambiguous",
      `Several handouts are called "${given}": ${meant.map(({ key }) => key).join(", ")}. Write the id.`,
      2,
    );
  return meant[0];
};

/** The id of a DM's handout, by its title, its id or the beginning of its id. What is not found is left to the server to refuse. */
export const findHandout = async (api: Connection["api"], campaignId: string, given: string): Promise<string> => {
  const { campaign } = await api.request(DmHandoutsDocument, { id: campaignId });
  return pickHandout(campaign?.dm?.handouts ?? [], given)?.key ?? given;
};

/** Who holds a handout, in words. */
export const describeState = ({ state, given }: Pick<DrawerHandoutFragment, "given" | "state">): string => {
  if (given.length === 0) return state === "WITHDRAWN" ? "taken back" : "prepared";
  if (given.some(({ forAll }) => forAll)) return "given to everybody";
  return `given to ${given.flatMap(({ holders }) => holders.map(({ name }) => name)).join(", ")}`;
};

const readHandouts = async (api: Connection["api"], campaignId: string): Promise<readonly Shown[]> => {
  const held = (await api.request(HeldHandoutsDocument, { id: campaignId })).campaign;
  if (!held) throw new CommandError("campaign_not_found", `There is no campaign "${campaignId}", or you are no member of it.`);
  if (held.myRole !== "DM") return held.handouts.nodes.toReversed().map((one) => ({ ...one, state: "" }));
  const { campaign } = await api.request(DmHandoutsDocument, { id: campaignId });
  return (campaign?.dm?.handouts ?? []).map((one) => ({ ...one, state: describeState(one) }));
};

const writeImage = async (api: Connection["api"], { title, image }: Shown, out: string): Promise<void> => {
  if (!image) throw new CommandError("option_invalid", `"${title}" has no image that --out could write.`, 2);
  await writeFile(out, await api.get(image.path));
};
