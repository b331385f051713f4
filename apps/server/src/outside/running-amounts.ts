/** Counts running work in this process, per key. */
export interface RunningAmounts {
  /** Adds, unless the sum would exceed `most`. */
  add(key: string, amount: number, most: number): boolean;
  remove(key: string, amount: number): void;
  of(key: string): number;
}

export function runningAmounts(): RunningAmounts {
  const amounts = new Map<string, number>();
  const of = (key: string) => amounts.get(key) ?? 0;
  return {
    of,
    add(key, amount, most) {
      if (of(key) + amount > most) return false;
      amounts.set(key, of(key) + amount);
      return true;
    },
    remove(key, amount) {
      const left = of(key) - amount;
      if (left > 0) amounts.set(key, left);
      else amounts.delete(key);
    },
  };
}
