import { CampaignDm } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { Briefing, Due, Intent, OpenThread, RunningClock, Secret, SinceLastSession } from "../briefing/briefing.ts";
import { formatBriefing, formatWholeBriefing } from "../briefing/format-briefing.ts";
import { Sessions } from "../tokens.ts";
import { renameIn } from "./session-type.ts";

/** Adds the DM's briefing. */
export const addBriefing = (builder: Builder): void => {
  const type = describeBriefing(builder);
  builder.objectField(CampaignDm, "briefing", (t) =>
    t.field({
      type,
      description: "The briefing for the next session, secrets included.",
      resolve: async ({ campaign_id: id }, _args, context) => {
        const briefing = await (await context.use(Sessions)).briefing(id);
        const [text, wholeText] = await Promise.all(
          [formatBriefing(briefing), formatWholeBriefing(briefing)].map((one) => renameIn(context, id, one)),
        );
        return { ...briefing, text: text ?? "", wholeText: wholeText ?? "" };
      },
    }),
  );
};

const describeBriefing = (builder: Builder) => {
  const [thread, clock, secret, intent] = [describeThread(builder), describeClock(builder), describeSecret(builder), renameIntent(builder)];
  const [due, since] = [describeDue(builder), describeSince(builder)];
  return builder.objectRef<Briefing & { readonly text: string; readonly wholeText: string }>("Briefing").implement({
    description: "The DM's briefing: what is due, who wants what, secrets, and what happened since the last session. For the DM only.",
    fields: (t) => ({
      turn: t.exposeInt("turn", { description: "The number of the last committed turn." }),
      place: t.exposeString("place", { description: "The name of the place of the scene; empty when it is unknown." }),
      text: t.exposeString("text", { description: "The briefing that fits a screen, as plain text with canonical names." }),
      wholeText: t.exposeString("wholeText", {
        description: "The whole briefing as plain text with canonical names: every thread, clock, secret and agenda.",
      }),
      due: t.field({
        type: [due],
        description: "What is about to happen or waits to: threats, clocks at the edge, promises, overdue threads.",
        resolve: (briefing) => [...briefing.due],
      }),
      since: t.field({
        type: since,
        description: "What happened after the last session that has ended.",
        resolve: (briefing) => briefing.since,
      }),
      threads: t.field({
        type: [thread],
        description: "Threads that have not ended, overdue ones first, then the most urgent, hidden ones included.",
        resolve: ({ threads }) => [...threads],
      }),
      clocks: t.field({
        type: [clock],
        description: "All clocks, the closest to its next threshold first.",
        resolve: ({ clocks }) => [...clocks],
      }),
      secrets: t.field({
        type: [secret],
        description: "Facts that the players have not discovered, those near the scene first.",
        resolve: ({ secrets }) => [...secrets],
      }),
      people: t.field({
        type: [intent],
        description: "The intentions of non-player characters, those in the current scene first.",
        resolve: ({ people }) => [...people],
      }),
    }),
  });
};

const describeDue = (builder: Builder) => {
  const kind = builder.enumType("BriefingDueKind", {
    description: "What is due.",
    values: {
      CLOCK: { value: "clock", description: "A clock." },
      THREAT: { value: "threat", description: "An announced danger." },
      THREAD: { value: "thread", description: "A thread." },
      PROMISE: { value: "promise", description: "A promise." },
    } as const,
  });
  return builder.objectRef<Due>("BriefingDue").implement({
    description: "Something that is about to happen, or waits to.",
    fields: (t) => ({
      kind: t.expose("kind", { type: kind, description: "What it is." }),
      key: t.exposeString("id", { description: "The plain id of the clock, threat, thread or fact." }),
      text: t.exposeString("text", { description: "What is due, in a sentence." }),
    }),
  });
};

const describeSince = (builder: Builder) => {
  const line = builder.objectRef<SinceLastSession["lines"][number]>("BriefingLine").implement({
    description: "Something that happened.",
    fields: (t) => ({
      turn: t.exposeInt("turn", { description: "The number of the turn." }),
      text: t.exposeString("text", { description: "What happened, in a sentence that players may read." }),
    }),
  });
  return builder.objectRef<SinceLastSession>("BriefingSince").implement({
    description: "What happened after the last session that has ended.",
    fields: (t) => ({
      fromTurn: t.exposeInt("fromTurn", { description: "The number of the first turn after it." }),
      lastSession: t.exposeString("lastSession", { description: "The summary of that session; empty when there is none." }),
      lines: t.field({ type: [line], description: "What happened, oldest first.", resolve: ({ lines }) => [...lines] }),
    }),
  });
};

const describeThread = (builder: Builder) =>
  builder.objectRef<OpenThread>("BriefingThread").implement({
    description: "A thread that has not ended.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the thread, unique within its campaign." }),
      title: t.exposeString("title", { description: "The title of the thread." }),
      urgency: t.exposeString("urgency", { description: "The urgency: LOW, MEDIUM or HIGH." }),
      hidden: t.exposeBoolean("hidden", { description: "Whether the thread is hidden from players." }),
      success: t.exposeString("success", { description: "The consequence of success; may be empty." }),
      failure: t.exposeString("failure", { description: "The consequence of failure; may be empty." }),
      overdue: t.exposeBoolean("overdue", { description: "Whether nothing has moved it for longer than its urgency allows." }),
      idleTurns: t.exposeInt("idleTurns", { description: "The number of turns since the thread last progressed." }),
    }),
  });

const describeClock = (builder: Builder) => {
  const threshold = builder.objectRef<NonNullable<RunningClock["next"]>>("BriefingThreshold").implement({
    description: "A clock value that triggers an event.",
    fields: (t) => ({
      at: t.exposeInt("at", { description: "The value that triggers the event." }),
      text: t.exposeString("text", { description: "The event that is triggered." }),
    }),
  });
  return builder.objectRef<RunningClock>("BriefingClock").implement({
    description: "A clock with the details that only the DM sees.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the clock, unique within its campaign." }),
      name: t.exposeString("name", { description: "The name of the clock." }),
      value: t.exposeInt("value", { description: "The current value." }),
      max: t.exposeInt("max", { description: "The maximum value; the minimum is 0." }),
      hidden: t.exposeBoolean("hidden", { description: "Whether the clock is hidden from players." }),
      minutesLeft: t.exposeInt("minutesLeft", {
        nullable: true,
        description: "Minutes of story time until its deadline; `null` without one.",
      }),
      next: t.field({
        type: threshold,
        nullable: true,
        description: "The next threshold; `null` when none is left.",
        resolve: ({ next }) => next,
      }),
    }),
  });
};

const describeSecret = (builder: Builder) =>
  builder.objectRef<Secret>("BriefingSecret").implement({
    description: "A fact that the players have not discovered.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the fact." }),
      text: t.exposeString("text", { description: "The fact as a sentence." }),
      near: t.exposeBoolean("near", { description: "Whether it can come out in the scene: the place or someone present holds it." }),
      way: t.exposeString("way", {
        description: "The way to discover the fact, such as `told by Hester`; `yours alone` when players never can.",
      }),
    }),
  });

const renameIntent = (builder: Builder) => {
  const state = builder.enumType("BriefingPersonState", {
    description: "What is the matter with a character.",
    values: {
      HOSTILE: { value: "hostile", description: "They fight." },
      DOWN: { value: "down", description: "They cannot act." },
      DEAD: { value: "dead", description: "They are dead." },
    } as const,
  });
  return builder.objectRef<Intent>("BriefingIntent").implement({
    description: "The intentions of one non-player character.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the entity." }),
      name: t.exposeString("name", { description: "The name of the character." }),
      place: t.exposeString("place", { description: "The character's location; empty when it is unknown." }),
      present: t.exposeBoolean("present", { description: "Whether the character is in the current scene." }),
      goal: t.exposeString("goal", { description: "The character's goal." }),
      steps: t.exposeStringList("steps", { description: "The steps that the character plans towards the goal." }),
      state: t.field({
        type: state,
        nullable: true,
        description: "The character's state; `null` when nothing is the matter.",
        resolve: (intent) => intent.state || null,
      }),
    }),
  });
};
