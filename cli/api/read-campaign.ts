import { CommandError } from "../command-error.ts";

/** The campaign of an answer. Throws `campaign_not_found`. */
export const campaignOf = <T>({ campaign }: { readonly campaign: T | null }, id: string): T => {
  if (campaign !== null) return campaign;
  throw new CommandError("campaign_not_found", `Unknown campaign "${id}", or you are not one of its members.`);
};

/** The fields of a campaign that only its DM may see. Throws `forbidden`. */
export const dmOf = <T>({ dm }: { readonly dm: T | null }): T => {
  if (dm !== null) return dm;
  throw new CommandError("forbidden", "Only a DM of the campaign may see this. Choose the user with --as.");
};
