import type { KernelErrorCode } from "./error-codes.ts";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { digestOf } from "./canonical-json.ts";
import { AppError, PluginError, attributed, toFailure } from "./errors.ts";
import type { Plugin, PluginParts } from "./plugin.ts";
import type { LoadedPlugin } from "./registry.ts";
import { withinBound } from "./time-limit.ts";

/** A plugin as the configuration lists it: the plugin itself, a package whose default export it is, or either with options. */
export type Configured = Plugin | string | { readonly plugin: Plugin | string; readonly options?: unknown };

/** The options of loading plugins. */
export interface LoadOptions {
  /** The folder from which package names and relative paths are resolved. */
  readonly from: string;
  /** Milliseconds that one plugin may take. */
  readonly timeLimit: number;
  /** Hears the name of each plugin that takes longer than a fifth of the limit. */
  readonly onSlowLoad?: ((plugin: string) => void) | undefined;
  /** The file that lists the plugins, for messages. */
  readonly source?: string | undefined;
  readonly engine?: EngineVersion | undefined;
}

/** The version of the engine that hosts the kernel. */
export interface EngineVersion {
  readonly version: string;
  satisfies(range: string): boolean;
}

/** Loads one entry of the configuration. Never throws: what went wrong is the `fault`. */
export const loadPlugin = async (
  entry: Configured,
  { from, timeLimit, onSlowLoad, source, engine }: LoadOptions,
): Promise<LoadedPlugin> => {
  const { plugin: listed, options } = typeof entry === "object" && "plugin" in entry ? entry : { plugin: entry, options: undefined };
  const name = typeof listed === "string" ? listed : listed.name;
  const late = () => new PluginError(name, "load", new AppError<KernelErrorCode>("time_limit", `It did not load within ${timeLimit} ms.`));
  const slow = setTimeout(() => onSlowLoad?.(name), timeLimit / 5);
  let plugin: Pick<Plugin, "name" | "version" | "replaces"> = { name };
  try {
    return await withinBound({ ms: timeLimit, late }, async () => {
      const found = typeof listed === "string" ? await importPlugin(listed, from) : checkPlugin(name, listed);
      plugin = found;
      if (engine) checkEngine(found, engine);
      const parsed = parseOptions(found, options, source);
      const parts = await createParts(found, parsed);
      return { ...describePlugin(found), configuration: parts.stages?.length ? digestOptions(parsed) : "", parts, fault: null };
    });
  } catch (thrown) {
    return { ...describePlugin(plugin), configuration: "", parts: {}, fault: toFault(thrown) };
  } finally {
    clearTimeout(slow);
  }
};

const importPlugin = async (name: string, from: string): Promise<Plugin> => {
  const found = await attributed<{ default?: unknown }>(name, "load", () => import(locate(name, from)));
  return checkPlugin(name, found.default);
};

/** The configuration's own packages come before those that this package happens to see. */
const locate = (name: string, from: string): string => {
  try {
    return pathToFileURL(createRequire(join(from, "configuration.js")).resolve(name)).href;
  } catch {
    return name;
  }
};

const checkPlugin = (name: string, found: unknown): Plugin => {
  if (pluginShape.safeParse(found).success) return found as Plugin;
  const message = `"${name}" has no plugin as its default export. Write \`export default definePlugin({ ... })\` in its entry file.`;
  throw new PluginError(name, "load", new AppError<KernelErrorCode>("plugin_invalid", message));
};

const checkEngine = ({ name, engine: range }: Plugin, engine: EngineVersion): void => {
  if (range === undefined || engine.satisfies(range)) return;
  const message = `The plugin "${name}" works with freeform-rpg ${range}; this is ${engine.version}. Install a version of the plugin for it.`;
  throw new AppError<KernelErrorCode>("engine_mismatch", message);
};

const createParts = async (plugin: Plugin, options: unknown): Promise<PluginParts> => {
  const parts: unknown = await attributed(plugin.name, "load", () => plugin.create(options));
  checkParts(plugin.name, parts);
  return parts as PluginParts;
};

/** Stages with other options make other artifacts. Options that cannot be represented as JSON do not count. */
const digestOptions = (options: unknown): string => {
  try {
    return digestOf(options);
  } catch (thrown) {
    if (thrown instanceof AppError) return "";
    throw thrown;
  }
};

const parseOptions = (plugin: Plugin, options: unknown, source: string | undefined): unknown => {
  const place = source === undefined ? "" : `${source}: `;
  if (!plugin.options) return refuseOptions(plugin, options, place);
  const parsed = plugin.options.safeParse(options ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError<KernelErrorCode>(
    "options_invalid",
    `${place}Options of the plugin "${plugin.name}" are wrong:\n${z.prettifyError(parsed.error)}`,
  );
};

const refuseOptions = (plugin: Plugin, options: unknown, place: string): undefined => {
  if (options === undefined) return undefined;
  throw new AppError<KernelErrorCode>(
    "options_invalid",
    `${place}The plugin "${plugin.name}" takes no options. Remove \`options\` from its entry.`,
  );
};

const checkParts = (name: string, parts: unknown): void => {
  const parsed = partsShape.safeParse(parts);
  if (parsed.success) return;
  const message = `\`create\` gave parts of the wrong shape:\n${z.prettifyError(parsed.error)}`;
  throw new PluginError(name, "load", new AppError<KernelErrorCode>("plugin_invalid", message));
};

/** A load fault is for the host's operator, so unlike a run's failure it includes the error's own message. */
const toFault = (thrown: unknown): LoadedPlugin["fault"] =>
  thrown instanceof PluginError ? { ...toFailure(thrown), message: thrown.message } : toFailure(thrown);

const describePlugin = ({ name, version, replaces }: Pick<Plugin, "name" | "version" | "replaces">) => ({
  name,
  version: version ?? "1",
  replaces: replaces ?? null,
});

const call = z.custom<Function>((value) => typeof value === "function", "Expected a function");
const token = z.looseObject({ id: z.string() });
const pluginShape = z.looseObject({ name: z.string().min(1), create: call });
const partsShape = z.looseObject({
  stages: z
    .array(
      z.looseObject({
        name: z.string().min(1),
        pipeline: z.looseObject({ name: z.string() }),
        needs: z.looseObject({}),
        makes: token,
        run: call,
      }),
    )
    .optional(),
  services: z.array(z.looseObject({ service: token, uses: z.looseObject({}), create: call })).optional(),
  taps: z.array(z.looseObject({ hook: token, order: z.enum(["pre", "normal", "post"]), uses: z.looseObject({}), run: call })).optional(),
  contributes: z.array(z.looseObject({ facet: token })).optional(),
  hooks: z.array(token).optional(),
});
