/** Limits of a pack: far above any sourcebook, and low enough that reading one is safe. */
export const packLimits = {
  /** Content files. */
  files: 5_000,
  /** Files and folders of every kind. */
  entries: 40_000,
  /** Folders below each other. */
  depth: 12,
  /** Bytes of one file. */
  fileBytes: 2 * 1024 * 1024,
  /** Bytes of all content files. */
  packBytes: 64 * 1024 * 1024,
  /** Lists and quotations within each other. */
  nesting: 50,
  /** Characters of a file's front block. */
  frontBlock: 64 * 1024,
} as const;

/** A number of bytes for people. */
export const showBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
