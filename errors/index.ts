export type { ApiCode } from "./codes/api.ts";
export { EngineError } from "./engine-error.ts";
export { errorCodes } from "./error-codes.ts";
export type { ErrorCode, PluginErrorCode } from "./error-codes.ts";
export { renderErrorDocs } from "./render-error-docs.ts";
