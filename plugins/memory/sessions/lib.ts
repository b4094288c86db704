export { SessionError } from "./session-error.ts";
