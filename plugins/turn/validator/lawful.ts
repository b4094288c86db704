import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ActionTrait, EffectDraft, World } from "freeform-rpg/schemas";
import { messagesOf } from "./messages.ts";

/** What words can bring about through someone else. */
const words: readonly ActionTrait[] = ["conversing", "pressing", "announcing", "remote"];
const hands: readonly ActionTrait[] = [
  "taking",
  "handling",
  "handing",
  "giving",
  "dropping",
  "wielding",
  "paying",
  "searching",
  "opening",
  "hacking",
  "breaking",
  "magic",
];

/** The traits one of which an action must have to bring an effect about; `undefined` for kinds that any action may bring about. */
const traitsFor = ({ kind, ...effect }: EffectDraft, { actor_id, player_ids }: World): readonly ActionTrait[] | undefined => {
  const own = (id: unknown): boolean => id === actor_id || id === "pc" || id === "party" || player_ids.includes(String(id));
  switch (kind) {
    case "move":
      return own(effect["who"]) ? ["moving", "crossing", "escaping", "far"] : [...words, "violent"];
    case "transfer":
      return own(effect["to"]) ? ["taking", "searching", "handing", "paying", ...words] : [...hands, ...words];
    case "place":
      return [...hands, ...words];
    case "set_state":
      return [...hands, "violent", "healing", "evading", "crossing", "personal", "reaches_exits", ...words];
    case "learn":
      return ["social", "handing", "giving", "handling", ...words];
    case "agree":
    case "join":
      return ["social", ...words];
    case "harm":
      return ["violent"];
    case "heal":
      return ["healing", "consuming"];
    default:
      return undefined;
  }
};

/** Families of a game's own verbs that change the state of things: to seal a page. */
const handling: ReadonlySet<string> = new Set(["use", "open", "craft", "tech", "force"]);

/** Why an action of this kind cannot bring an effect about, or `undefined` when it can. */
export const objectToEffect = (action: Action, effect: EffectDraft, world: World): string | undefined => {
  const traits = traitsFor(effect, world);
  if (traits === undefined || hasTrait(action, ...traits) || (effect.kind === "set_state" && handling.has(action.family))) return undefined;
  return messagesOf(world).notBroughtAbout(action.verb, effect.kind);
};
