export { createAnthropic } from "./create-anthropic.ts";
