/** The checksums of an archive's files by their paths, from its directory (ZIP 6.3, section 4.3.12); empty where the directory is of the ZIP64 kind. */
export const readChecksums = (bytes: Uint8Array): ReadonlyMap<string, number> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sums = new Map<string, number>();
  const end = findEnd(view);
  if (end === null) return sums;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === signatures.entry) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
    const path = Buffer.from(bytes.subarray(at + 46, at + 46 + (name ?? 0))).toString(isUtf8 ? "utf8" : "latin1");
    sums.set(path, view.getUint32(at + 16, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sums;
};

const signatures = { entry: 0x02014b50, end: 0x06054b50 } as const;

/** The end of the directory, before a comment of at most 65,535 bytes. */
const findEnd = (view: DataView): number | null => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  return null;
};
