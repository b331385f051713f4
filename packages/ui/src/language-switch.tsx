import type { MouseEvent } from 'react';
import style from './language-switch.module.css';

export type LanguageLink = {
  code: string;
  /** The language's own name: "Deutsch". */
  label: string;
  href: string;
  current: boolean;
  /** Handles a plain click; anything else (a new tab, no script) follows the link. */
  onSelect?: (code: string) => void;
};

export type LanguageSwitchProps = { label: string; languages: readonly LanguageLink[] };

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  return (
    <nav className={style['switch']} aria-label={label}>
      {languages.map(({ code, label, href, current, onSelect }) => (
        <a
          key={code}
          className={style['language']}
          href={href}
          hrefLang={code}
          lang={code}
          aria-label={`${code.toUpperCase()} ${label}`}
          aria-current={current ? 'true' : undefined}
          onClick={(event) => {
            if (!onSelect || !isPlain(event)) return;
            event.preventDefault();
            onSelect(code);
          }}
        >
          {code.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
