export { inTurn, scriptedModel, stalled } from "./scripted-model.ts";
export type { ScriptedAnswer, ScriptedModel } from "./scripted-model.ts";
