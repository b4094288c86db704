import type { ApiPart } from "freeform-rpg/graphql";
import { addHistory } from "./history.ts";
import { addTableMessages } from "./table-message.ts";
import { addTableRolls } from "./table-roll.ts";

/** Adds table talk and rolls, and a campaign's history of them and its turns. */
export const addTableTalkApi: ApiPart = (builder) => {
  addTableRolls(builder);
  addTableMessages(builder);
  addHistory(builder);
};
