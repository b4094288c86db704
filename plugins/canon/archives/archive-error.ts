import { EngineError } from "freeform-rpg/errors";

/** A file from which no campaign can be imported. */
export class ArchiveError extends EngineError {}

/** The file is not a complete, unchanged archive. */
export const damaged = (why: string): ArchiveError =>
  new ArchiveError(
    "archive_damaged",
    `The file is not a complete campaign archive: ${why}. Most likely it was truncated or changed in transfer. Nothing was imported. Download it again, or export the campaign again.`,
  );

/** The archive is longer than what is read. */
export const tooLarge = (why: string): ArchiveError =>
  new ArchiveError(
    "archive_too_large",
    `The file is too large for a campaign archive: ${why}. Nothing was imported. An operator can raise the limits in the options of the plugin "archives".`,
  );

/** A newer engine wrote the archive. */
export const tooNew = (schema: string, known: string): ArchiveError =>
  new ArchiveError(
    "archive_too_new",
    `The archive was written by a newer engine: its database has the migration "${schema}", this engine knows migrations up to "${known}". Nothing was imported. Update freeform-rpg and try again.`,
  );
