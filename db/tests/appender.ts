import { openDatabase } from "../database.ts";
import { createEventLog } from "../log/event-log.ts";
import { event, turnChanges } from "./fixture.ts";

// A process of its own: appends turns to the campaign "kill" in the given folder, prints each, and dies
// by its own hand at the statement given, if one is.
const [folder, dieAt] = process.argv.slice(2);
const database = await openDatabase({ dataDir: folder });
const log = createEventLog(database);
const { head_seq } = await database.sql.selectFrom("campaigns").select("head_seq").where("id", "=", "kill").executeTakeFirstOrThrow();
let sent = 0;
if (dieAt !== undefined) {
  database.onStatement(() => {
    if (sent++ === Number(dieAt)) process.kill(process.pid, "SIGKILL");
  });
}
for (let head = head_seq; ; head += 1) {
  const { seq } = await log.append(event("kill", head), async () => turnChanges(head));
  process.stdout.write(`${seq}\n`);
}
