import type { SharedFiles } from "./tokens.ts";

/** Files that stay in the data folder of their server. */
export const localFiles: SharedFiles = {
  place: null,
  sync: async () => "same",
  take: async () => 0,
  fetch: async () => undefined,
  storeFile: async () => undefined,
  setAside: async () => undefined,
  fetchFile: async () => false,
  list: async () => [],
  forget: async () => undefined,
  clean: async () => 0,
};
