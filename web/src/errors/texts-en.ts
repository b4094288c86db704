import type { ErrorTexts } from "./types.ts";

/** English texts of errors whose own words are for users of the API; all others are shown as the server says them. */
export const englishErrors: ErrorTexts = {
  unauthenticated: "You are not signed in, or your token has expired. Sign in.",
  campaign_not_found: "This campaign does not exist, or you are not a member of it. Ask its DM to add you.",
  forbidden: ({ role }) =>
    role === "OPERATOR" ? "Only those who run the server may do this." : "Your role in this campaign does not allow this. Ask its DM.",
  idempotency_key_reused: "This was sent before with another text. Load the page again.",
  persisted_query_only: "This page does not fit the server's version. Load it again.",
  persisted_query_not_found: "This page does not fit the server's version. Load it again.",
  sign_in_code_not_found:
    "This link is unknown, used or older than 10 minutes. Ask for another one. Who runs the server gets new links by starting it again.",
};
