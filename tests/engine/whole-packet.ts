import { packetOf } from "freeform-rpg/db/lib";
import { sql } from "kysely";

/** For a `select` from `events`: the packet of each as a whole, which its row may hold as differences alone. */
export const wholePacket = packetOf(sql`events`).as("context_packet");
