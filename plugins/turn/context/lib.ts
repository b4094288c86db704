export { openAttributes, withoutDm } from "./public-attrs.ts";
export { shortenPacket } from "./shorten-packet.ts";
export { assemble } from "./assemble.ts";
