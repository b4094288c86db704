/** Projects points onto their main directions (principal components by power iteration), less their mean. */
export const projectPoints = (points: readonly (readonly number[])[], count: number): number[][] => {
  const size = points[0]?.length ?? 0;
  const mean = Array.from({ length: size }, (_, at) => points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length);
  const centred = points.map((point) => Float64Array.from(point, (value, at) => value - (mean[at] ?? 0)));
  const covariance = covarianceOf(centred, size);
  const directions = Array.from({ length: count }, (_, nth) => takeDirection(covariance, nth));
  return centred.map((point) => directions.map((direction) => dot(point, direction)));
};

const rounds = 80;

const covarianceOf = (points: readonly Float64Array[], size: number): Float64Array[] => {
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  for (const point of points)
    for (const [at, row] of rows.entries())
      for (let to = 0; to < size; to++) row[to] = (row[to] ?? 0) + (point[at] ?? 0) * (point[to] ?? 0);
  return rows;
};

/** The strongest direction, which is then taken out of the matrix. */
const takeDirection = (rows: readonly Float64Array[], nth: number): Float64Array => {
  let direction = Float64Array.from(rows, (_, at) => Math.cos(at * (nth + 1)));
  for (let round = 0; round < rounds; round++) {
    const next = Float64Array.from(rows, (row) => dot(row, direction));
    const length = Math.hypot(...next) || 1;
    direction = next.map((value) => value / length);
  }
  const strength = dot(
    Float64Array.from(rows, (row) => dot(row, direction)),
    direction,
  );
  for (const [at, row] of rows.entries())
    for (let to = 0; to < row.length; to++) row[to] = (row[to] ?? 0) - strength * (direction[at] ?? 0) * (direction[to] ?? 0);
  return direction;
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
