/** The i-th number of a sequence that fills 0 to 1 evenly. */
export function halton(i: number, base: number): number {
  let [share, sum, rest] = [1, 0, i];
  while (rest > 0) {
    share /= base;
    sum += share * (rest % base);
    rest = Math.floor(rest / base);
  }
  return sum;
}
