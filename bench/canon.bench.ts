import { buildCanon } from "freeform-rpg/plugins/canon/corrections/lib";
import type { CanonSources, NamedEntity } from "freeform-rpg/plugins/canon/corrections";
import type { Correction, CorrectionAction } from "freeform-rpg/schemas";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile } from "./statistics.ts";

const entityCount = 5000;
const correctionCount = 2000;
const rounds = 40;
const lookups = 20_000;

/** Building the map of a large campaign and resolving one name in it, each beside a bare loop that does no more than touch the same rows. */
export const benchmark: Benchmark = async () => {
  const sources = makeSources();
  const builds: number[] = [];
  const loops: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    builds.push(timedNow(() => buildCanon(sources)));
    loops.push(timedNow(() => readRows(sources)));
  }
  const { entities } = buildCanon(sources);
  const names = sources.entities.flatMap(({ name, aliases }) => [name, ...aliases]);
  const bare = new Map(names.map((name) => [name, name]));
  const resolve = timedNow(() => {
    for (let nth = 0; nth < lookups; nth += 1) entities.resolveName(names[nth % names.length] ?? "");
  });
  const look = timedNow(() => {
    for (let nth = 0; nth < lookups; nth += 1) bare.get(names[nth % names.length] ?? "");
  });
  const perLookup = (ms: number) => (ms * 1000) / lookups;
  return [
    beside("build", percentile(builds.slice(5), 0.5), "ms", "a bare loop over the same rows", percentile(loops.slice(5), 0.5)),
    beside("resolve", perLookup(resolve), "µs", "a look into a bare map", perLookup(look)),
  ];
};

const timedNow = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Touches every row once and keeps every name, with no rule applied. */
const readRows = ({ entities, corrections }: CanonSources): number => {
  const names = new Map<string, string>();
  for (const { id, name, aliases } of entities) {
    names.set(name.toLowerCase(), id);
    for (const alias of aliases) names.set(alias.toLowerCase(), id);
  }
  for (const { id, target_id } of corrections) names.set(id, target_id);
  return names.size;
};

const makeSources = (): CanonSources => {
  const entities = Array.from({ length: entityCount }, (_, at): NamedEntity => ({
    id: `entity-${at}`,
    type: "character",
    name: `Captain Number ${at}`,
    aliases: [`The ${at}th`, `Number ${at}`],
  }));
  const corrections = Array.from({ length: correctionCount }, (_, at) => correct(at));
  return { entities, threads: [], corrections };
};

const correct = (at: number): Correction => ({
  ...actionOf(at),
  id: `cr-${at}`,
  campaign_id: "c",
  session_id: null,
  reason: "",
  status: "approved",
  proposed_by: "dm",
  proposed_at: "2026-01-01T00:00:00.000000Z",
  decided_by: "dm",
  decided_at: `2026-01-01T00:00:00.${String(at).padStart(6, "0")}Z`,
  note: null,
  withdrawn_by: null,
  withdrawn_at: null,
  withdrawn_note: null,
});

const actionOf = (at: number): CorrectionAction => {
  const target_id = `entity-${(at * 7) % entityCount}`;
  if (at % 5 === 0) return { action: "entity_merge", target_id, payload: { into_id: `entity-${(at * 7 + 1) % entityCount}` } };
  if (at % 5 === 1) return { action: "entity_hide", target_id, payload: {} };
  if (at % 5 === 2) return { action: "entity_alias_add", target_id, payload: { alias: `Alias ${at}` } };
  if (at % 5 === 3) return { action: "entity_alias_remove", target_id, payload: { alias: `Number ${(at * 7) % entityCount}` } };
  return { action: "entity_rename", target_id, payload: { name: `Major Number ${at}` } };
};
