import { service } from "freeform-rpg/kernel";
import type { TableMessageKind } from "freeform-rpg/schemas";

/** A message to post. */
export interface NewTableMessage {
  readonly campaignId: string;
  readonly userId: string;
  readonly kind: TableMessageKind;
  /** What is said; for a roll the dice, and after them the reason. */
  readonly text: string;
  /** Whether only DMs may read it. Default false. */
  readonly hidden?: boolean;
  /** The same key returns the first message; that of a turn is rejected. */
  readonly idempotencyKey: string;
  /** The run whose text turned out to be table talk; its key is then free. */
  readonly runId?: string;
}

/** A key of idempotency: it is one user's, in one campaign. */
export type KeyOfUser = Pick<NewTableMessage, "campaignId" | "userId" | "idempotencyKey">;

/** A message that was posted. */
export interface PostedMessage {
  readonly id: string;
  readonly hidden: boolean;
}

/** What the members of a campaign say and roll beside the story. It costs no story time and changes no state. */
export interface TableTalk {
  /**
   * Posts a message to everyone in the campaign. Throws `campaign_not_found`, `observer_cannot_talk`, `text_empty`,
   * `text_too_long`, `roll_invalid`, `idempotency_key_reused`.
   */
  post(message: NewTableMessage): Promise<PostedMessage>;
  /** The message that a user posted with this key; `null` when there is none. */
  find(by: KeyOfUser): Promise<PostedMessage | null>;
  /** Throws `idempotency_key_reused` when a user is about to play a turn with the key of a message of theirs. */
  requireFreeKey(by: KeyOfUser): Promise<void>;
}
export const TableTalk = service<TableTalk>("turn/table-talk");

export type { InputKind, PlayerInput } from "./read-input.ts";
