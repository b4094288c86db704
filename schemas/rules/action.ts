import { z } from "zod";
import { RiskFlag, SituationType } from "../values/enums.ts";
import { StateName } from "./effect.ts";

const Word = z.string().regex(/^[a-z][a-z0-9_'-]*$/, "an action is lower-case words joined by _, such as pick_up");
const Words = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : value),
  z.array(Word),
);

/** Kinds of actions with similar prose; narrators and narration checks choose their sentences by it. */
export const ActionFamily = z.enum([
  "stealth",
  "climb",
  "theft",
  "tech",
  "craft",
  "force",
  "deceive",
  "flee",
  "chase",
  "fight",
  "shoot",
  "talk",
  "appeal",
  "intimidate",
  "search",
  "look",
  "listen",
  "take",
  "give",
  "use",
  "open",
  "go",
  "wait",
  "help",
  "aid",
  "gesture",
  "magic",
  "other",
]);
export type ActionFamily = z.infer<typeof ActionFamily>;

/** How the rules treat an action; docs/systems.md explains each. A scene's constraint `no_<trait>` forbids all actions with it. */
export const ActionTrait = z.enum([
  "social",
  "conversing",
  "pressing",
  "announcing",
  "asking",
  "personal",
  "direct",
  "violent",
  "breaking",
  "armed",
  "moving",
  "crossing",
  "far",
  "departing",
  "escaping",
  "evading",
  "reaches_exits",
  "searching",
  "glancing",
  "opening",
  "hacking",
  "taking",
  "handling",
  "wielding",
  "handing",
  "giving",
  "dropping",
  "consuming",
  "paying",
  "healing",
  "magic",
  "device",
  "remote",
  "seeking",
  "idle",
  "passive",
]);
export type ActionTrait = z.infer<typeof ActionTrait>;

/** How conspicuous an action is. */
export const ActionNotice = z.enum(["covert", "plain", "striking"]);
export type ActionNotice = z.infer<typeof ActionNotice>;

/** Amounts by clock: positive ones count against the player. */
export const Price = z.record(z.string(), z.number().int());
export type Price = z.infer<typeof Price>;

/** Something that must be carried: an item whose `uses` hold one of these words and none of `except`. */
const CarriedNeed = z.strictObject({
  uses: z.array(z.string()).min(1),
  except: z.array(z.string()).default([]),
  /** What the player reads when nothing of the kind is carried. */
  missing: z.string().min(1),
});

/** How sentences name the action. */
const ActionPhrase = z.strictObject({
  /** In front of a target: `sneak past`. */
  target: z.string().optional(),
  /** The preposition in front of a place that it leads to. */
  place: z.string().optional(),
  /** Without a target: `look around`. */
  alone: z.string().optional(),
  /** In a question which target is meant: `give it to`. */
  ask: z.string().optional(),
});

/** One row of the catalogue of actions, as a system or a scenario writes it. Fields that are left out come from `like`, then from the row `default`. */
export const ActionRow = z.strictObject({
  /** Another action whose fields hold where this row has none, its synonyms apart. */
  like: Word.optional(),
  /** Other words for it: a list, or one text with blanks between. Words of a phrase are joined by `_`. */
  synonyms: Words.optional(),
  /** Synonyms that take their target without a preposition: `greet Mira`. */
  transitive: Words.optional(),
  /** Of the words of a `consuming` action, those that use up a single dose, meal or charge; by default all of them do. */
  consumes: Words.optional(),
  family: ActionFamily.optional(),
  traits: z.array(ActionTrait).optional(),
  /** When dice decide: always, only where the turn is risky, or never. */
  roll: z.enum(["always", "on_risk", "never"]).optional(),
  /** Risks that it brings into the turn by itself. */
  risk: z.array(RiskFlag).optional(),
  /** Minutes that it takes when the interpreter gives none. */
  minutes: z.number().int().min(0).max(1440).optional(),
  /** The price of attempting it. */
  cost: Price.optional(),
  /** The price of a mixed result. */
  mixed: Price.optional(),
  /** The price of a failure, by the campaign's failure mode. */
  failure: z.partialRecord(z.enum(["forgiving", "consequential", "punishing"]), Price).optional(),
  /** What a failure under an active threat costs more. */
  hard_failure: Price.optional(),
  /** How much the target's trust in the actor moves. `attempt` counts whatever the result. */
  trust: z.strictObject({ attempt: z.number().int(), success: z.number().int(), failure: z.number().int() }).partial().optional(),
  /** How conspicuous it is: people watch a striking action, and no one remarks on a covert one. */
  notice: ActionNotice.optional(),
  /** The situation that a failure at risk leads to. */
  situation: SituationType.optional(),
  /** Situations that a success ends. */
  clears: z.array(SituationType).optional(),
  /** What has to be carried for it. */
  needs: z.array(CarriedNeed).optional(),
  /** A `use` of carried items of which each attempt takes one. */
  spends: z.string().optional(),
  /** States of the target, as known facts name them, in which it is impossible. */
  ruled_out_by: z.array(z.string()).optional(),
  /** The state that its target comes into when it succeeds: by the verb, or by one of the synonyms alone. */
  states: z.record(Word, StateName).optional(),
  /** How much likelier than others these kinds of targets are meant. */
  likely_targets: z.partialRecord(z.enum(["person", "thing", "place", "feature"]), z.number()).optional(),
  /** Prepositions behind which its target comes rather than a means or a topic. */
  target_after: z.array(z.string()).optional(),
  phrase: ActionPhrase.optional(),
  /** What it calls for, the most fitting first: pairs a book's stats with it. */
  calls_on: z.array(z.enum(["body", "agility", "aim", "mind", "sense", "talk", "will"])).optional(),
  /** Whether it is offered to a model by name; default true. */
  listed: z.boolean().optional(),
});
export type ActionRow = z.infer<typeof ActionRow>;

/** Rows by canonical verb. The row `default` holds for every action. */
export const ActionRows = z.record(Word, ActionRow);
export type ActionRows = z.infer<typeof ActionRows>;

/** The ids of the clocks that rules move, by what they stand for. */
export const ClockRoles = z.strictObject({
  /** Rises when the world takes notice. */
  alarm: z.string(),
  time: z.string(),
  harm: z.string(),
  money: z.string(),
  /** Clocks that costs lower and whose thresholds count in both directions. */
  spent: z.array(z.string()),
});
export type ClockRoles = z.infer<typeof ClockRoles>;
