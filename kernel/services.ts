import type { KernelErrorCode } from "./error-codes.ts";
import { AppError, PluginError, attributed } from "./errors.ts";
import type { Provider } from "./plugin.ts";
import { host } from "./registry.ts";
import type { OwnedPart } from "./registry.ts";
import { withinBound } from "./time-limit.ts";
import type { Waits } from "./waits.ts";

/** Service implementations: each is created once, on first need, and all are closed in reverse order. */
export interface Services {
  use(id: string): Promise<unknown>;
  /** All services of a `uses` map, under its names; `waits` learns which one is being waited for. */
  useAll(uses: Readonly<Record<string, { readonly id: string }>>, waits?: Waits): Promise<Record<string, unknown>>;
  /** Closes every service that was created, all of them even if one fails; then throws the first error. */
  close(): Promise<void>;
}

/** Makes a container of the provisions. `limit` is the milliseconds that one creation may take. */
export const createServices = (provisions: readonly OwnedPart<Provider>[], limit: number): Services => {
  const owners = new Map(provisions.map((owned) => [owned.part.service.id, owned]));
  const live = new Map<string, Promise<unknown>>();
  const created: { readonly owner: OwnedPart<Provider>; readonly value: unknown }[] = [];
  let closing: Promise<void> | null = null;

  const use = (id: string): Promise<unknown> => {
    const known = live.get(id);
    if (known) return known;
    const making = create(id);
    live.set(id, making);
    // A service that could not be created is tried again on its next use.
    making.catch(() => live.delete(id));
    return making;
  };

  const create = async (id: string): Promise<unknown> => {
    const owner = owners.get(id);
    if (closing) throw new AppError<KernelErrorCode>("kernel_closed", `The service "${id}" was asked for after the kernel was closed.`);
    if (!owner)
      throw new AppError<KernelErrorCode>("service_missing", `No plugin provides the service "${id}". Register a plugin that does.`);
    const used = await useAll(owner.part.uses);
    const value = await createOne(owner, used, limit);
    created.push({ owner, value });
    return value;
  };

  const useAll: Services["useAll"] = async (uses, waits) => {
    const used: Record<string, unknown> = {};
    for (const [name, { id }] of Object.entries(uses)) {
      const provider = owners.get(id)?.plugin ?? host;
      used[name] = waits ? await waits.at(provider, `service ${id}`, () => use(id)) : await use(id);
    }
    return used;
  };

  const closeAll = async (): Promise<void> => {
    await Promise.allSettled(live.values());
    const failures: unknown[] = [];
    for (const { owner, value } of created.toReversed()) await closeOne(owner, value, limit).catch((error) => failures.push(error));
    if (failures.length) throw failures[0];
  };

  return { use, useAll, close: () => (closing ??= closeAll()) };
};

const createOne = ({ plugin, part }: OwnedPart<Provider>, used: Record<string, unknown>, limit: number): Promise<unknown> => {
  const point = `service ${part.service.id}`;
  const late = () => new PluginError(plugin, point, tooSlow("was not created", limit));
  return attributed(plugin, point, () => withinBound({ ms: limit, late }, () => part.create(used)));
};

const closeOne = ({ plugin, part }: OwnedPart<Provider>, value: unknown, limit: number): Promise<void> => {
  const point = `service ${part.service.id}`;
  const late = () => new PluginError(plugin, point, tooSlow("did not close", limit));
  return attributed(plugin, point, () => withinBound({ ms: limit, late }, () => part.close?.(value)));
};

const tooSlow = (what: string, limit: number) => new AppError<KernelErrorCode>("time_limit", `The service ${what} within ${limit} ms.`);
