import {
  CampaignDm,
  Entity,
  Member,
  Row,
  fromRow,
  manyRows,
  oneEntity,
  oneRow,
  computed,
  columns,
  reading,
  sameCampaign,
  joinKey,
  loadRow,
  viewerRow,
} from "freeform-rpg/graphql";
import type { ApiPart, Below, Builder } from "freeform-rpg/graphql";
import { NarrationViolation } from "freeform-rpg/plugins/narration-check/reports/lib";
import { Run, readRun } from "freeform-rpg/plugins/turn/queue/lib";
import type { AllowedAction, Ruling } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { ActionsSubject, NarrationSubject } from "../service/review-row.ts";
import type { ReviewKind } from "../made-decision.ts";
import { ReviewKindEnum } from "./review-decision.ts";

/** A row of `reviews` that no one has decided. */
export class WaitingReview extends Row {
  declare readonly digest: string;
  declare readonly kind: ReviewKind;
  declare readonly run_id: string;
  declare readonly subject: unknown;
  declare readonly asked_at: string;
  declare readonly until: string;
  declare readonly input: string;
}

class WaitingActions {
  declare readonly subject: ActionsSubject;
}
class WaitingAction {
  declare readonly allowed: AllowedAction | null;
  declare readonly blocked: Ruling["blocked_actions"][number] | null;
}
class WaitingNarration {
  declare readonly subject: NarrationSubject;
}
/** What members may know of a turn that waits. */
export class RunReview {
  declare readonly kind: ReviewKind;
  declare readonly since: string;
  declare readonly until: string;
}

/** Adds what waits for the DM, and for all members that it does. */
export const addWaiting: ApiPart = (builder) => {
  addActions(builder);
  addNarration(builder);
  addReview(builder);
  addRunReview(builder);
  builder.objectField(CampaignDm, "waiting", (t) =>
    t.field({
      type: [WaitingReview],
      description: "All that waits for the DM, oldest first: actions before the dice, narrations before players read them.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "reviews",
            where: (row) => sql`${sameCampaign(below, row)} and ${isOpen(row)}`,
            order: (row) => sql`${row}.asked_at`,
          }),
      }),
      resolve: fromRow,
    }),
  );
};

/** Undecided, of a run that has not ended. */
const isOpen = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${row}.decision is null and exists (select from runs where runs.campaign_id = ${row}.campaign_id and runs.id = ${row}.run_id
    and runs.status in ('running', 'waiting'))`;

const ofRun = (row: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${value} from runs where runs.campaign_id = ${row}.campaign_id and runs.id = ${row}.run_id)`;

const addReview = (builder: Builder): void => {
  builder.node(WaitingReview, {
    name: "WaitingReview",
    description:
      "Something that waits for the DM. `decideActions` and `decideNarration` decide it; after the time limit the campaign's settings do.",
    ...columns("campaign_id", "digest"),
    isTypeOf: () => true,
    id: { resolve: ({ campaign_id, digest }) => joinKey(campaign_id, digest) },
    loadWithoutCache: loadRow("WaitingReview", "reviews", (row) => sql`${isOpen(row)} and ${viewerRow}.role = 'DM'`, "digest"),
    fields: (t) => ({
      key: t.exposeString("digest", { description: "The key to decide it by.", ...columns("digest") }),
      kind: t.expose("kind", { type: ReviewKindEnum, description: "What it is.", ...columns("kind") }),
      input: t.exposeString("input", {
        description: "The player's text.",
        ...computed("input", (row) => ofRun(row, sql`runs.request ->> 'text'`)),
      }),
      since: t.expose("asked_at", { type: "DateTime", description: "Since when it waits.", ...columns("asked_at") }),
      until: t.expose("until", {
        type: "DateTime",
        description: "When it goes on by itself. While play is paused it does not.",
        ...computed("until", (row) => ofRun(row, sql`runs.wait_until`)),
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description: "The character that acts; `null` when it no longer exists.",
        ...reading({ below: (below) => oneEntity(below, ofRun(below.parent, sql`runs.request ->> 'actor_id'`)) }),
        resolve: fromRow,
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The member who sent the text; `null` when they have left the campaign.",
        ...reading({ below: playerOf }),
        resolve: fromRow,
      }),
      actions: t.field({
        type: WaitingActions,
        nullable: true,
        description: "What was understood and ruled; `null` for narrations.",
        ...columns("kind", "subject"),
        resolve: ({ kind, subject }) => (kind === "actions" ? { subject: ActionsSubject.parse(subject) } : null),
      }),
      narration: t.field({
        type: WaitingNarration,
        nullable: true,
        description: "The text and its verdicts; `null` for actions.",
        ...columns("kind", "subject"),
        resolve: ({ kind, subject }) => (kind === "narration" ? { subject: NarrationSubject.parse(subject) } : null),
      }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run that waits.",
        ...columns("run_id"),
        resolve: ({ run_id }, _args, context, info) => readRun(context, info, run_id),
      }),
    }),
  });
};

const playerOf = (below: Below): RawBuilder<unknown> =>
  oneRow(below, {
    table: "members",
    where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${ofRun(below.parent, sql`runs.user_id`)}`,
  });

const addActions = (builder: Builder): void => {
  builder.objectType(WaitingAction, {
    name: "WaitingAction",
    description: "An action as it was understood and ruled.",
    fields: (t) => ({
      position: t.int({
        description: "Its place, from 0: decisions name it.",
        resolve: ({ allowed, blocked }) => (allowed ?? blocked)?.position ?? 0,
      }),
      action: t.string({ description: "The action, as a verb.", resolve: ({ allowed, blocked }) => (allowed ?? blocked)?.action ?? "" }),
      target: t.string({
        description: "The id of its target; `feature:` and a name for a part of the place; empty for none.",
        resolve: ({ allowed, blocked }) => (allowed ?? blocked)?.target_id ?? "",
      }),
      targetName: t.string({
        description: "The name of its target; empty for none.",
        resolve: ({ allowed }) => allowed?.target_name ?? "",
      }),
      goal: t.string({ description: "What is true if it works; may be empty.", resolve: ({ allowed }) => allowed?.goal ?? "" }),
      details: t.string({
        description: "Means and manner in the player's words; may be empty.",
        resolve: ({ allowed }) => allowed?.details ?? "",
      }),
      minutes: t.int({ description: "The minutes that it takes.", resolve: ({ allowed }) => allowed?.estimated_minutes ?? 0 }),
      risks: t.stringList({ description: "Its risks.", resolve: ({ allowed }) => allowed?.risk_flags ?? [] }),
      opposition: t.string({
        description: "The id of who or what resists; empty for no one.",
        resolve: ({ allowed }) => allowed?.opposition ?? "",
      }),
      effects: t.field({
        type: "JSON",
        description: "What it changes if it works, a list.",
        resolve: ({ allowed }) => allowed?.effects ?? [],
      }),
      costs: t.field({ type: "JSON", description: "Its price, by clock.", resolve: ({ allowed }) => allowed?.costs ?? {} }),
      refused: t.stringList({
        description: "Why changes that were proposed are refused, one sentence each.",
        resolve: ({ allowed }) => (allowed?.refused_effects ?? []).map(({ reason }) => reason),
      }),
      blocked: t.string({
        nullable: true,
        description: "Why the rules block it; `null` when they do not.",
        resolve: ({ blocked }) => blocked?.reason ?? null,
      }),
    }),
  });
  builder.objectType(WaitingActions, {
    name: "WaitingActions",
    description: "What a player means to do, before the dice.",
    fields: (t) => ({
      intent: t.string({ description: "What the player means, in one sentence.", resolve: ({ subject }) => subject.intent }),
      speech: t.string({ description: "What the character says aloud; may be empty.", resolve: ({ subject }) => subject.speech }),
      actions: t.field({
        type: [WaitingAction],
        description: "The actions, allowed and blocked ones, in order.",
        resolve: ({ subject: { allowed_actions, blocked_actions } }) =>
          [
            ...allowed_actions.map((allowed) => ({ at: allowed.position, allowed, blocked: null })),
            ...blocked_actions.map((blocked) => ({ at: blocked.position, allowed: null, blocked })),
          ].toSorted((one, other) => one.at - other.at),
      }),
    }),
  });
};

const addNarration = (builder: Builder): void => {
  builder.objectType(WaitingNarration, {
    name: "WaitingNarration",
    description: "A narration that players have not read.",
    fields: (t) => ({
      text: t.string({ description: "The narrator's text.", resolve: ({ subject }) => subject.text }),
      plainText: t.string({ description: "The same turn in the engine's plain sentences.", resolve: ({ subject }) => subject.plain }),
      refused: t.boolean({ description: "Whether the checks refused the text.", resolve: ({ subject }) => subject.refused }),
      violations: t.field({
        type: [NarrationViolation],
        description: "What the checks found in the text.",
        resolve: ({ subject }) => [...subject.violations],
      }),
    }),
  });
};

const addRunReview = (builder: Builder): void => {
  builder.objectType(RunReview, {
    name: "RunReview",
    description: "That a turn waits for the DM. What waits is for DMs alone.",
    fields: (t) => ({
      kind: t.expose("kind", { type: ReviewKindEnum, description: "What waits." }),
      since: t.expose("since", { type: "DateTime", description: "Since when it waits." }),
      until: t.expose("until", { type: "DateTime", description: "When it goes on by itself." }),
    }),
  });
  builder.objectField(Run, "review", (t) =>
    t.field({
      type: RunReview,
      nullable: true,
      description: "That the DM is looking at the turn; `null` while it does not wait.",
      ...reading({
        below: ({ parent }) => sql`(select json_build_object('kind', reviews.kind, 'since', reviews.asked_at, 'until', ${parent}.wait_until)
          from reviews where reviews.campaign_id = ${parent}.campaign_id and reviews.run_id = ${parent}.id and reviews.decision is null
            and ${parent}.status in ('running', 'waiting') limit 1)`,
      }),
      resolve: fromRow,
    }),
  );
};
