import { EngineError } from "freeform-rpg/errors";
import type { ErrorCode } from "freeform-rpg/errors";
import { AppError, messageOf } from "freeform-rpg/kernel";

/** Something the database refused or could not do. `code` says which; `message` what to do about it. */
export class DatabaseError extends EngineError {}

/** A campaign that is not in this database. */
export const campaignNotFound = (id: string): DatabaseError =>
  new DatabaseError(
    "campaign_not_found",
    `There is no campaign "${id}" here. It may have been removed, or the id is mistyped: list the campaigns to see their ids.`,
  );

/** Play is paused: by a DM, or by an X-card. */
export const campaignPaused = (id: string): DatabaseError =>
  new DatabaseError("campaign_paused", `Play in "${id}" is paused, and nothing was added. A DM lets it go on.`);

/** The campaign is archived: nothing is added to its log. */
export const campaignArchived = (id: string): DatabaseError =>
  new DatabaseError("campaign_archived", `The campaign "${id}" is archived, and nothing was added. A DM restores it to play on.`);

/** Another event came between reading the campaign and writing to it. */
export const conflict = (id: string, expected: number, head: number): DatabaseError =>
  new DatabaseError(
    "conflict",
    `The campaign "${id}" has moved on: this change is based on event ${expected}, but the last event is ${head}. ` +
      `Someone else acted or rewound meanwhile. Read the campaign again and repeat the change.`,
  );

const explanations: Readonly<Record<string, readonly [code: ErrorCode, prose: string]>> = {
  "53100": ["disk_full", "The disk that holds the database is full. Nothing of this change was saved. Free some space and try again"],
  "58030": [
    "disk_failed",
    "The disk that holds the database could not be read or written. Nothing of this change was saved. Check the disk",
  ],
  "22003": ["value_out_of_range", "A number is too large: whole numbers go up to 2147483647. Nothing of this change was saved"],
  "40001": ["conflict", "Two changes met in the database and this one gave way. Try it again"],
  "40P01": ["conflict", "Two changes waited for each other and this one gave way. Try it again"],
  "25P03": [
    "database_unavailable",
    "The database ended a transaction in which this server did nothing for too long, such as while it was stopped. Try again",
  ],
  "55P03": [
    "database_busy",
    "Another transaction holds a table for too long, and nothing of this change was saved. End long queries and try again",
  ],
  "57P02": ["database_unavailable", "The database server has crashed. Try again when it is back"],
  "57P03": ["database_unavailable", "The database server is starting. Try again shortly"],
  "57P01": ["database_unavailable", "The database server is shutting down. Try again when it is back"],
  "53300": ["database_unavailable", "The database server accepts no more connections. Try again shortly, or raise its limit"],
  "3D000": ["database_unavailable", "The database named in DATABASE_URL does not exist. Create it, or correct the name"],
  "28P01": ["database_unavailable", "The database refused the password in DATABASE_URL. Correct it"],
  "28000": [
    "database_unavailable",
    "The database knows no such user, or does not let them in from here. Correct DATABASE_URL or the server's rules",
  ],
  "42501": [
    "database_forbidden",
    "The user in DATABASE_URL may not do this. Make them the owner of the database; a superuser must have run `create extension vector` in it once",
  ],
  pgvector: [
    "extension_missing",
    "The Postgres server lacks the extension pgvector. Install it there, or use an image that has it, such as pgvector/pgvector",
  ],
  EACCES: [
    "folder_forbidden",
    "The folder of the database may not be read or written. Give this user the right to it, or choose another with DATA_DIR",
  ],
  EROFS: ["folder_forbidden", "The folder of the database lies on a disk that can only be read. Choose another with DATA_DIR"],
  ENOSPC: ["disk_full", "The disk that holds the database is full. Nothing of this change was saved. Free some space and try again"],
  EDQUOT: [
    "disk_full",
    "This user's disk quota on the disk that holds the database is used up. Nothing of this change was saved. Free some space",
  ],
  ECONNREFUSED: ["database_unavailable", "No database answers at the address in DATABASE_URL. Start it, or correct the address"],
  ENOTFOUND: ["database_unavailable", "The host in DATABASE_URL is unknown. Correct the address"],
  ECONNRESET: ["database_unavailable", "The connection to the database broke. Try again"],
};

/** A database failure in words people can act on; typed errors and what is not the database's doing pass unchanged. */
export const explain = (thrown: unknown): unknown => {
  if (thrown instanceof AppError) return thrown;
  const known = explanations[codeOf(thrown) ?? ""] ?? explanations[codeInWords(thrown)];
  return known === undefined ? thrown : new DatabaseError(known[0], `${known[1]} (${lastLine(thrown)}).`, { cause: thrown });
};

/** Some failures come without a code, or with one that says too little. */
const codeInWords = (thrown: unknown): string => {
  const words = messageOf(thrown);
  if (/No space left on device|ENOSPC/.test(words)) return "ENOSPC";
  if (/extension "vector" is not available|extension control file/.test(words)) return "pgvector";
  return /Connection terminated|connection ended|Client has encountered a connection error/i.test(words) ? "ECONNRESET" : "";
};

/** The code of an error or of what caused it. */
export const codeOf = (thrown: unknown): string | undefined => {
  if (typeof thrown !== "object" || thrown === null) return undefined;
  if ("code" in thrown && typeof thrown.code === "string") return thrown.code;
  return "cause" in thrown ? codeOf(thrown.cause) : undefined;
};

/** The error for a folder in which the embedded database does not start, unless the disk or its rights are the reason. */
export const damagedFolder = (folder: string, thrown: unknown): unknown => {
  if (explain(thrown) !== thrown) return explain(thrown);
  return new DatabaseError(
    "folder_damaged",
    `The database in "${folder}" does not start: its files are damaged, incomplete or of another version. Nothing was changed. ` +
      "Copy the folder away, then put back a copy from your backup, or choose another folder with DATA_DIR and import your campaigns' archives.",
    { cause: thrown, detail: lastLine(thrown) },
  );
};

const lastLine = (thrown: unknown): string => (messageOf(thrown).split("\n").at(-1) ?? "").trim().slice(0, 200);
