/** The error function, to 2e-7 (Abramowitz and Stegun 1964, 7.1.26). `erf(1)` is .8427. */
export const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
};
