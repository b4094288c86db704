import { AppError, PluginError } from "freeform-rpg/kernel";
import { ZodError } from "zod";
import { ApiError, ConflictError, ForbiddenError, NotFoundError, RateLimitedError, ValidationError } from "./errors.ts";

const forbidden: readonly string[] = ["forbidden", "observer_cannot_play", "observer_cannot_talk"];
const conflicts: readonly string[] = [
  "conflict",
  "no_character",
  "last_dm",
  "run_cancelled",
  "already_member",
  "setup_finished",
  "setup_incomplete",
  "already_decided",
  "not_in_force",
  "self_merge",
  "cycle",
  "hidden_target",
  "name_taken",
  "pack_in_use",
  "pack_taken",
  "ingest_locked",
  "pack_dependency",
  "pack_downgrade",
  "session_not_active",
  "action_started",
  "already_declared",
  "review_decided",
  "review_over",
  "review_case_answered",
  "campaign_paused",
  "no_round",
  "not_your_turn",
  "character_retired",
  "character_dead",
  "round_empty",
  "round_running",
  "campaign_not_paused",
  "campaign_archived",
  "campaign_not_archived",
  "invitation_expired",
  "invitation_revoked",
  "invitation_used_up",
  "join_refused",
  "member_removed",
  "seat_taken",
  "already_struck",
  "strike_refused",
  "events_expired",
];
/** The number of seconds after which a client may retry. */
const pause = 5;
const limited: readonly string[] = ["too_many_checks", "too_many_jobs", "too_many_sockets", "too_many_subscriptions", "too_many_turns"];
const invalid: Readonly<Record<string, string>> = {
  check_timed_out: "text",
  text_empty: "input.text",
  text_too_long: "input.text",
  command_unknown: "input.text",
  recipient_unknown: "input.to",
  roll_invalid: "input.text",
  pdf_wrong_type: "input.book",
  pdf_empty: "input.book",
  document_unknown: "input.book",
  document_empty: "input.book",
  document_broken: "input.book",
  document_too_large: "input.book",
  document_too_new: "input.book",
  archive_too_large: "input.book",
  table_talk_invalid: "input.text",
  unknown_action: "input.change",
  event_unknown: "after",
  missing_field: "input.change",
};

/** The API error for an error of the engine; other errors are returned unchanged. */
export const toApiError = (error: unknown): unknown => {
  if (error instanceof ZodError) return ValidationError.of(error.issues);
  const known = error instanceof PluginError && error.cause instanceof AppError ? error.cause : error;
  if (known instanceof ApiError || !(known instanceof AppError)) return known;
  return refusalOf(known) ?? known;
};

const refusalOf = ({ code, message, values }: Pick<AppError, "code" | "message" | "values">): ApiError | undefined => {
  if (code.endsWith("_not_found")) return new NotFoundError(message, code, values);
  if (forbidden.includes(code)) return new ForbiddenError(message, code, values);
  if (conflicts.includes(code) || code.endsWith("_reused") || code.endsWith("_exists")) return new ConflictError(message, code, values);
  if (limited.includes(code)) return new RateLimitedError(pause, message, code, values);
  if (code in invalid || code.endsWith("_invalid")) return new ValidationError([{ path: invalid[code] ?? "input", message }], code, values);
  return undefined;
};

/** Runs `work` and throws its errors as API errors. */
export const withApiErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toApiError(error);
  }
};

/** The GraphQL code under which an engine error reaches clients; `null` for one that is no fault of the request. */
export const toApiCode = (code: string): string | null => refusalOf({ code, message: "", values: {} })?.code ?? null;
