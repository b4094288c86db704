export * from "./entities/campaign.ts";
export * from "./entities/world.ts";
export * from "./entities/story.ts";
export * from "./entities/canon.ts";
export * from "./entities/lore.ts";
export * from "./entities/runs.ts";
export * from "./entities/files.ts";
