export { createUse } from "./create-use.ts";
