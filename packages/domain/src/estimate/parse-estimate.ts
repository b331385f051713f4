const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A first number below this is in thousands. */
const THOUSANDS_BELOW = 3;

/** Parses the plain text 'value,percentile' of a price service. */
export function parseEstimate(text: string): { espl_value: number; espl_percentile: number } | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const [value, percentile] = parts.map((part) => (NUMBER.test(part) ? Number(part) : Number.NaN));
  if (parts.length !== 2 || value === undefined || percentile === undefined) return undefined;
  const scaled = value < THOUSANDS_BELOW ? value * 1000 : value;
  if (!Number.isFinite(scaled) || !Number.isFinite(percentile)) return undefined;
  return { espl_value: scaled / 1000, espl_percentile: percentile };
}
