import { KernelError } from "freeform-rpg/kernel";

/** A file that no campaign can be brought in from. */
export class ArchiveError extends KernelError {}

/** The file is something else, or no longer what it was. */
export const damaged = (why: string): ArchiveError =>
  new ArchiveError(
    "archive_damaged",
    `The file is no whole campaign archive: ${why}. Most likely it was cut off or changed on its way. Nothing was brought in. Fetch it again, or export the campaign anew.`,
  );

/** A newer engine wrote it. */
export const tooNew = (schema: string, known: string): ArchiveError =>
  new ArchiveError(
    "archive_too_new",
    `The archive was written by a newer engine: its database has the shape "${schema}", this one knows them up to "${known}". Nothing was brought in. Update freeform-rpg and try again.`,
  );
