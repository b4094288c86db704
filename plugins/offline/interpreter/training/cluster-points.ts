/** Groups points by k-means, beginning with points at even distances in the list. Gives the number of each point's group. */
export const clusterPoints = (points: readonly (readonly number[])[], count: number): number[] => {
  const units = points.map(normalise);
  let centres = Array.from({ length: count }, (_, at) => units[Math.floor((at * units.length) / count)] ?? []);
  let groups: number[] = [];
  for (let round = 0; round < rounds; round++) {
    groups = units.map((point) => nearest(point, centres));
    centres = centres.map((centre, group) => meanOf(units, groups, group) ?? centre);
  }
  return groups;
};

const rounds = 12;

const normalise = (point: readonly number[]): readonly number[] => {
  const length = Math.hypot(...point) || 1;
  return point.map((value) => value / length);
};

const nearest = (point: readonly number[], centres: readonly (readonly number[])[]): number => {
  let best = 0;
  let most = -Infinity;
  for (const [at, centre] of centres.entries()) {
    let product = 0;
    for (let index = 0; index < point.length; index++) product += (point[index] ?? 0) * (centre[index] ?? 0);
    if (product > most) [best, most] = [at, product];
  }
  return best;
};

const meanOf = (points: readonly (readonly number[])[], groups: readonly number[], group: number): readonly number[] | undefined => {
  const members = points.filter((_, at) => groups[at] === group);
  if (members.length === 0) return undefined;
  const [first = []] = members;
  return normalise(first.map((_, index) => members.reduce((sum, point) => sum + (point[index] ?? 0), 0)));
};
