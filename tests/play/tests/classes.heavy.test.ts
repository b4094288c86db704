import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { changesOf } from "../changes-of.ts";
import { readEffectLine } from "../effect-line.ts";
import { happened } from "../judge/match-effect.ts";
import { openPlay } from "../open-play.ts";
import type { PlayCampaign, PlayEngine } from "../open-play.ts";
import { Sentence } from "../sentence.ts";

const scenarios = { dd: "dead_drop", ss: "salt_and_saints", ty: "training_yard" } as const;

/** A sentence as a model reads it, and what has to come of it. */
const Case = z.strictObject({
  in: z.enum(["dd", "ss", "ty"]),
  given: z.record(z.string(), z.unknown()).default({}),
  text: z.string(),
  /** The interpretation, in the short form of the interpreter's prompt. */
  do: z.array(z.record(z.string(), z.unknown())),
  /** Effect lines that must be true, and those that must not. */
  brings: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  /** Targets of the actions that were carried out, in order. */
  at: z.array(z.string()).optional(),
  /** The code of a refusal; without it nothing may be refused. */
  refused: z.string().optional(),
});

/** Classes of interpretations that once came to nothing, each in several situations. */
const classes = z.record(z.string(), z.array(Case)).parse(parse(readFileSync(join(import.meta.dirname, "..", "classes.yaml"), "utf8")));

let engine: PlayEngine;
const campaigns = new Map<string, PlayCampaign>();
beforeAll(async () => {
  engine = await openPlay();
  for (const scenario of Object.values(scenarios)) campaigns.set(scenario, await engine.campaign(scenario));
}, 60_000);
afterAll(() => engine[Symbol.asyncDispose]());

const rows = Object.entries(classes).flatMap(([name, all]) => all.map((one) => [name, one.text, one] as const));

test.each(rows)("%s: %s", async (_name, text, { in: scenario, given, do: actions, brings, not, at, refused }) => {
  const campaign = campaigns.get(scenarios[scenario]);
  if (campaign === undefined) throw new Error(`There is no campaign of "${scenario}".`);
  const played = await campaign.play(Sentence.parse({ id: "x-001", given, text, answer: "action" }), { do: actions });
  const refusals = [...played.ruling.blocked_actions, ...(played.resolution?.blocked_actions ?? [])];
  expect([...new Set(refusals.map(({ code }) => code))]).toEqual(refused === undefined ? [] : [refused]);
  const changes = changesOf(played);
  const isTrue = (line: string): boolean => {
    const read = readEffectLine(line);
    if (typeof read === "string") throw new Error(read);
    return happened(read, changes);
  };
  expect(brings.filter((line) => !isTrue(line))).toEqual([]);
  expect(not.filter(isTrue)).toEqual([]);
  const aimed = (played.resolution?.outcomes ?? []).map(({ target_id }) => target_id);
  expect(aimed).toEqual(at ?? aimed);
});
