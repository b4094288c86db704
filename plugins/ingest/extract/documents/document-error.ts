import { EngineError } from "freeform-rpg/errors";

/** A document cannot be read: `document_unknown`, `document_broken`, `document_empty`, `archive_too_large`. */
export class DocumentError extends EngineError {}
