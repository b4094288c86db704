import { AppError, definePlugin, input, provideValue, tapChange, tapCollect } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import { NarrationFindings } from "freeform-rpg/schemas/turn";
import type { NarrationViolation, TurnRequest as Request } from "freeform-rpg/schemas";
import { runStage } from "freeform-rpg/testing";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Models } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { Draft, Narration, ReviewedNarration, inspectNarration, judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { narratorConversation, writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { SelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { createSelfCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import narrator from "../plugin.ts";
import { decide } from "./decided.ts";
import type { Given } from "./decided.ts";

const request: Request = {
  run_id: "r",
  campaign_id: "c1",
  user_id: "u",
  role: "PLAYER",
  actor_id: "player",
  text: "I wait",
  idempotency_key: "k",
  seed: null,
};

interface Trial extends Given {
  readonly judge?: (text: string) => NarrationViolation[];
  readonly findings?: Partial<NarrationFindings>;
}

/** The narrator's plugin with answers of its model, one after another; the last one stays. */
const open = (answers: readonly (string | Error)[], { judge = () => [], findings, ...given }: Trial) => {
  const world = given.world ?? sampleWorld();
  const { packet, ruling, plan, resolution } = decide({ ...given, world });
  const asked: { readonly input: NarratorInput; readonly shown: string }[] = [];
  const text: ModelService["text"] = async ({ input: about, conversation, call }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? "";
    asked.push({ input: about as NarratorInput, shown: Object.values(conversation ?? {}).join("\n") });
    if (answer instanceof Error) throw answer;
    call.token?.(answer);
    return answer;
  };
  const models = provideValue(Models, {
    text,
    object: () => expect.unreachable(),
    receipts: async () => [],
    forget: () => {},
    prewarm: async () => false,
  });
  const policy = definePlugin({
    name: "policy",
    create: () => ({
      taps: [
        tapCollect(judgeNarration, ({ draft }) => judge(draft.final_text)),
        ...(findings ? [tapChange(inspectNarration, (none) => ({ ...none, ...NarrationFindings.parse(findings) }))] : []),
      ],
    }),
  });
  const trial = {
    inputs: [
      input(TurnRequest, request),
      input(ContextPacket, packet),
      input(Ruling, ruling),
      input(Plan, plan),
      input(Resolution, resolution),
      input(World, world),
    ],
    services: [models, provideValue(SelfCorrection, createSelfCorrection)],
    beside: [policy],
  };
  return { trial, asked };
};

/** Reviews a draft and releases it; the answers are those of the narrator's model to what is asked for then. */
const review = async (draft: string, answers: readonly (string | Error)[] = [], given: Trial = {}, streamed = true) => {
  const { trial, asked } = open(answers, given);
  const inputs = [...trial.inputs, input(Draft, { text: draft, streamed, failure: null })];
  const { made, events: reviewed } = await runStage(narrator, ReviewedNarration, { ...trial, inputs });
  const released = made && (await runStage(narrator, Narration, { ...trial, inputs: [...inputs, input(ReviewedNarration, made)] }));
  const events = [...reviewed, ...(released?.events ?? [])];
  const text = events.reduce(follow, streamed ? draft : "");
  if (released?.made) expect(text).toBe(released.made.output.final_text);
  return { made, events, asked, text, patches: events.filter(({ type }) => type === "narration_patched") };
};

/** The text of a follower after an event. */
const follow = (text: string, event: RunEvent): string => {
  if (event.type === "narration_patched") return text.slice(0, event.from) + event.text + text.slice(event.to);
  return event.type === "token" ? text + event.text : text;
};

const clock = { type: "clock_triggered" as const, text: "The weir bursts and the cellar fills.", binding: true };
const errorOn =
  (word: string) =>
  (text: string): NarrationViolation[] => {
    const start = text.indexOf(word);
    const location = { start, end: start + word.length };
    return start < 0 ? [] : [{ rule_id: "bad", message: `No "${word}".`, severity: "error", suggestion: "", location }];
  };

test("the narrator streams plain prose", async () => {
  const { trial, asked } = open(["Rain falls."], { events: [clock] });
  const { made, events } = await runStage(narrator, Draft, trial);
  expect(made).toEqual({ text: "Rain falls.", streamed: true, failure: null });
  expect(events.flatMap((event) => (event.type === "token" ? event.text : []))).toEqual(["Rain falls."]);
  expect(asked[0]?.shown).toContain("e1* clock_triggered: The weir bursts and the cellar fills.");
});

test("the model reads nothing secret, and each event once", async () => {
  const { trial, asked } = open(["Rain."], { events: [clock] });
  await runStage(narrator, Draft, trial);
  expect(asked[0]?.shown).not.toContain("SECRET");
  expect(asked[0]?.shown.split("The weir bursts")).toHaveLength(2);
  expect(asked[0]?.input.packet).not.toHaveProperty("selection");
});

test("a narrator without a usable answer leaves the events to narrate themselves", async () => {
  const garbled = new ModelError("model_output_invalid", "The answer is empty.");
  const { trial } = open([garbled], { events: [clock] });
  expect((await runStage(narrator, Draft, trial)).made).toEqual({ text: "", streamed: false, failure: "The answer is empty." });
  const { made, text } = await review("", [], { events: [clock] }, false);
  expect(text).toBe("The weir bursts and the cellar fills.");
  expect(made?.output.next_prompt).not.toBe("");
});

test("a run that is out of its budget ends for that reason, also while a sentence is corrected", async () => {
  const broke = new AppError("budget_exceeded", "The turn has spent its budget.");
  await expect(runStage(narrator, Draft, open([broke], {}).trial)).rejects.toMatchObject({ cause: broke });
  await expect(review("A dragon lands.", [broke], { judge: errorOn("dragon") })).rejects.toMatchObject({ cause: broke });
});

test("a sound draft stays as it was streamed", async () => {
  const { made, patches, asked } = await review("The rain goes on.");
  expect(made).toMatchObject({ output: { final_text: "The rain goes on." }, attempts: 1, violations: [], source: "model" });
  expect({ patches, asked }).toEqual({ patches: [], asked: [] });
});

test("a faulty sentence alone is written again, with the draft in view", async () => {
  const draft = "Rain falls. A dragon lands. Odo nods.";
  const { made, patches, asked } = await review(draft, ["A dog barks."], { judge: errorOn("dragon") });
  expect(made).toMatchObject({ output: { final_text: "Rain falls. A dog barks. Odo nods." }, attempts: 2, source: "model" });
  expect(patches).toMatchObject([{ from: 12, to: 27, text: "A dog barks." }]);
  expect(asked).toMatchObject([{ input: { repair: { draft, sentence: "A dragon lands.", problems: ['No "dragon".'] } } }]);
});

test("a violation without a place has the whole text written again", async () => {
  const judge = (text: string): NarrationViolation[] =>
    text.includes("dragon") ? [{ rule_id: "bad", message: "None.", severity: "error" }] : [];
  const { made, asked } = await review("Rain falls. A dragon lands.", ["Snow falls. A dog barks."], { judge });
  expect(made).toMatchObject({ output: { final_text: "Snow falls. A dog barks." }, source: "model" });
  expect(asked).toMatchObject([{ input: { repair: { sentence: "Rain falls. A dragon lands." } } }]);
});

test("two faulty sentences are two patches, and what stands between them is never touched", async () => {
  const draft = "A dragon lands. Odo nods. It rains. A dragon roars.";
  const judge = (text: string) =>
    [...text.matchAll(/dragon/g)].flatMap(({ index }) =>
      errorOn("dragon")(text).map((one) => ({ ...one, location: { start: index, end: index + 6 } })),
    );
  const { patches, text } = await review(draft, ["A dog barks."], { judge });
  expect(text).toBe("A dog barks. Odo nods. It rains. A dog barks.");
  expect(patches).toHaveLength(2);
});

test("a missing event is added as a sentence", async () => {
  const { made, patches, text } = await review("Rain falls.", ["Below, the weir bursts and the cellar fills."], {
    events: [clock],
    findings: { status: "reviewed" },
  });
  expect(text).toBe("Rain falls. Below, the weir bursts and the cellar fills.");
  expect(patches).toMatchObject([{ from: 11, to: 11 }]);
  expect(made).toMatchObject({ violations: [{ rule_id: "binding_event_untold", draft: 1 }], correction: { status: "validated" } });
});

test("an event that code alone does not find is a warning: it may be narrated in other words", async () => {
  const { made } = await review("Something gives way down there.", [], { events: [clock] });
  expect(made).toMatchObject({ attempts: 1, violations: [{ rule_id: "binding_event_untold", severity: "warning" }] });
});

test("where the review failed, an event of which the text has no word is added, and one that it has a word of is a warning", async () => {
  const findings = { status: "failed" as const };
  const added = await review("Rain falls.", ["Below, the weir bursts and the cellar fills."], { events: [clock], findings });
  expect(added.text).toBe("Rain falls. Below, the weir bursts and the cellar fills.");
  const kept = await review("Water rises in the cellar.", [], { events: [clock], findings });
  expect(kept.made?.violations.every(({ severity }) => severity === "warning")).toBe(true);
  expect(kept.text).toBe("Water rises in the cellar.");
});

test("an event that the review found covered is not missing", async () => {
  const covered = [{ event: clock.text, quote: "something gives way down there" }];
  const { made } = await review("You hear something gives way down there.", [], {
    events: [clock],
    findings: { status: "reviewed", covered },
  });
  expect(made).toMatchObject({ attempts: 1, violations: [] });
});

test("what the narrator cannot correct goes by the sentence, and every sound sentence stays", async () => {
  const { made, text, asked } = await review("Rain falls. A dragon lands. Odo nods.", ["A dragon again."], {
    judge: errorOn("dragon"),
    events: [clock],
    findings: { status: "reviewed" },
  });
  expect(asked).toHaveLength(4);
  expect(text).toBe("Rain falls. Odo nods. The weir bursts and the cellar fills.");
  expect(made).toMatchObject({
    attempts: 3,
    source: "repaired",
    correction: { status: "needs_manual_review", circuit_breaker_rules: ["binding_event_untold", "bad"] },
  });
  expect(made?.violations.map(({ draft }) => draft)).toEqual([1, 1, 2, 2, 3, 3]);
});

test("a contradicted sentence that cannot be corrected is replaced by the plain sentence of its event", async () => {
  const violations: NarrationViolation[] = [
    {
      rule_id: "contradicts",
      message: "The lock holds.",
      severity: "error",
      actual: "The lock gives.",
      plain: "You fail to open the lock.",
      location: { start: 12, end: 27 },
    },
  ];
  const { text } = await review("Rain falls. The lock gives. Odo nods.", [new ModelError("model_refused", "No.")], {
    findings: { status: "reviewed", violations },
  });
  expect(text).toBe("Rain falls. You fail to open the lock. Odo nods.");
});

test("a text of which nothing can be kept is told by its events", async () => {
  const { made } = await review("A dragon lands.", ["A dragon."], { judge: () => errorOn("dragon")("dragon"), events: [clock] });
  expect(made).toMatchObject({ source: "fallback", output: { final_text: clock.text } });
});

test("a campaign that holds what is beyond repair streams nothing of it, and keeps it for the DM", async () => {
  const world = { ...sampleWorld(), campaign: { ...sampleWorld().campaign, on_unfixable_narration: "hold" as const } };
  const drafted = await runStage(narrator, Draft, open(["A dragon lands."], { world }).trial);
  expect(drafted.made).toMatchObject({ streamed: false });
  expect(drafted.events.some(({ type }) => type === "token")).toBe(false);
  const { made, text } = await review("A dragon lands.", ["A dragon."], { world, events: [clock], judge: errorOn("dragon") }, false);
  expect(made).toMatchObject({ source: "held", held: { text: expect.stringContaining("dragon") } });
  // Nobody is there to release it.
  expect(text).toBe(clock.text);
});

test("a warning is recorded and costs no correction", async () => {
  const { made, asked } = await review("Fine.", [], {
    judge: () => [{ rule_id: "style", message: "Dull.", severity: "warning", suggestion: "" }],
  });
  expect(made).toMatchObject({ attempts: 1, violations: [{ rule_id: "style" }] });
  expect(asked).toEqual([]);
});

test("an endless text has its end written shorter", async () => {
  const { text } = await review(`Rain falls. ${"Word ".repeat(400)}.`, ["That is all."]);
  expect(text).toBe("Rain falls. That is all.");
});

test("suggestions are those of the review, after what found no room in the turn", async () => {
  const findings = {
    status: "reviewed" as const,
    proposals: { ...NarrationFindings.parse({}).proposals, suggested_actions: ["Wait", "x".repeat(80)] },
  };
  expect((await review("Rain.", [], { findings })).made?.output.suggested_actions).toEqual(["Wait"]);
});

test("the model reads clocks as the turn leaves them", async () => {
  const [before] = sampleWorld().clocks;
  const { trial, asked } = open(["Rain."], { moves: [{ id: before?.id ?? "", delta: 2 }] });
  await runStage(narrator, Draft, trial);
  expect(asked[0]?.input.packet.clocks.find(({ id }) => id === before?.id)?.value).toBe((before?.value ?? 0) + 2);
});

test("the model reads the time as the turn leaves it", () => {
  const decided = decide({});
  const time = { ...decided.packet.scene.time, day: 3, hour: 4, minute: 20, period: "night" as const };
  const state_diff = { ...decided.resolution.state_diff, scene_update: { time } };
  const input = writeInput({ ...decided, resolution: { ...decided.resolution, state_diff } });
  expect(narratorConversation(input).tail).toContain("Day 3, 04:20, night.");
});
