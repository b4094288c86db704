import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import type { NarratorOutput } from "freeform-rpg/schemas";
import type { TruthCase, Untruth } from "./truth-case.ts";

/** What of the narrator's input decides what would be untrue. */
export interface Situation {
  readonly packet: {
    readonly actor_id: string;
    readonly present_entities: readonly string[];
    readonly entities: readonly { readonly id: string; readonly name: string }[];
    readonly facts: readonly { readonly id: string }[];
    readonly threads: readonly { readonly title: string; readonly type: string }[];
  };
  readonly outcomes: readonly { readonly target_id: string }[];
  readonly must_tell: readonly { readonly type: string; readonly text: string }[];
  readonly also_happened: readonly { readonly type: string; readonly text: string }[];
}

/** An untruth that was put into a draft. `mark` is what shows that it was committed. */
export interface Lie {
  readonly kind: string;
  readonly where: "text" | "threads" | "omission";
  readonly mark: string;
}

/** A draft with an untruth in it. */
export interface LyingDraft {
  readonly draft: NarratorOutput;
  readonly lie: Lie;
}

/** Puts one untruth into a sound draft; `null` when none of the drawn kind would be untrue here. */
export const tellLie = (sound: NarratorOutput, one: TruthCase, situation: Situation, random: OfflineRandom): LyingDraft | null => {
  const makers = [
    ...one.untruths.map((untruth) => () => lieInText(sound, untruth, one, situation, random)),
    ...(one.threads.length > 0 ? [() => lieInThreads(sound, one, situation, random)] : []),
  ];
  const omitted = one.omits_clocks ? omitClock(sound, situation) : null;
  // A clock that bites is rare: when one does, leaving it out is the lie.
  if (omitted !== null && random.fraction("omit") < 0.7) return omitted;
  const start = Math.floor(random.fraction("kind") * makers.length);
  for (let at = 0; at < makers.length; at += 1) {
    const made = makers[(start + at) % makers.length]?.() ?? null;
    if (made !== null) return made;
  }
  return null;
};

const lieInText = (
  sound: NarratorOutput,
  untruth: Untruth,
  one: TruthCase,
  situation: Situation,
  random: OfflineRandom,
): LyingDraft | null => {
  const text = fill(random.pick(untruth.texts, untruth.kind), one, situation, random);
  if (text === null) return null;
  const sentences = sound.final_text.split(/(?<=[.!?]["'”’]?)\s+/u);
  const at = Math.floor(random.fraction("place") * (sentences.length + 1));
  const final_text = sentences.toSpliced(at, 0, text).join(" ");
  return { draft: { ...sound, final_text }, lie: { kind: untruth.kind, where: "text", mark: text } };
};

/** The template with names; `null` when nobody or nothing fits. */
const fill = (template: string, one: TruthCase, situation: Situation, random: OfflineRandom): string | null => {
  const { packet, must_tell, also_happened, outcomes } = situation;
  const here = new Set([...packet.present_entities, ...outcomes.map(({ target_id }) => target_id)]);
  const told = [...must_tell, ...also_happened].map(({ text }) => text).join(" ");
  const others = one.people.filter(({ id }) => id !== packet.actor_id);
  const known = new Set(packet.facts.map(({ id }) => id));
  const words: Readonly<Record<string, readonly string[]>> = {
    absent: others.filter(({ id, name }) => !here.has(id) && !told.includes(name)).map(({ name }) => name),
    stranger: one.strangers,
    secret: one.secrets.filter(({ fact }) => !known.has(fact)).map(({ text }) => text),
  };
  let possible = true;
  const filled = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const options = words[name] ?? [];
    if (options.length === 0) possible = false;
    return options.length === 0 ? whole : random.pick(options, name);
  });
  return possible ? filled : null;
};

const lieInThreads = (sound: NarratorOutput, one: TruthCase, { packet }: Situation, random: OfflineRandom): LyingDraft | null => {
  const { type, title } = random.pick(one.threads, "thread");
  const open = packet.threads.filter((thread) => thread.type === type);
  if (title.includes("{open}") && open.length === 0) return null;
  const mark = open.length === 0 ? title : title.replace("{open}", random.pick(open, "open").title);
  const thread_adds = [
    { title: mark, type: type as NarratorOutput["thread_adds"][number]["type"], urgency: "MEDIUM" as const, related_entity_ids: [] },
  ];
  return { draft: { ...sound, thread_adds }, lie: { kind: "thread", where: "threads", mark } };
};

const omitClock = (sound: NarratorOutput, { must_tell }: Situation): LyingDraft | null => {
  const bite = must_tell.find(({ type, text }) => type === "clock_triggered" && sound.final_text.includes(text));
  if (bite === undefined) return null;
  const final_text = sound.final_text.replace(bite.text, "").trim();
  return { draft: { ...sound, final_text: final_text || "Rain." }, lie: { kind: "clock", where: "omission", mark: bite.text } };
};
