import { definePlugin, stage, tapChange } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { reviewPacket } from "freeform-rpg/plugins/turn/context";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import {
  Narration,
  directNarration,
  inspectNarration,
  judgeNarration,
  releaseNarration,
  repairNarration,
  reviewNarration,
} from "freeform-rpg/plugins/turn/narrator";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { Turn, Turns, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import { expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import { wholePacket } from "../engine/whole-packet.ts";

/** A narrator of somebody else's, who asks no model and knows nothing of corrections. */
const foreignNarrator = definePlugin({
  name: "foreign-narrator",
  replaces: "narrator",
  create: () => ({
    hooks: [directNarration, inspectNarration, reviewNarration, judgeNarration, repairNarration, releaseNarration],
    stages: [
      stage({
        pipeline: Turn,
        name: "sing",
        needs: { packet: ContextPacket, ruling: Ruling, plan: Plan, resolution: Resolution, world: World },
        makes: Narration,
        run: async (context, call) => {
          const draft = NarratorOutput.parse({
            final_text: "Corin Fenn sings of the straw figure, and CORIN  FENN’s voice breaks.",
            introduced_npcs: [{ id: "again", name: "corin fenn" }],
            established_facts: [{ subject_id: "Corin Fenn", predicate: "sings", detail: "Corin Fenn sings off key." }],
          });
          const output = await call.change(reviewNarration, draft, context);
          const violations = await call.collect(judgeNarration, { draft: output, ...context });
          return { output, attempts: 1, violations };
        },
      }),
    ],
  }),
});

/** A plugin that brings old names in where others look last. */
const gossip = definePlugin({
  name: "gossip",
  create: () => ({
    taps: [
      tapChange(reviewPacket, (packet) => ({
        ...packet,
        recent_events: [...packet.recent_events, { turn_no: 0, text: "Corin Fenn was here." }],
      })),
      tapChange(reviewReconciliation, (reconciliation, { world }) => ({
        ...reconciliation,
        state_diff: {
          ...reconciliation.state_diff,
          entities_add: [
            {
              id: "double",
              type: "character" as const,
              name: "CORIN FENN",
              attrs: {},
              tags: [],
              visibility: "known" as const,
              origin: "campaign" as const,
              pack_id: null,
              pack_entity_id: null,
            },
          ],
          facts_add: [
            {
              id: "fact-gossip",
              subject_id: "double",
              predicate: "rumour",
              object: { text: `Corin Fenn left ${world.scene.location_id}.` },
              tags: [],
              visibility: "known" as const,
              confidence: 1,
              discovery_method: null,
            },
          ],
        },
      })),
    ],
  }),
});

test("a stranger's narrator and a stranger's taps are held to canon without knowing of it", async () => {
  const engine = await openEngine({ plugins: [foreignNarrator, gossip] });
  try {
    const campaigns = await engine.kernel.use(Campaigns);
    await campaigns.create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "s" });
    const corrections = await engine.kernel.use(Corrections);
    const correct = (action: string, target_id: string, payload: object = {}) =>
      corrections.propose({ campaignId: "c", userId: "dee", proposal: { action, target_id, payload } });
    await correct("entity_rename", "corin_fenn", { name: "Ilya Thorne" });
    await correct("entity_hide", "straw_figure");
    const turns = await engine.kernel.use(Turns);
    const run = await turns.play({ campaign_id: "c", user_id: "dee", text: "I look around", idempotency_key: "1" });
    const result = await turns.wait(run.id);
    expect(result.final_text).toBe("Ilya Thorne sings of something, and Ilya Thorne’s voice breaks.");
    const { entities, facts } = await engine.db.log.state("c");
    expect(entities.some(({ id, name }) => id === "double" || /^corin fenn$/.test(name))).toBe(false);
    expect(facts.find(({ id }) => id === "fact-gossip")).toMatchObject({
      subject_id: "corin_fenn",
      object: { text: "Ilya Thorne left yard." },
    });
    const [event] = await engine.db.database.sql.selectFrom("events").selectAll().select(wholePacket).where("kind", "=", "turn").execute();
    expect(JSON.stringify(event?.context_packet)).toContain("Ilya Thorne was here.");
    const { narration, reconciliation } = Object(event?.pass_outputs);
    expect(narration.violations).toMatchObject([{ rule_id: "hidden_name", severity: "error" }]);
    expect(reconciliation.dropped).toContainEqual({
      kind: "entities_add",
      value: "double",
      reason: 'canon: the name belongs to "corin_fenn"',
    });
  } finally {
    await engine.close();
  }
});
