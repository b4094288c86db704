import { z } from "zod";
import { Origin } from "../values/enums.ts";

/** Where a row comes from: written in play, or brought by a pack. */
export const provenance = { origin: Origin.default("campaign"), pack_id: z.string().nullable().default(null) };
