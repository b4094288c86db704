export * from "./entities/campaign.ts";
export * from "./entities/world.ts";
export * from "./entities/story.ts";
export * from "./entities/canon.ts";
export * from "./entities/runs.ts";
