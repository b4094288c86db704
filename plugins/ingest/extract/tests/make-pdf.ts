import { deflateSync } from "node:zlib";

/** An object of a PDF: its dictionary or value, and the bytes of its stream. */
export type PdfObject = string | { readonly dictionary: string; readonly stream: Buffer };

/** A PDF of the given objects, numbered from 1; the first is the catalog. `trailer` is put into the trailer. */
export const assemblePdf = (objects: readonly PdfObject[], trailer = ""): Buffer => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const starts: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    size += bytes.length;
  };
  objects.forEach((object, at) => {
    starts.push(size);
    add(Buffer.from(`${at + 1} 0 obj\n`));
    add(typeof object === "string" ? Buffer.from(object, "latin1") : streamOf(object));
    add(Buffer.from("\nendobj\n"));
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const streamOf = ({ dictionary, stream }: Exclude<PdfObject, string>): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`), stream, Buffer.from("\nendstream")]);

/** Operators that write lines of ten points from the top of a page, in the font /F1. */
export const linesOf = (...lines: readonly string[]): Buffer =>
  Buffer.from(lines.map((line, at) => `BT /F1 10 Tf 60 ${720 - at * 14} Td (${line}) Tj ET`).join("\n"), "latin1");

/** Parts of a page that a test changes. */
export interface PageParts {
  readonly content: Buffer;
  /** Packed with Flate. */
  readonly packed?: boolean;
  readonly box?: string;
  /** More of the page's dictionary, and of its resources. */
  readonly more?: string;
  readonly resources?: string;
}

/** A book of pages; `catalog` is put into the catalog, `others` are objects after the pages' own. */
export const bookOf = (pages: readonly PageParts[], { catalog = "", others = [] as readonly PdfObject[], trailer = "" } = {}): Buffer => {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  const body = pages.flatMap(({ content, packed, box = "0 0 612 792", more = "", resources = "" }, at): PdfObject[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${5 + 2 * at} 0 R ${more} >>`,
    packed ? { dictionary: "/Filter /FlateDecode", stream: deflateSync(content, { level: 9 }) } : { dictionary: "", stream: content },
  ]);
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
  return assemblePdf([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, tree, font, ...body, ...others], trailer);
};
