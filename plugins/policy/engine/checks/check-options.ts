import type { CheckOptions, PolicyEngine } from "../policies.ts";
import type { CheckRequest } from "./text-checks.ts";

/** The engine with the request's own packs, and the options of its check. */
export const toCheckOptions = (
  engine: PolicyEngine,
  request: CheckRequest,
): { readonly asked: PolicyEngine; readonly options: CheckOptions } => {
  const { packs, own = [], given, graph, asker = null, rewrite = false } = request;
  const asked = own.length === 0 ? engine : engine.extend(own);
  const named = packs ?? (own.length === 0 ? undefined : []);
  const options = {
    ...(named === undefined ? {} : { packs: [...named, ...own.map(idOf)] }),
    ...(given === undefined ? {} : { given }),
    ...(graph === undefined ? {} : { graph }),
    asker,
    ...(rewrite && asker !== null ? { rewrite: asked.rewriter(asker) } : {}),
  };
  return { asked, options };
};

const idOf = (pack: unknown): string => String(Reflect.get(Object(pack), "pack_id"));
