import { service } from "freeform-rpg/kernel";
import type { ServerRow } from "./server-row.ts";

/** The servers that work with the database. */
export interface Servers {
  /** Enters this process into the list and keeps its entry current until `leave`. */
  enter(version: string): Promise<void>;
  /** Says in the list that this process ends what runs and takes nothing more. */
  drain(): Promise<void>;
  /** Takes this process off the list. */
  leave(): Promise<void>;
  /** The servers with what they run: those of the last day, the oldest start first. One that ended by itself is not among them. */
  list(): Promise<readonly ServerRow[]>;
}
export const Servers = service<Servers>("servers/servers");
