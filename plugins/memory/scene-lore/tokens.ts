import { service } from "freeform-rpg/kernel";
import type { SceneCache } from "./scene-cache.ts";

/** The lore of scenes, cached while a scene lasts. */
export const SceneLoreCache = service<SceneCache>("scene-lore/cache");

export type { SceneLore } from "./scene-lore.ts";
export type { CachedSceneLore } from "./scene-lore.ts";
export type { SceneCache } from "./scene-cache.ts";
