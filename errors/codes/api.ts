/** The codes in `extensions.code` of GraphQL errors. An error's own code is its `reason`. */
export const apiCodes = {
  BAD_REQUEST: "The HTTP request cannot be read.",
  CONFLICT: "The request contradicts the current state.",
  CSRF_PREVENTED: "The request lacks a header that browsers do not send by themselves.",
  FORBIDDEN: "The user's role does not allow the request.",
  NOT_FOUND: "The object does not exist, or the user may not know of it.",
  PERSISTED_QUERY_NOT_FOUND: "No persisted operation has the id that was sent. Send the text, or add it to the server's manifest.",
  PERSISTED_QUERY_ONLY: "The server executes persisted operations alone. Add the text to its manifest.",
  RATE_LIMITED: "The user sends too many requests. Wait, then try again.",
  REQUEST_ENTITY_TOO_LARGE: "The request or its file is larger than allowed.",
  RUN_FAILED: "The run failed or was cancelled; `reason` is the failure's code.",
  UNAUTHENTICATED: "The request carries no valid token.",
  VALIDATION_FAILED: "The input breaks a rule; `issues` lists every problem.",
} as const;

/** A code of the GraphQL API's errors. */
export type ApiCode = keyof typeof apiCodes;
