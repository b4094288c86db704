import { z } from "zod";
import { Hardness, SituationType } from "../values/enums.ts";
import { Json } from "../values/json.ts";

/** An id; in a proposal also a name, which code resolves. `feature:NAME` is a feature of the place. */
const ref = z.string().trim().min(1).max(200);
const optionalRef = z.string().trim().max(200).default("");
const sentence = z.string().trim().min(1).max(600);
const quantity = z.number().int().min(1).max(100_000).default(1);

/** A lower-case word or several joined by `_`, such as `open` or `half_flooded`. */
export const StateName = z.string().regex(/^[a-z][a-z0-9_]*$/, "a state is lower-case words joined by _, such as open or half_flooded");

/**
 * Everything that can change in the world, as a typed value. Interpreters propose effects, the resolver applies them, and
 * scenarios, house rules and plugins write them. Plugins add kinds by the facet `effectKinds`; docs/rules.md lists all.
 */
export const Effect = z.discriminatedUnion("kind", [
  /** Someone goes to a place. The actor takes the party along. */
  z.strictObject({ kind: z.literal("move"), who: ref, to: ref }),
  /** An item changes hands. An empty `from` is wherever it is. */
  z.strictObject({ kind: z.literal("transfer"), item: ref, from: optionalRef, to: ref, quantity }),
  /** An item is put down at a place, at a feature or into something. */
  z.strictObject({ kind: z.literal("place"), item: ref, at: ref, quantity }),
  /** A thing, a feature or a person comes into a state or, with `off`, leaves it: open, locked, broken, lit, flooded, asleep, dead. */
  z.strictObject({ kind: z.literal("set_state"), target: ref, state: StateName, off: z.boolean().default(false) }),
  /** The party comes to know a fact, or finds someone or something hidden. */
  z.strictObject({ kind: z.literal("reveal"), target: ref }),
  /** Someone else comes to know a fact or, with `text`, hears something said. */
  z.strictObject({ kind: z.literal("learn"), who: ref, fact: optionalRef, text: z.string().trim().max(600).default("") }),
  /** Someone trusts another more or less; an empty `toward` is the actor. */
  z.strictObject({ kind: z.literal("attitude"), who: ref, toward: optionalRef, by: z.number().int().min(-10).max(10) }),
  /** Someone promises something, which later turns can call in. `to` says what, as a clause: "to open the gate at dawn". */
  z.strictObject({ kind: z.literal("agree"), who: ref, to: sentence }),
  z.strictObject({ kind: z.literal("join"), who: ref }),
  z.strictObject({ kind: z.literal("leave_party"), who: ref }),
  z.strictObject({ kind: z.literal("harm"), who: ref, amount: z.number().int().min(1).max(10).default(1) }),
  z.strictObject({ kind: z.literal("heal"), who: ref, amount: z.number().int().min(1).max(10).default(1) }),
  /** A situation begins or, with `off`, ends. */
  z.strictObject({
    kind: z.literal("condition"),
    who: ref,
    type: SituationType,
    hardness: Hardness.default("soft"),
    off: z.boolean().default(false),
  }),
  /** A clock moves by so many steps. */
  z.strictObject({ kind: z.literal("advance"), clock: ref, by: z.number().int().min(-100_000).max(100_000) }),
  /** A thread moves without being settled. */
  z.strictObject({ kind: z.literal("progress"), thread: ref, note: z.string().trim().max(600).default("") }),
  z.strictObject({ kind: z.literal("settle"), thread: ref, outcome: z.enum(["resolved", "failed", "abandoned"]).default("resolved") }),
  /** A small thing or a bystander that must be about: a broom, a passer-by. An empty `at` is here; a person's id puts it into their hands. */
  z.strictObject({
    kind: z.literal("create"),
    name: z.string().trim().min(1).max(80),
    type: z.enum(["item", "character"]).default("item"),
    at: optionalRef,
    description: z.string().trim().max(400).default(""),
    /** The thing that it was part of: what is hidden there is found on it. */
    part_of: optionalRef,
    /** What it costs the actor. Of a proposal it is what the game's list of prices says. */
    price: z.number().int().min(0).max(100_000).default(0),
  }),
  /** A place, person or thing looks different from now on. */
  z.strictObject({ kind: z.literal("describe"), target: ref, text: sentence }),
  /** Time passes: `minutes`, or until the next time the clock shows `until`. */
  z.strictObject({
    kind: z.literal("pass_time"),
    minutes: z.number().int().min(0).max(20_160).default(0),
    until: z
      .string()
      .regex(/^(([01]?\d|2[0-3]):[0-5]\d)?$/, 'a time of day such as "03:30"')
      .default(""),
  }),
]);
export type Effect = z.infer<typeof Effect>;
export type EffectKind = Effect["kind"];

/** An effect before its kind is looked up: the kinds of plugins included. The kind's own schema parses the rest. */
export const EffectDraft = z.object({ kind: z.string().min(1).max(80) }).catchall(Json);
export type EffectDraft = z.infer<typeof EffectDraft>;

/** An effect as a model proposes it. What is no effect at all is kept as one of the kind `malformed`, which is refused; the action stands. */
export const ProposedEffect = z.preprocess(
  (value) => (EffectDraft.safeParse(value).success ? value : { kind: "malformed", value: value ?? null }),
  EffectDraft,
);
