import type { PGlite } from "@electric-sql/pglite";
import type { OpenChannel } from "./open-notifications.ts";

/** Listens on the embedded database, which notifies within its process. */
export const listenEmbedded =
  (native: PGlite): OpenChannel =>
  (channel, { onMessage }) => {
    const listening = native.listen(channel, onMessage);
    return {
      close: async () => {
        const stop = await listening;
        if (!native.closed) await stop();
      },
    };
  };
