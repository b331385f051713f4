/** A seeded generator: the example year looks random and is always the same. */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    next,
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    isSo: (share: number) => next() < share,
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
    /** One of them, by its weight. */
    weighed<T>(choices: readonly (readonly [T, number])[]): T {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      return choices[choices.length - 1]?.[0] as T;
    },
  };
}
export type Chance = ReturnType<typeof chanceOf>;
