/** Runs tasks with bounded concurrency, in order. */
export function atMost(count: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (running < count) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
