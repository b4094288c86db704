/** A line of a made page: where it stands, its size, and its words (no brackets). */
export type PdfLine = readonly [x: number, y: number, size: number, text: string];

/** A small PDF of text pages in Helvetica, 612 by 792 points; `y` counts from the lower edge, as in PDF. */
export const makePdf = (pages: readonly (readonly PdfLine[])[]): Buffer => {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, at) => [pageObject(5 + 2 * at), contentObject(lines)]),
  ];
  let body = "%PDF-1.4\n";
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
};

const pageObject = (content: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`;

const contentObject = (lines: readonly PdfLine[]): string => {
  const text = lines.map(([x, y, size, words]) => `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`).join("\n");
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
};
