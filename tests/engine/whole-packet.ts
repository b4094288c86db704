import { outputsOf, packetOf } from "freeform-rpg/db/lib";
import { sql } from "kysely";

/** For a `select` from `events`: the packet of each as a whole, which its row may hold as differences alone. */
export const wholePacket = packetOf(sql`events`).as("context_packet");

/** The outputs of each as a whole, of which its other columns may hold a part. */
export const wholeOutputs = outputsOf(sql`events`).as("pass_outputs");
