import { KernelError, PluginError } from "freeform-rpg/kernel";
import { ZodError } from "zod";
import { ApiError, ConflictError, ForbiddenError, NotFoundError, ValidationError } from "./errors.ts";

const forbidden: readonly string[] = ["forbidden", "observer_cannot_play"];
const notFound: readonly string[] = ["not_a_member"];
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
  "not_held",
  "already_released",
  "session_not_active",
];
const invalid: Readonly<Record<string, string>> = {
  text_empty: "input.text",
  text_too_long: "input.text",
  unknown_action: "input.change",
  missing_field: "input.change",
};

/** The client's view of a refusal by the engine; anything else stays what it is. */
export const toApiError = (error: unknown): unknown => {
  if (error instanceof ZodError) return ValidationError.of(error.issues);
  const known = error instanceof PluginError && error.cause instanceof KernelError ? error.cause : error;
  if (known instanceof ApiError || !(known instanceof KernelError)) return known;
  const { code, message } = known;
  if (notFound.includes(code) || code.endsWith("_not_found")) return new NotFoundError(message, code);
  if (forbidden.includes(code)) return new ForbiddenError(message, code);
  if (conflicts.includes(code) || code.endsWith("_reused") || code.endsWith("_exists")) return new ConflictError(message, code);
  if (code in invalid || code.endsWith("_invalid")) return new ValidationError([{ path: invalid[code] ?? "input", message }], code);
  return known;
};

/** Runs `work` and throws what it refuses as the client's error. */
export const withApiErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toApiError(error);
  }
};
