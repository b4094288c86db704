import { service } from "freeform-rpg/kernel";
import type { SceneCache } from "./scene-cache.ts";

/** Lore of scenes, kept while they last. */
export const SceneLoreCache = service<SceneCache>("scene-lore/cache");

export type { SceneLore } from "./scene-lore.ts";
export type { CachedSceneLore } from "./scene-lore.ts";
export type { SceneCache } from "./scene-cache.ts";
