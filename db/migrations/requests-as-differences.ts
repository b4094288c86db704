/** From here on a request may be packed against an earlier one of its campaign. Servers of the version before cannot read it and would remove what it needs. */
export const requestsAsDifferences = [
  `comment on column model_calls.request is 'JSON, {"$zstd": BASE64} of its text, or with "$base", the id of the call whose request is the dictionary'`,
];
