import { z } from "zod";
import { ThreadType, Urgency } from "../values/enums.ts";

const name = z.string().trim().min(1).max(120);
const paragraph = z.string().trim().max(2000);
const reference = z.string().trim().max(200).default("");

/** A list, or the same as people type it: "debt, rain". */
export const listed = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (typeof value === "string" ? splitAtCommas(value) : value), list);

const splitAtCommas = (typed: string): string[] =>
  typed
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

const names = listed(z.array(name).max(50)).default([]);
const upper = (value: unknown): unknown => (typeof value === "string" ? value.toUpperCase() : value);
const whole = (value: unknown): unknown => (typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : value);

/** A place, as people describe it. `exits` name other places; the way leads both ways. */
export const PlaceForm = z.strictObject({ name, description: paragraph.default(""), features: names, exits: names });
export type PlaceForm = z.infer<typeof PlaceForm>;

/** A person of the DM's. `at` names a place; `wants` is the DM's alone. */
export const PersonForm = z.strictObject({ name, description: paragraph.default(""), at: reference, wants: paragraph.default("") });
export type PersonForm = z.infer<typeof PersonForm>;

/** A thing. `at` names a place or a person who carries it. */
export const ThingForm = z.strictObject({ name, description: paragraph.default(""), at: reference });
export type ThingForm = z.infer<typeof ThingForm>;

/** Something that is true. `about` names an entity; `known` says who knows it. */
export const StatementForm = z.strictObject({
  text: paragraph.min(1),
  about: reference,
  known: z.enum(["players", "discoverable", "dm"]).default("discoverable"),
});
export type StatementForm = z.infer<typeof StatementForm>;

/** An open thread. The title is put into the form of its type. */
export const OpenThreadForm = z.strictObject({
  type: z.preprocess(upper, ThreadType),
  title: z.string().trim().min(1).max(500),
  success: paragraph.default(""),
  failure: paragraph.default(""),
  urgency: z.preprocess(upper, Urgency).default("MEDIUM"),
});
export type OpenThreadForm = z.infer<typeof OpenThreadForm>;

/** A clock that counts up, and what happens when it is full. */
export const ClockForm = z.strictObject({
  name,
  max: z.preprocess(whole, z.int().min(1).max(100)).default(6),
  full: paragraph.min(1),
});
export type ClockForm = z.infer<typeof ClockForm>;

/** Who stands how to whom, from -10 (hatred) to 10 (devotion). */
export const BondForm = z.strictObject({
  from: name,
  to: name,
  kind: name,
  strength: z
    .preprocess((value) => (typeof value === "string" && /^[+-]?\d+$/.test(value.trim()) ? Number(value) : value), z.int().min(-10).max(10))
    .default(0),
});
export type BondForm = z.infer<typeof BondForm>;
