import { sql } from "kysely";

/** The alias of the viewer's membership in every statement. */
export const viewerRow = sql.ref("viewer");
