export { addRecalledLore } from "./add-recalled-lore.ts";
export { subjectOf } from "./subject-of.ts";
