import { facet } from "freeform-rpg/kernel";
import type { PanelSource } from "./panel.ts";

export type { PanelContent, PanelPart, PanelReader, PanelSource } from "./panel.ts";

/** Panels of plugins beside the story: what a plugin keeps of a campaign, for players or for DMs alone. */
export const panels = facet<PanelSource>("canon/panels");
