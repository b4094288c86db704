import { EigenvalueDecomposition, Matrix, QrDecomposition } from "ml-matrix";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { multiply, multiplyTransposed } from "./sparse.ts";
import type { SparseMatrix } from "./sparse.ts";

const seed = 1990;
const spare = 10;
const rounds = 2;

/**
 * The first `count` right singular vectors, one a column: the randomized range finder of Halko, Martinsson and Tropp
 * with two power rounds. The same matrix gives the same vectors.
 */
export const rightVectors = (matrix: SparseMatrix, count: number): Matrix => {
  const width = Math.min(count + spare, matrix.rows.length, matrix.columns);
  let range = orthonormal(multiply(matrix, signs(matrix.columns, width)));
  for (let round = 0; round < rounds; round += 1) range = orthonormal(multiply(matrix, orthonormal(multiplyTransposed(matrix, range))));
  const small = multiplyTransposed(matrix, range);
  const { values, vectors } = eigen(small.transpose().mmul(small));
  const rank = values.slice(0, count).filter((value) => value > 1e-9).length;
  const scaled = vectors.subMatrix(0, width - 1, 0, Math.max(rank, 1) - 1);
  for (let column = 0; column < scaled.columns; column += 1) scaled.mulColumn(column, 1 / Math.sqrt(Math.max(values[column] ?? 1, 1e-9)));
  return small.mmul(scaled);
};

const orthonormal = (matrix: Matrix): Matrix => new QrDecomposition(matrix).orthogonalMatrix;

const signs = (rows: number, columns: number): Matrix => {
  const random = xoroshiro128plus(seed);
  return new Matrix(Array.from({ length: rows }, () => Array.from({ length: columns }, () => (random.next() < 0 ? -1 : 1))));
};

/** Eigenvalues of a symmetric matrix, largest first, with their vectors. */
const eigen = (symmetric: Matrix): { values: number[]; vectors: Matrix } => {
  const found = new EigenvalueDecomposition(symmetric, { assumeSymmetric: true });
  const order = found.realEigenvalues
    .map((_, at) => at)
    .toSorted((a, b) => (found.realEigenvalues[b] ?? 0) - (found.realEigenvalues[a] ?? 0));
  return {
    values: order.map((at) => found.realEigenvalues[at] ?? 0),
    vectors: found.eigenvectorMatrix.subMatrixColumn(order),
  };
};
