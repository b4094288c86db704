import { createReport, withinBound } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { PanelContent } from "./panel.ts";
import type { PanelReader } from "./panel.ts";
import { panels } from "./tokens.ts";

/** A panel as a member reads it. */
export interface ReadPanel {
  readonly plugin: string;
  readonly name: string;
  readonly forDm: boolean;
  /** `null` when the plugin failed to say it. */
  readonly content: PanelContent | null;
}

/** Milliseconds that a panel has. */
const patience = 5000;

/** The panels that a member may read, in the order of the plugins. One that fails is reported, and shown without a content. */
export const readPanels = async (kernel: Pick<Kernel, "read">, reader: PanelReader): Promise<ReadPanel[]> => {
  const open = kernel.read(panels).filter(({ value }) => reader.role === "DM" || !value.forDm);
  const read = await Promise.all(
    open.map(async ({ plugin, value }): Promise<ReadPanel | null> => {
      const { name, forDm } = value;
      try {
        const content = await withinBound({ ms: patience, late }, () => value.read(reader));
        return content === null ? null : { plugin, name, forDm, content: PanelContent.parse(content) };
      } catch (error) {
        createReport(kernel, plugin)(`Its panel "${name}" failed for the campaign "${reader.campaignId}".`, error);
        return { plugin, name, forDm, content: null };
      }
    }),
  );
  return read.filter((panel) => panel !== null);
};

const late = () => new Error(`It took more than ${patience / 1000} s.`);
