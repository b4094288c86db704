import type { AllowedAction, Entity, Fact } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { effectsOfPromise, openPromises } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";
import { disclosureIn } from "./disclosure.ts";

const reminder =
  /\b(?:you|s?he|they)(?:['’]ve|\s+have|['’]d|\s+had)?\s+promised\b|\bpromised\s+(?:me|us)\b|\byour\s+promise\b|\b(?:gave|given)\s+\w+\s+(?:your|his|her|their)\s+word|\bagreed\s+to\b|\bowes?\s+(?:me|us)\b|\b(?:call|calling|cash|cashing)\s+in\s+\w+\s+(?:favou?r|promise|debt|word|oath|marker)\b|\bremind\s+.*\b(?:promise|word|favou?r|debt|oath)\b|\bto\s+(?:your|his|her|their)\s+word\b|\bkeep\s+(?:your|his|her|their)\s+(?:side|end|part|half|word)\b/i;

/** The open promise of someone that words to them call in: half of what was promised comes up in them, or they are reminded of it. */
export const promiseCalledIn = (draft: ResolutionDraft, action: AllowedAction, person: Entity): Fact | undefined => {
  const open = openPromises(draft.world, person.id);
  if (open.length === 0) return undefined;
  const said = `${action.topic} ${action.goal} ${action.details} ${draft.ruling.speech} ${namesIn(draft, action)}`;
  const stems = new Set(wordsOf(said).map(stemOf));
  const own = new Set(wordsOf(person.name));
  const share = (promise: Fact): number => {
    const words = [...contentStems(String(promise.object["to"] ?? ""), own)];
    return words.length === 0 ? 0 : words.filter((word) => stems.has(word)).length / words.length;
  };
  const called = wantsAnswer(action, person)
    ? open.filter(({ object }) => disclosureIn(String(object["to"] ?? ""), person) !== null)
    : open;
  const match = called.toSorted((a, b) => share(b) - share(a)).find((promise) => share(promise) >= 0.5 || matchesEffect(promise, action));
  return match ?? (reminder.test(said) ? open[0] : undefined);
};

/** Who asks what the pin is for does not ask that it be carried to the gate, as was promised: a question calls in a promise to tell something, and no other. */
const wantsAnswer = ({ action, effects, refused_effects, topic }: AllowedAction, person: Entity): boolean =>
  effects.length + refused_effects.length === 0
    ? /^\W*(?:who|whose|what|where|when|why|which|how)\b/i.test(topic) || (action === "ask" && topic !== "" && !/^to\b/i.test(topic))
    : effects.every(({ kind, to }) => kind === "agree" && disclosureIn(String(to), person) !== null);

const namesIn = ({ world }: ResolutionDraft, { effects }: AllowedAction): string =>
  effects
    .flatMap((effect) => [effect["item"], effect["target"], effect["to"], effect["state"]])
    .flatMap((value) => (typeof value === "string" ? [entityById(world, value)?.name ?? value.replace("feature:", "")] : []))
    .join(" ");

const matchesEffect = (promise: Fact, { effects }: AllowedAction): boolean =>
  effectsOfPromise(promise).some((one) =>
    effects.some(
      (other) =>
        one.kind === other.kind && (one["target"] ?? one["item"]) === (other["target"] ?? other["item"]) && one["target"] !== undefined,
    ),
  );
