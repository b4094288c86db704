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
  const whole = makeGrid(rows, columns);
  for (const i of left.roots) for (const j of right.roots) measureForest(left, right, [i, j], whole, rename);
  return whole.at(rows - 1, columns - 1);
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

/** Numbers in rows; what lies outside is 0. */
const makeGrid = (rows: number, columns: number) => {
  const numbers = Array.from({ length: rows }, () => new Float64Array(columns));
  return {
    at: (row: number, column: number): number => numbers[row]?.[column] ?? 0,
    put: (row: number, column: number, value: number) => void numbers[row]?.fill(value, column, column + 1),
  };
};
type Grid = ReturnType<typeof makeGrid>;

/** Fills the distances of all pairs of subtrees that end in the two roots' leftmost paths. */
const measureForest = (left: Listed, right: Listed, [i, j]: readonly [number, number], whole: Grid, rename: RenameCost): void => {
  const [fromI, fromJ] = [leafOf(left, i), leafOf(right, j)];
  const [rows, columns] = [i - fromI + 1, j - fromJ + 1];
  const forest = makeGrid(rows + 1, columns + 1);
  for (let row = 1; row <= rows; row += 1) forest.put(row, 0, row);
  for (let column = 1; column <= columns; column += 1) forest.put(0, column, column);
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      const [x, y] = [fromI + row - 1, fromJ + column - 1];
      const bothWhole = leafOf(left, x) === fromI && leafOf(right, y) === fromJ;
      const match = bothWhole
        ? forest.at(row - 1, column - 1) + rename(labelOf(left, x), labelOf(right, y))
        : forest.at(leafOf(left, x) - fromI, leafOf(right, y) - fromJ) + whole.at(x, y);
      const least = Math.min(forest.at(row - 1, column) + 1, forest.at(row, column - 1) + 1, match);
      forest.put(row, column, least);
      if (bothWhole) whole.put(x, y, least);
    }
};

const leafOf = ({ firstLeaf }: Listed, at: number): number => firstLeaf[at] ?? 0;
const labelOf = ({ labels }: Listed, at: number): string => labels[at] ?? "";
