import type { Failure } from "./events.ts";

/** What an error holds beside its code and message. */
export interface AppErrorOptions {
  readonly cause?: unknown;
  /** What only the log may have, such as the words of a foreign server. */
  readonly detail?: string | null;
  /** What the message names, by name, so that a client can say it in its own language: as public as the message. */
  readonly values?: ErrorValues;
}

/** Values that an error's message names. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/**
 * Base of every typed error. `message` is for people and safe to show; `code` is for programs; `detail` is for the log alone. A plugin's own
 * codes have its area before a slash, such as `weather/forecast_missing`.
 */
export class AppError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly detail: string | null;
  readonly values: ErrorValues;
  constructor(code: Code, message: string, { detail = null, values = {}, ...options }: AppErrorOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.detail = detail;
    this.values = values;
  }
}

/** An error raised in plugin code. `point` says where: `stage NAME`, `hook ID`, `service ID`, `gift ID` or `load`. */
export class PluginError extends AppError {
  readonly plugin: string;
  readonly point: string;
  constructor(plugin: string, point: string, cause: unknown) {
    const [code, detail] = cause instanceof AppError ? [cause.code, cause.detail] : ["plugin_failed", null];
    super(code, `The plugin "${plugin}" failed at ${point}: ${messageOf(cause)}`, { cause, detail });
    this.plugin = plugin;
    this.point = point;
  }
}

/** Everything that is wrong with a set of plugins, at once. */
export class PlanError extends AppError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super("plan_invalid", `The plugins do not fit together:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** The message of anything that was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Adds the plugin and the point to an error; an error that is already attributed, or a cancellation, is not changed. */
export const attribute = (plugin: string, point: string, thrown: unknown): AppError =>
  thrown instanceof PluginError || isStop(thrown) ? thrown : new PluginError(plugin, point, thrown);

/** The only entry into plugin code: runs `work` and names the plugin in every error that it throws. */
export const attributed = async <T>(plugin: string, point: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (thrown) {
    throw attribute(plugin, point, thrown);
  }
};

const stopCodes = new Set(["run_cancelled", "run_stopped", "run_suspended", "kernel_closed"]);

const isStop = (thrown: unknown): thrown is AppError => thrown instanceof AppError && stopCodes.has(thrown.code);

/** The public part of an error. Messages of untyped errors are left out: they may name tables, hosts or keys. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof PluginError) return ofPlugin(error);
  if (error instanceof AppError) return { code: error.code, message: error.message, plugin: null, point: null };
  return { code: "unexpected", message: "Something unexpected went wrong. The log has the details.", plugin: null, point: null };
};

const ofPlugin = (error: PluginError): Failure => {
  const { code, plugin, point } = error;
  return { code, message: sayFailure(error), plugin, point };
};

/** Errors that the kernel itself finds in a plugin's code; their sentences do not name the plugin. */
const foundByKernel = new Set(["time_limit", "artifact_invalid", "answer_invalid", "missing_await"]);

const sayFailure = ({ code, message, plugin, point, cause }: PluginError): string => {
  if (!(cause instanceof AppError)) return `The plugin "${plugin}" failed at ${point} with an unexpected error. The log has the details.`;
  return foundByKernel.has(code) ? message : cause.message;
};
