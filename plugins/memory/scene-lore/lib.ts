export { SceneLore } from "./scene-lore.ts";
