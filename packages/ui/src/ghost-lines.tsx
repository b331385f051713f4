import style from './ghost-lines.module.css';

/** Placeholder lines without animation. The parent announces what is loading. */
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
