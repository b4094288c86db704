import type { Service } from "freeform-rpg/kernel";
import type { Role } from "freeform-rpg/schemas";
import { z } from "zod";

const line = z.string().trim().min(1).max(500);

/** A part of a panel: a paragraph, a row of a label and a value, or a bar from 0 to `max`. */
export const PanelPart = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().trim().min(1).max(4000) }),
  z.strictObject({ kind: z.literal("row"), label: line, value: line }),
  z
    .strictObject({ kind: z.literal("bar"), label: line, value: z.number().min(0), max: z.number().positive() })
    .refine(({ value, max }) => value <= max, { path: ["value"], message: "The value is more than `max`." }),
]);
export type PanelPart = z.input<typeof PanelPart>;

/** What a panel shows. */
export const PanelContent = z.strictObject({ title: line, parts: z.array(PanelPart).max(200) });
export type PanelContent = z.input<typeof PanelContent>;

/** Who reads a panel. */
export interface PanelReader {
  readonly campaignId: string;
  readonly userId: string;
  readonly role: Role;
  use<T>(service: Service<T>): Promise<T>;
}

/** A panel of a plugin. */
export interface PanelSource {
  /** Its name, unique within the plugin. */
  readonly name: string;
  /** Whether DMs alone read it. */
  readonly forDm: boolean;
  /** What it shows to this member; `null` shows no panel. What players may not know must not be in it. It has five seconds. */
  read(reader: PanelReader): PanelContent | null | Promise<PanelContent | null>;
}
