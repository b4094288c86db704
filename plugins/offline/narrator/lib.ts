export { narrateOffline } from "./narrate-offline.ts";
