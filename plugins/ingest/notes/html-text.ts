import { parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";
import { blocksToMarkdown } from "freeform-rpg/plugins/ingest/core/lib";
import { readHtml, requireShallow } from "freeform-rpg/plugins/ingest/extract/lib";

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** A piece of HTML as Markdown; what stands in `<section class="secret">` apart. Throws `document_broken` for one that is nested too deep. */
export const htmlText = (html: string): { readonly text: string; readonly secret: string } => {
  const tree = parseFragment(html);
  requireShallow<Parent | Child>(tree, (node) => ("childNodes" in node ? node.childNodes : []));
  const secrets = takeSecrets(tree);
  return {
    text: toMarkdown(serialize(tree)),
    secret: secrets
      .map(toMarkdown)
      .filter((text) => text !== "")
      .join("\n\n"),
  };
};

const toMarkdown = (html: string): string =>
  blocksToMarkdown(
    readHtml(html)
      .parts.flat()
      .map((block) => ({ ...block, ...(block.type === "heading" && { level: Math.max(3, block.level ?? 3) }), places: [] })),
  );

const takeSecrets = (parent: Parent): string[] =>
  parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    if (!node.attrs.some(({ name, value }) => name === "class" && value.split(/\s+/).includes("secret"))) return takeSecrets(node);
    parent.childNodes = parent.childNodes.filter((one) => one !== node);
    return [serialize(node)];
  });
