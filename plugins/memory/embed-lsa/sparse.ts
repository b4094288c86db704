import { Matrix } from "ml-matrix";

/** A sparse matrix: each row lists the columns that have a value, and the values. */
export interface SparseMatrix {
  readonly columns: number;
  readonly rows: readonly SparseMatrixRow[];
}

/** Columns and values of one row, in parallel. */
export interface SparseMatrixRow {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** `sparse × dense`. */
export const multiply = ({ rows }: SparseMatrix, dense: Matrix): Matrix => {
  const product = Matrix.zeros(rows.length, dense.columns);
  const right = dense.to2DArray();
  rows.forEach(({ at, values }, row) => {
    const sum = new Float64Array(dense.columns);
    at.forEach((column, nth) => addScaled(sum, right[column] ?? [], values[nth] ?? 0));
    product.setRow(row, Array.from(sum));
  });
  return product;
};

/** `sparseᵀ × dense`. */
export const multiplyTransposed = ({ rows, columns }: SparseMatrix, dense: Matrix): Matrix => {
  const product = Array.from({ length: columns }, () => new Float64Array(dense.columns));
  rows.forEach(({ at, values }, row) => {
    const right = dense.getRow(row);
    at.forEach((column, nth) => {
      const sum = product[column];
      if (sum) addScaled(sum, right, values[nth] ?? 0);
    });
  });
  return new Matrix(product.map((row) => Array.from(row)));
};

const addScaled = (sum: Float64Array, row: readonly number[], factor: number): void => {
  for (let nth = 0; nth < sum.length; nth += 1) sum[nth] = (sum[nth] ?? 0) + factor * (row[nth] ?? 0);
};
