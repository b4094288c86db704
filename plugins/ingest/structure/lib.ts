export { detectStructure } from "./detect-structure.ts";
export { intentOfContent, intentOfTitle } from "./intents.ts";
