export { toLorebook, toMarkdownFiles } from "./export-notes.ts";
export { blankNote } from "./note.ts";
export { importNotes } from "./import-notes.ts";
export type { ImportRequest, ImportedNotes } from "./import-notes.ts";
export type { LeftOut, Note, ReadNotes } from "./note.ts";
export { readNotes } from "./read-notes.ts";
export { openFile, openNotes } from "./source.ts";
export { describeLeftOut, writeNotes } from "./write-notes.ts";
