const WIDTH = 28;
const minutes = (ms: number): string =>
  ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;

/** One updating line on a terminal; otherwise one line per picture. */
export function progressBar(total: number): { show: (name: string) => void; step: () => void } {
  const start = Date.now();
  let done = 0;
  const show = (name: string) => {
    const filled = Math.round((done / total) * WIDTH);
    const left = done === 0 ? '' : `, about ${minutes(((Date.now() - start) / done) * (total - done))} left`;
    const line = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${total} ${name}${left}`;
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
  const step = () => {
    done++;
    if (done === total) show(`done in ${minutes(Date.now() - start)}\n`);
  };
  return { show, step };
}
