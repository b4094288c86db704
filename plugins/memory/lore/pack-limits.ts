/** Limits of a pack: far above the size of any sourcebook, and low enough that reading a pack is safe. */
export const packLimits = {
  /** The maximum number of content files. */
  files: 5_000,
  /** The maximum number of files and folders of any kind. */
  entries: 40_000,
  /** The maximum depth of folders. */
  depth: 12,
  /** The maximum size of one file in bytes. */
  fileBytes: 2 * 1024 * 1024,
  /** The maximum size of all content files in bytes. */
  packBytes: 64 * 1024 * 1024,
  /** The maximum nesting of lists and quotations. */
  nesting: 50,
  /** The maximum number of characters of a file's frontmatter. */
  frontmatterLength: 64 * 1024,
} as const;

/** Formats a number of bytes, such as `2.0 MB`. */
export const showBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
