export { HeldNarrationError, NarrationInvalidError } from "./held-narration-error.ts";
