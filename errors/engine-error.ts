import { AppError } from "freeform-rpg/kernel";
import type { ErrorCode, PluginErrorCode } from "./error-codes.ts";

/** Base of the engine's errors: only a listed code compiles. */
export class EngineError extends AppError<ErrorCode | PluginErrorCode> {}
