import style from './caller-ghosts.module.css';

const TILES = Array.from({ length: 12 }, (_, index) => `tile${index}`);
const LINES = Array.from({ length: 9 }, (_, index) => `line${index}`);

/** Skeleton of the caller. The list has the live region that announces loading. */
export function CallerGhosts() {
  return (
    <div className={style['caller']} aria-hidden="true" data-ghost>
      <div className={style['head']}>
        <i />
        <i />
        <i />
      </div>
      <div className={style['body']}>
        <div className={style['tiles']}>
          {TILES.map((name) => (
            <span key={name}>
              <i />
              <i />
            </span>
          ))}
        </div>
        <div className={style['side']}>
          {LINES.map((name) => (
            <i key={name} />
          ))}
        </div>
      </div>
    </div>
  );
}
