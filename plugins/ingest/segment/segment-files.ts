import type { Segments } from "freeform-rpg/schemas";

/** `segment_manifest.json`, and one Markdown file per segment. */
export const segmentFiles = ({ segments, left_out }: Segments): ReadonlyMap<string, string> => {
  const files = new Map(segments.map(({ id, text }) => [`segments/${id}.md`, `${text}\n`]));
  const manifest = { left_out, segments: segments.map((segment) => ({ ...segment, text: undefined, file: `segments/${segment.id}.md` })) };
  return files.set("segment_manifest.json", `${JSON.stringify(manifest, null, 1)}\n`);
};
