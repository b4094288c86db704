import { NotFoundError } from "../builder/errors.ts";

/** What outsiders and those who mistype are told alike. */
export const campaignNotFound = (id: string): NotFoundError =>
  new NotFoundError(
    `There is no campaign "${id}", or you are no member of it. \`campaigns\` lists yours; its DM can add you with \`addMember\`.`,
    "campaign_not_found",
  );
