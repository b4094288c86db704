/** Milliseconds that a stopping server has; container platforms end a process after 30 seconds. */
export const stopLimit = 25_000;

/**
 * Ends the process when it has not ended by itself after `limit` milliseconds, whatever a provider or a plugin does: what was saved stays, and
 * unfinished work goes on at the next start. It keeps nothing alive.
 */
export const endAtLast = (
  limit: number,
  { say, exit }: { readonly say: (text: string) => void; readonly exit: (code: number) => void },
): void => {
  setTimeout(() => {
    say(`The server has not stopped within ${limit / 1000} s, so it ends now. Unfinished work goes on at the next start.`);
    exit(1);
  }, limit).unref();
};
