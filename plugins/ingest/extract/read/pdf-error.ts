import { EngineError } from "freeform-rpg/errors";

/**
 * A file cannot be read as a book: `pdf_wrong_type`, `pdf_empty`, `pdf_encrypted`, `pdf_broken`, `pdf_no_text`,
 * `pdf_too_large`, `pdf_too_long`, `pdf_too_heavy`, `pages_invalid`, `ocr_language_missing`.
 */
export class PdfError extends EngineError {}
