const rows: string[] = [];

/** Runs one step and records its duration and result. */
export async function step<Result>(
  name: string,
  act: () => Promise<Result>,
  tell: (result: Result) => string = String,
): Promise<Result> {
  const startedAt = performance.now();
  console.log(`${name} …`);
  const result = await act();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  rows.push(`  ${seconds.padStart(6)} s  ${name.padEnd(36)} ${tell(result)}`);
  return result;
}

export function stepTable(): string {
  return rows.join('\n');
}
