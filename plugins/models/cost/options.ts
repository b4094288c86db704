import { z } from "zod";
import { listPrices } from "./list-prices.ts";

/** US dollars for a million tokens. */
const Rates = z.strictObject({
  input: z.number().min(0),
  output: z.number().min(0),
  /** Tokens read from the provider's cache. Default: as input. */
  cacheRead: z.number().min(0).optional(),
  /** Tokens put into the provider's cache. Default: as input. */
  cacheWrite: z.number().min(0).optional(),
  /** Tokens put into the provider's cache for an hour. Default: as `cacheWrite`. */
  cacheWriteHour: z.number().min(0).optional(),
});

/** The price of a model's tokens; `long` where prompts of more tokens than `above` have another price. */
export const Price = Rates.extend({ long: Rates.extend({ above: z.number().int().positive() }).optional() });
export type Price = z.infer<typeof Price>;

const dollars = z.number().positive().optional();
const dollarsByDefault = z.number().positive().nullable().optional();

/** The economies that are tried before a call is refused. */
export const DegradeStep = z.enum(["cheap", "shorter", "offline"]);
export type DegradeStep = z.infer<typeof DegradeStep>;

/** The prices of models and the budgets. */
export const CostOptions = z
  .strictObject({
    /** By model, or by the beginning of its name and `*`, or by `PROVIDER/` and either. They override the known prices. */
    prices: z
      .record(z.string(), Price)
      .default({})
      .transform((own) => ({ ...listPrices, ...own })),
    /**
     * US dollars that may be spent; absent: no limit. A call that could go beyond is not made. `day`: by a campaign in a day of UTC, 10 by default;
     * `ingest`: for reading one book, 10 by default; `null` for no limit.
     */
    caps: z
      .strictObject({ turn: dollars, session: dollars, day: dollarsByDefault, campaign: dollars, ingest: dollarsByDefault })
      .prefault({}),
    /**
     * The economies, one after another, before a call is refused: `cheap` uses the cheap tier's model, `shorter` sends a shorter packet,
     * `offline` uses the offline narrator, with the whole packet again.
     */
    degrade: z.array(DegradeStep).default([]),
  })
  .prefault({});
export type CostOptions = z.infer<typeof CostOptions>;
