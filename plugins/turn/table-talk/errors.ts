import { EngineError } from "freeform-rpg/errors";

/** A rejected message to the table. */
export class TableTalkError extends EngineError {}
