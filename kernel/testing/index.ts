export { describeEvent, expectEvents } from "./expect-events.ts";
export { fakeService } from "./fake-service.ts";
export { memoryCheckpoint } from "./memory-checkpoint.ts";
export type { MemoryCheckpoint } from "./memory-checkpoint.ts";
export { recordEvents } from "./record-events.ts";
export type { EventRecord } from "./record-events.ts";
export { runStage } from "./run-stage.ts";
export type { StageOutcome, StageRun } from "./run-stage.ts";
export { provideValue } from "freeform-rpg/kernel";
