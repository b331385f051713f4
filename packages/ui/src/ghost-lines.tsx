import style from './ghost-lines.module.css';

/** Where words will stand: so many lines, without any movement. Who shows them says aloud what is loaded. */
export function GhostLines({ count }: { count: number }) {
  return (
    <div className={style['lines']} aria-hidden="true" data-ghost>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are alike.
        <i key={line} />
      ))}
    </div>
  );
}
