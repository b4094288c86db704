/** From here on long documents of these columns are packed; servers of the version before would take them for the documents themselves. */
export const packedRequests = [
  "comment on column model_calls.request is 'JSON, or {\"$zstd\": BASE64} of its text'",
  "comment on column run_artifacts.value is 'JSON, or of a run of a campaign {\"$zstd\": BASE64} of its text'",
];
