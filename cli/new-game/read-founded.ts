import { CommandError } from "../command-error.ts";
import type { NewCampaign } from "./documents.ts";

/** The campaign in an answer, or the refusal as an error. */
export const readFounded = (founded: {
  [K in "key" | "name" | "openingText" | "message" | "reason"]?: string | null | undefined;
}): NewCampaign => {
  const { key, name, openingText, message, reason } = founded;
  if (!key) throw new CommandError(reason ?? "refused", message ?? "The campaign was not founded.");
  return { key, name: name ?? key, openingText: openingText ?? "" };
};
