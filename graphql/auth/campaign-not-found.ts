import { NotFoundError } from "../builder/errors.ts";

/** The error for an id that does not exist or that the viewer may not see: the same for both, so that it reveals nothing. */
export const campaignNotFound = (id: string): NotFoundError =>
  new NotFoundError(
    `There is no campaign "${id}", or you are not a member of it. List your campaigns with \`campaigns\`; its DM can add you with \`addMember\`.`,
    "campaign_not_found",
    { campaign: id },
  );
