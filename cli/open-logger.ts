import type { Logger } from "pino";
import type { Environment } from "./environment.ts";

let opened: { readonly level: string; readonly logger: Logger } | null = null;

/** The process's log: a JSON document a line, to standard error, so that what commands print stays clean. */
export const openLogger = async ({ logLevel }: Pick<Environment, "logLevel">): Promise<Logger> => {
  if (opened?.level === logLevel) return opened.logger;
  const { pino, destination } = await import("pino");
  const logger = pino(
    { level: logLevel, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ dest: 2, sync: true }),
  );
  opened = { level: logLevel, logger };
  return logger;
};
