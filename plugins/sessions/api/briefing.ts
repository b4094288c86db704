import type { Builder } from "freeform-rpg/graphql";
import { tellBriefing } from "../briefing/tell-briefing.ts";
import type { Briefing, Intent, OpenThread, RunningClock, Secret } from "../briefing/write-briefing.ts";
import { Sessions } from "../tokens.ts";
import { campaignArgument, plain, tellIn } from "./session-type.ts";

/** Adds the DM's briefing. */
export const addBriefing = (builder: Builder): void => {
  const type = describeBriefing(builder);
  builder.queryField("briefing", (t) =>
    t.field({
      type,
      description: "What the DM wants at hand before and during an evening, secrets included; for the DM alone.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: async (_root, { campaignId }, context) => {
        const briefing = await (await context.use(Sessions)).briefing(plain(campaignId));
        return { ...briefing, text: await tellIn(context, plain(campaignId), tellBriefing(briefing)) };
      },
    }),
  );
};

const describeBriefing = (builder: Builder) => {
  const [thread, clock, secret, intent] = [
    describeThread(builder),
    describeClock(builder),
    describeSecret(builder),
    describeIntent(builder),
  ];
  return builder.objectRef<Briefing & { readonly text: string }>("Briefing").implement({
    description: "What is open, what runs, what is hidden and what people want. Players never see any of it.",
    fields: (t) => ({
      turn: t.exposeInt("turn", { description: "The last turn that was played." }),
      text: t.exposeString("text", { description: "All of it as plain text, under canonical names." }),
      threads: t.field({
        type: [thread],
        description: "What is open, the most urgent first, hidden threads included.",
        resolve: ({ threads }) => [...threads],
      }),
      clocks: t.field({
        type: [clock],
        description: "Every clock, and what its next threshold brings.",
        resolve: ({ clocks }) => [...clocks],
      }),
      secrets: t.field({ type: [secret], description: "What players have not found out.", resolve: ({ secrets }) => [...secrets] }),
      people: t.field({
        type: [intent],
        description: "What the DM's characters want, those in the scene first.",
        resolve: ({ people }) => [...people],
      }),
    }),
  });
};

const describeThread = (builder: Builder) =>
  builder.objectRef<OpenThread>("BriefingThread").implement({
    description: "A thread that has not ended.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The thread's id within the campaign." }),
      title: t.exposeString("title", { description: "What it is about." }),
      urgency: t.exposeString("urgency", { description: "LOW, MEDIUM or HIGH." }),
      hidden: t.exposeBoolean("hidden", { description: "Whether players do not know of it." }),
      success: t.exposeString("success", { description: "What comes of it if it goes well; may be empty." }),
      failure: t.exposeString("failure", { description: "What comes of it if it does not; may be empty." }),
      still: t.exposeInt("still", { description: "Turns since it last moved." }),
    }),
  });

const describeClock = (builder: Builder) => {
  const threshold = builder.objectRef<NonNullable<RunningClock["next"]>>("BriefingThreshold").implement({
    description: "What happens when a clock gets there.",
    fields: (t) => ({
      at: t.exposeInt("at", { description: "The value at which it happens." }),
      text: t.exposeString("text", { description: "What happens." }),
    }),
  });
  return builder.objectRef<RunningClock>("BriefingClock").implement({
    description: "A clock as the DM sees it.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The clock's id within the campaign." }),
      name: t.exposeString("name", { description: "What it counts." }),
      value: t.exposeInt("value", { description: "Where it stands." }),
      max: t.exposeInt("max", { description: "Its other end; it runs from 0." }),
      hidden: t.exposeBoolean("hidden", { description: "Whether players do not see it." }),
      next: t.field({
        type: threshold,
        nullable: true,
        description: "Its next threshold; `null` when none is left.",
        resolve: ({ next }) => next,
      }),
    }),
  });
};

const describeSecret = (builder: Builder) =>
  builder.objectRef<Secret>("BriefingSecret").implement({
    description: "Something that players do not know.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The fact's id." }),
      text: t.exposeString("text", { description: "What is true." }),
      way: t.exposeString("way", { description: "How it may be found, such as `told by Hester`; `yours alone` for what never is." }),
    }),
  });

const describeIntent = (builder: Builder) =>
  builder.objectRef<Intent>("BriefingIntent").implement({
    description: "What somebody wants.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The entity's id." }),
      name: t.exposeString("name", { description: "Who it is." }),
      place: t.exposeString("place", { description: "Where they are; empty when nobody knows." }),
      present: t.exposeBoolean("present", { description: "Whether they are in the scene." }),
      goal: t.exposeString("goal", { description: "What they want." }),
      steps: t.exposeStringList("steps", { description: "How they mean to get it." }),
      state: t.exposeString("state", { description: "`hostile`, `down`, `dead`, or empty." }),
    }),
  });
