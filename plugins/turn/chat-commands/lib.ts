export { defineChatCommand } from "./chat-command.ts";
