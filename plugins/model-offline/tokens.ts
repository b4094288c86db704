export { createOffline } from "./create-offline.ts";
