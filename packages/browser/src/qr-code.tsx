import { encode } from 'uqr';

/** The quiet zone that scanners need, in modules. */
const EDGE = 3;
/** Whole pixels only: scanners fail on blurred or uneven modules. */
const MODULE_PX = 3;

/** A text as a QR code: one path, in the colour of the text around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const full = size + 2 * EDGE;
  return (
    <svg
      viewBox={`0 0 ${full} ${full}`}
      width={full * MODULE_PX}
      height={full * MODULE_PX}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
}

/** The dark modules of each row; adjacent ones become one segment. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return [`M${x + EDGE} ${y + EDGE}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}
