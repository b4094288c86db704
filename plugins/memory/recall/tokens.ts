export type { RecallContext } from "./add-recalled-lore.ts";
