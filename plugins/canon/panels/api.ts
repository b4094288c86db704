import { Campaign } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { renameDeep } from "freeform-rpg/plugins/canon/corrections/lib";
import type { PanelPart } from "./panel.ts";
import { readPanels } from "./read-panels.ts";
import type { ReadPanel } from "./read-panels.ts";

type Part<K extends PanelPart["kind"]> = Extract<PanelPart, { kind: K }>;

/** Adds `Campaign.panels`. */
export const addPanels: ApiPart = (builder) => {
  const panel = describePanel(builder);
  builder.objectField(Campaign, "panels", (t) =>
    t.field({
      type: [panel],
      description: "What plugins show beside the story: to everybody, or to DMs alone.",
      resolve: async ({ campaign_id: campaignId }, _args, { kernel, viewer, memberships, use, canons }) => {
        const role = viewer && (await memberships.role(campaignId));
        if (!viewer || role === null) return [];
        const read = await readPanels(kernel, { campaignId, userId: viewer.userId, role, use });
        const canon = await canons.read(campaignId);
        return canon === null
          ? read
          : read.map((one) => (one.content === null ? one : { ...one, content: renameDeep(one.content, canon) }));
      },
    }),
  );
};

const describePanel = (builder: Builder) => {
  const part = describePart(builder);
  return builder.objectRef<ReadPanel>("Panel").implement({
    description: "What a plugin shows beside the story.",
    fields: (t) => ({
      plugin: t.exposeString("plugin", { description: "The plugin." }),
      name: t.exposeString("name", { description: "The name of the panel, unique within its plugin." }),
      forDm: t.exposeBoolean("forDm", { description: "Whether DMs alone read it." }),
      title: t.string({
        description: "The title; the name when the plugin failed.",
        resolve: ({ content, name }) => content?.title ?? name,
      }),
      failed: t.boolean({ description: "Whether the plugin failed to say what it shows.", resolve: ({ content }) => content === null }),
      parts: t.field({ type: [part], description: "What it shows, in order.", resolve: ({ content }) => content?.parts ?? [] }),
    }),
  });
};

const describePart = (builder: Builder) => {
  const text = builder.objectRef<Part<"text">>("PanelText").implement({
    description: "A paragraph of a panel.",
    fields: (t) => ({ text: t.exposeString("text", { description: "The text, plain." }) }),
  });
  const row = builder.objectRef<Part<"row">>("PanelRow").implement({
    description: "A label and a value of a panel.",
    fields: (t) => ({
      label: t.exposeString("label", { description: "What it is." }),
      value: t.exposeString("value", { description: "Its value." }),
    }),
  });
  const bar = builder.objectRef<Part<"bar">>("PanelBar").implement({
    description: "A bar of a panel.",
    fields: (t) => ({
      label: t.exposeString("label", { description: "What it is." }),
      amount: t.exposeFloat("value", { description: "How far it is filled, 0 to `max`." }),
      max: t.exposeFloat("max", { description: "Where it is full." }),
    }),
  });
  return builder.unionType("PanelPart", {
    description: "A part of a panel.",
    types: [text, row, bar],
    resolveType: ({ kind }) => ({ text: "PanelText", row: "PanelRow", bar: "PanelBar" })[kind],
  });
};
