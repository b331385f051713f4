import style from './brand.module.css';

/** The retailer: its logo, else our mark with its name. */
export function Brand({ name, logo }: { name: string; logo?: string | undefined }) {
  if (logo) return <img className={style['logo']} src={logo} alt={name} />;
  return (
    <span className={style['brand']}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="currentColor" />
        <path
          d="M7 13h14v8H7zm0 4h14M14 13v8m0-8V9.5A2.5 2.5 0 0 1 16.5 7"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
