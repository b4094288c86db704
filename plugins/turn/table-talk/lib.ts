export { inputKinds, readInput } from "./read-input.ts";
export { TableMessage, readMessage, readMessageByKey } from "./api/table-message.ts";
export { endsAsTableTalk, isOnlyTableTalk, onlyTableTalk, onlyTableTalkCode } from "./only-table-talk.ts";
