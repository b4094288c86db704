import type { SuiteReport } from "../suites/suite.ts";
import { reliabilityOf } from "./measure-reliability.ts";
import { sumUpEntities } from "./measure-entities.ts";
import type { Share } from "./measures.ts";
import type { Reading } from "./read-truth-book.ts";

/** A count as a share; nothing of nothing is all. */
export const shareOf = ({ found, of }: Share): number => (of === 0 ? 1 : found / of);

/** All books' readings as the suite's figures. What no book has a truth for is left out. */
export const sumUp = (readings: readonly Reading[]): SuiteReport["results"] => {
  const some = <T>(pick: (one: Reading) => T | null | undefined): T[] => readings.flatMap((one) => pick(one) ?? []);
  const least = (honest: boolean) => Math.min(1, ...readings.filter((one) => one.honest === honest).map(({ similarity }) => similarity));
  return [
    share("edit_similarity_honest_min", least(true)),
    share("edit_similarity_wrong_stream_min", least(false)),
    share("heading_f1_mean", mean(readings.map(({ headings }) => headings.f1))),
    share("table_rows", shareOf(add(readings.map(({ rows }) => rows)))),
    share("block_order", shareOf(add(readings.map(({ order }) => order)))),
    ...counted(
      "stat_blocks",
      some(({ systems }) => systems?.blocks),
    ),
    share("nid_mean", mean(readings.map(({ open }) => open.nid))),
    share("teds_mean", mean(some(({ open }) => open.teds))),
    share("mhs_mean", mean(readings.map(({ open }) => open.mhs))),
    ...counted(
      "running_heads_recall",
      some(({ heads }) => heads?.recall),
    ),
    ...counted(
      "running_heads_precision",
      some(({ heads }) => heads?.precision),
    ),
    ...counted(
      "intents",
      readings.map(({ intents }) => intents.intents),
    ),
    ...counted(
      "routes",
      readings.map(({ intents }) => intents.routes),
    ),
    ...(["fields", "conditions", "effects", "equipment", "prices", "weights"] as const).flatMap((key) =>
      counted(
        `systems_${key}`,
        some(({ systems }) => systems?.[key]),
      ),
    ),
    share("segments_reliability", reliabilityOf(readings.flatMap(({ intents }) => intents.said))),
    share("names_reliability", reliabilityOf(readings.flatMap(({ creatures }) => creatures))),
    ...sumUpEntities(readings.map(({ entities }) => entities)),
    ...judged(
      "resolution",
      readings.map(({ resolution }) => resolution),
    ),
    ...sumUpEntities(
      readings.map(({ unknown }) => unknown.entities),
      "unknown_",
    ),
    ...(["blocks", "fields"] as const).flatMap((key) =>
      counted(
        `unknown_${key}`,
        some(({ unknown }) => unknown.systems?.[key]),
      ),
    ),
    ...judged(
      "unknown_resolution",
      readings.map(({ unknown }) => unknown.resolution),
    ),
    ...(["pdfParse", "pdftotext"] as const).flatMap((peer) => {
      const found = some(({ honest, peers }) => (honest ? peers[peer] : null));
      if (found.length === 0) return [];
      const name = peer === "pdfParse" ? "pdf_parse_alone" : "pdftotext";
      return [
        share(`${name}_edit_similarity_honest_min`, Math.min(...found.map(({ similarity }) => similarity))),
        share(`${name}_table_rows`, shareOf(add(found.map(({ rows }) => rows)))),
      ];
    }),
  ];
};

/** Books whose way to roll is right or honestly refused, of those where it is known. */
const judged = (metric: string, results: readonly Reading["resolution"][]): SuiteReport["results"] => {
  const known = results.filter((one) => one !== null);
  return known.length === 0 ? [] : [{ metric, value: known.filter((one) => one !== "wrong").length, of: known.length }];
};

const counted = (metric: string, shares: readonly Share[]): SuiteReport["results"] => {
  const { found, of } = add(shares);
  return of === 0 ? [] : [{ metric, value: found, of }];
};

const add = (shares: readonly Share[]): Share => ({
  found: shares.reduce((sum, { found }) => sum + found, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
});

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

const share = (metric: string, value: number) => ({ metric, value: Number(value.toFixed(4)), of: 1 });
