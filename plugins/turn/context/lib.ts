export { writeDossier } from "./dossier.ts";
export type { DossierFact } from "./dossier.ts";
export { openAttributes, publicAttrs, withoutDm } from "./public-attrs.ts";
export { shortenPacket } from "./shorten-packet.ts";
export { assemble } from "./assemble.ts";
export { conversationOf } from "./conversation/conversation-of.ts";
export { loreLines } from "./conversation/lore-lines.ts";
