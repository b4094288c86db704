import { artifact, facet, pipeline, service } from "freeform-rpg/kernel";
import type { Pipeline, RunEvent } from "freeform-rpg/kernel";
import { TurnRequest as TurnRequestSchema, TurnResult as TurnResultSchema, World as WorldSchema } from "freeform-rpg/schemas/turn";
import type { OrderMode, OrderOfPlay, TurnInputKind, TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import type { RunRow } from "freeform-rpg/db";
import { z } from "zod";
import type { Round } from "./rounds/read-round.ts";

/** The player's request: the input of the turn pipeline. */
export const TurnRequest = artifact("turn/request", TurnRequestSchema);
/** The state that code may read, secrets included. Must never enter a prompt. */
export const World = artifact("turn/world", WorldSchema);
/** The committed turn. */
export const TurnResult = artifact("turn/result", TurnResultSchema);
/** One turn, from a player's sentence to a committed event. */
export const Turn = pipeline("turn", [TurnRequest], TurnResult);

/** Names a turn that was committed. */
export const CommittedTurn = artifact(
  "turn/committed",
  z.object({ campaign_id: z.string(), user_id: z.string(), actor_id: z.string(), event_id: z.string() }),
);
/**
 * Pipelines that run when a turn was committed, with `CommittedTurn` as their input: at least once for each turn, also when the process was
 * killed meanwhile. The run ends after them, so they must be quick; long work is a job. Their failure is reported and harms nothing.
 */
export const afterCommit = facet<Pipeline>("turn/after-commit");

/** A turn that a player asks for. */
export interface NewTurn {
  readonly campaign_id: string;
  readonly user_id: string;
  readonly text: string;
  readonly idempotency_key: string;
  readonly seed?: string | null;
  /** `speech`: the character says the text as it stands. Default `action`. */
  readonly kind?: TurnInputKind;
}

/** Queues turns and follows them. */
export interface Turns {
  /** Queues a turn and returns at once. The same campaign and key return the first run. `context` inputs are checked: membership, actor, text. */
  play(input: NewTurn): Promise<RunRow>;
  /**
   * The result of a finished run. Throws the run's failure as a typed error, `run_suspended` when it waits for a DM's decision, `only_table_talk` when the text was posted to the table
   * instead, or `aborted` when `signal` fires first.
   */
  wait(runId: string, signal?: AbortSignal): Promise<TurnResultValue>;
  /** Events after `after`, first the stored ones, then live ones; ends after the run's last event. */
  follow(runId: string, after?: number, signal?: AbortSignal): AsyncIterable<RunEvent>;
  /** Cancels a run that is queued, runs or waits; a finished one stays as it is. */
  cancel(runId: string, by: string): Promise<RunRow>;
  /**
   * Takes back an action that waits, for its player and for DMs. Throws `action_started` once it is played, `forbidden`, `run_not_found`.
   */
  withdraw(runId: string, by: string): Promise<RunRow>;
  /** Replaces the text of an action that waits, for its player. Throws `action_started` once it is played, `forbidden`, `run_not_found` and what `play` throws for texts. */
  edit(runId: string, by: string, change: Pick<NewTurn, "text" | "kind">): Promise<RunRow>;
  /**
   * Plays a round in which everybody has declared or whose time is up; with `called` also one that is incomplete. Returns the id of the run that
   * plays it, or `null` while the round goes on. Throws `no_round`, `round_empty`, `round_running`, `campaign_paused` when it is called.
   */
  closeRound(campaignId: string, options?: { readonly called?: boolean }): Promise<string | null>;
  /** Cancels all turns that have not ended of a campaign, of all players. A turn whose commit has begun is committed. */
  cancelAll(campaignId: string): Promise<void>;
  /** Looks for turns of a campaign that wait, such as those that waited while it was paused. */
  wake(campaignId: string): void;
  /** Resumes the runs that an earlier process left; returns the number of campaigns that have some. */
  resume(): Promise<number>;
  /** What changes in a campaign from now on, on any server, for `campaignEvents`. In order and without gaps; fails when it cannot be read where it begins. */
  campaign(campaignId: string, signal?: AbortSignal): AsyncIterable<NumberedEvent>;
  /** The stored events of a campaign after a number. Who listens already receives what comes after them. Throws `events_expired` when some of them are no longer kept, `event_unknown` when there is no event of that number. */
  campaignPast(campaignId: string, after: number): Promise<readonly NumberedEvent[]>;
  /** Starts no more turns and waits for those that run; what does not end in time is resumed at the next start. */
  close(): Promise<void>;
}

/** A change in a campaign, for its watchers. */
export type CampaignEvent =
  | { readonly type: "turn_queued"; readonly campaignId: string; readonly runId: string; readonly userId: string }
  | { readonly type: "turn_started"; readonly campaignId: string; readonly runId: string; readonly userId: string }
  | {
      readonly type: "turn_committed";
      readonly campaignId: string;
      readonly runId: string;
      readonly userId: string;
      readonly turnNo: number;
    }
  | { readonly type: "turn_failed"; readonly campaignId: string; readonly runId: string; readonly userId: string }
  | {
      /** Someone's waiting action was edited or taken back; a round is played. */
      readonly type: "action_edited" | "action_withdrawn" | "round_started";
      readonly campaignId: string;
      readonly userId: string;
      readonly runId: string;
    }
  | {
      /** A turn waits for the DM, or the DM or the time limit has decided; `userId` is then the DM's, or empty. */
      readonly type: "review_waiting" | "review_decided";
      readonly campaignId: string;
      readonly runId: string;
      readonly userId: string;
    }
  | { readonly type: "campaign_paused" | "campaign_resumed"; readonly campaignId: string; readonly userId: string }
  | {
      readonly type:
        | "campaign_renamed"
        | "campaign_archived"
        | "campaign_restored"
        | "boundaries_changed"
        | "join_requested"
        | "order_changed"
        | "settings_changed"
        | "prompts_changed"
        | "feedback_changed";
      readonly campaignId: string;
      readonly userId: string;
    }
  | {
      readonly type: "member_joined" | "member_left" | "member_changed";
      readonly campaignId: string;
      readonly userId: string;
      /** The user id of the member. */
      readonly memberId: string;
    }
  | { readonly type: "rewound" | "turn_struck"; readonly campaignId: string; readonly userId: string; readonly turnNo: number }
  | {
      readonly type: "session_started" | "session_ended";
      readonly campaignId: string;
      readonly userId: string;
      readonly sessionId: string;
    }
  | {
      readonly type: "campaign_changed";
      readonly campaignId: string;
      readonly userId: string;
      /** Whether it is for players too. */
      readonly announced: boolean;
    }
  | {
      /** A DM gave a handout by this turn, or took it back. */
      readonly type: "handout_given" | "handout_withdrawn";
      readonly campaignId: string;
      readonly userId: string;
      readonly turnNo: number;
    }
  | {
      readonly type: "narration_edited";
      readonly campaignId: string;
      readonly userId: string;
      readonly turnNo: number;
    }
  | {
      readonly type: "message_posted";
      readonly campaignId: string;
      readonly userId: string;
      readonly messageId: string;
      /** Whether only DMs may read it. */
      readonly hidden: boolean;
    }
  | {
      readonly type: "correction_proposed" | "correction_decided";
      readonly campaignId: string;
      /** The user who caused it: the author, or who decided or withdrew. */
      readonly userId: string;
      readonly correctionId: string;
      readonly proposedBy: string;
      /** Whether names and lists may read differently from now on. */
      readonly changesCanon: boolean;
    };

/** An event with its number among those of its campaign: 1, 2, 3 and so on. */
export interface NumberedEvent {
  readonly seq: number;
  readonly event: CampaignEvent;
}

export const Turns = service<Turns>("turn/turns");

/** A DM's request about the order of play. */
export interface OrderRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/** An order of play that a DM sets; what is left out stays as it was. */
export interface NewOrder extends OrderRequest {
  readonly mode: OrderMode;
  /** 0 for no limit. */
  readonly limitSeconds?: number | undefined;
  readonly others?: OrderOfPlay["others"] | undefined;
  readonly actorId?: string | null | undefined;
}

/** Decides whose action is played next. For DMs; others get `forbidden` or `campaign_not_found`. */
export interface OrderService {
  /** Switches the order of play. Actions that wait stay: in rounds the first of each character is declared, otherwise they are played. Throws `actor_not_found`. */
  set(request: NewOrder): Promise<OrderOfPlay>;
  /** Gives the turn to a character, or to no one, and switches to the spotlight. Throws `actor_not_found`. */
  giveSpotlight(request: OrderRequest & { readonly actorId: string | null }): Promise<OrderOfPlay>;
  /** Lets the present round be played without a character. Throws `no_round`, `actor_not_found`. */
  skip(request: OrderRequest & { readonly actorId: string }): Promise<OrderOfPlay>;
  /** Plays the present round without those who have not declared; returns the id of its run. Throws as `Turns.closeRound`. */
  endRound(request: OrderRequest): Promise<string>;
  /** The present round; `null` when there is no such campaign. Its texts are for their players and DMs. */
  read(campaignId: string): Promise<Round | null>;
}
export const Order = service<OrderService>("turn/order");

export type { Round, Seat } from "./rounds/read-round.ts";

/**
 * Publishes to all watchers of a campaign, on every server; other plugins use it too. Turns, rewinds, announced changes and table messages are published by
 * the database, in the transaction that stores them.
 */
export const CampaignBus = service<{ publish(event: CampaignEvent): void }>("turn/campaign-bus");
