import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem, Story } from "freeform-rpg/schemas/rules";
import { OnUnfixableNarration, JsonObject } from "freeform-rpg/schemas/values";
import type { World } from "freeform-rpg/schemas";
import { z } from "zod";
import { remember } from "../remember.ts";

/** The documents that a campaign is created with: long, and seldom changed. */
const Documents = z.object({ calibration: Calibration, system: CampaignSystem, genre_rules: JsonObject, story: Story });

const Head = z.object({
  id: z.string(),
  name: z.string(),
  seed: z.string(),
  on_unfixable_narration: OnUnfixableNarration,
  current_turn: z.number().int(),
  head_seq: z.number().int(),
});

/** Campaigns whose documents are remembered. */
const limit = 100;

const parsed = new Map<string, { readonly text: string; readonly documents: z.infer<typeof Documents> }>();

/** Parses a row of `campaigns`. To parse its documents takes as long as to read a world, so that is done only when they have changed. */
export const parseCampaign = (row: Record<string, unknown>): World["campaign"] => ({ ...Head.parse(row), ...parseDocuments(row) });

const parseDocuments = ({ id, calibration, system, genre_rules, story }: Record<string, unknown>): z.infer<typeof Documents> => {
  const given = { calibration, system, genre_rules, story };
  const text = JSON.stringify(given);
  const known = parsed.get(String(id));
  if (known?.text === text) return known.documents;
  const documents = Documents.parse(given);
  remember(parsed, limit, String(id), { text, documents });
  return documents;
};
