/** An ordered tree with labels. */
export interface Tree {
  readonly label: string;
  readonly children: readonly Tree[];
}

/** A tree's nodes in postorder: labels, and for each the first leaf below it. */
interface Listed {
  readonly labels: readonly string[];
  readonly firstLeaf: readonly number[];
  readonly roots: readonly number[];
}

/** What replacing one label by another costs, 0 to 1. Adding or removing a node costs 1. */
export type RenameCost = (a: string, b: string) => number;

/** Edit distance of ordered trees (Zhang and Shasha 1989). */
export const treeDistance = (a: Tree, b: Tree, rename: RenameCost): number => {
  const [left, right] = [list(a), list(b)];
  const [rows, columns] = [left.labels.length, right.labels.length];
  const whole = Array.from({ length: rows }, () => new Float64Array(columns));
  for (const i of left.roots) for (const j of right.roots) measureForest(left, right, [i, j], whole, rename);
  return whole[rows - 1]?.[columns - 1] ?? Math.max(rows, columns);
};

/** 1 minus the distance over the larger tree's nodes, without the root that both share. */
export const treeSimilarity = (a: Tree, b: Tree, rename: RenameCost): number => {
  const size = Math.max(countNodes(a), countNodes(b)) - 1;
  return size === 0 ? 1 : 1 - Math.min(1, treeDistance(a, b, rename) / size);
};

const countNodes = ({ children }: Tree): number => children.reduce((sum, child) => sum + countNodes(child), 1);

const list = (tree: Tree): Listed => {
  const labels: string[] = [];
  const firstLeaf: number[] = [];
  const visit = ({ label, children }: Tree): number => {
    const leaves = children.map(visit);
    labels.push(label);
    firstLeaf.push(leaves[0] ?? labels.length - 1);
    return firstLeaf.at(-1) ?? 0;
  };
  visit(tree);
  const roots = firstLeaf.flatMap((leaf, at) => (firstLeaf.indexOf(leaf, at + 1) < 0 ? [at] : []));
  return { labels, firstLeaf, roots };
};

/** Fills the distances of all pairs of subtrees that end in the two roots' leftmost paths. */
const measureForest = (
  left: Listed,
  right: Listed,
  [i, j]: readonly [number, number],
  whole: readonly Float64Array[],
  rename: RenameCost,
): void => {
  const [fromI, fromJ] = [left.firstLeaf[i] ?? 0, right.firstLeaf[j] ?? 0];
  const width = j - fromJ + 2;
  const forest = Array.from({ length: i - fromI + 2 }, () => new Float64Array(width));
  const at = (row: number, column: number) => forest[row]?.[column] ?? 0;
  const put = (row: number, column: number, value: number) => forest[row]?.fill(value, column, column + 1);
  for (let row = 1; row < forest.length; row += 1) put(row, 0, row);
  for (let column = 1; column < width; column += 1) put(0, column, column);
  for (let row = 1; row < forest.length; row += 1)
    for (let column = 1; column < width; column += 1) {
      const [x, y] = [fromI + row - 1, fromJ + column - 1];
      const [leafX, leafY] = [left.firstLeaf[x] ?? 0, right.firstLeaf[y] ?? 0];
      const bothWhole = leafX === fromI && leafY === fromJ;
      const match = bothWhole
        ? at(row - 1, column - 1) + rename(left.labels[x] ?? "", right.labels[y] ?? "")
        : at(leafX - fromI, leafY - fromJ) + (whole[x]?.[y] ?? 0);
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, match);
      put(row, column, least);
      if (bothWhole) whole[x]?.fill(least, y, y + 1);
    }
};
