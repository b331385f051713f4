import { useLanguage, useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { tileImage } from '@funnel/picture/find-picture';
import { Brand } from '@funnel/ui/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageSettings } from '../shell/page-settings.ts';
import style from './door-layout.module.css';

const place: LocalizedText = defineTexts('desk.door.place', {
  de: 'Arbeitsplatz für Mitarbeitende',
  en: 'For members of staff',
});

/** Imprint and privacy. The other legal pages are linked there. */
const LINKS = legalLinks.filter(({ id }) => id === 'imprint' || id === 'privacy');

interface DoorLayoutProps {
  /** The data hook for tests. */
  readonly name: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
}

/** The layout of the screens before sign-in: form, and a picture on wide screens. */
export function DoorLayout({ name, title, subtitle, children }: DoorLayoutProps) {
  const say = useText();
  const { language } = useLanguage();
  const { brand, legalLinks: ownLinks } = pageSettings();
  return (
    <div className={style['door']} data-step={name}>
      <header className={style['head']}>
        <Brand {...brand} />
        <PageLanguageSwitch />
      </header>
      <main className={style['box']}>
        <DoorTitle title={title} subtitle={subtitle} />
        {children}
      </main>
      <footer className={style['foot']}>
        <span>{say(place)}</span>
        {LINKS.map(({ id, label }) => (
          <a key={id} href={legalHref(id, language, ownLinks)} target="_blank" rel="noopener">
            {say(label)}
          </a>
        ))}
      </footer>
      <div className={style['art']}>
        <Picture path={['kitchen_planning_place', 'IN_SHOP']} />
      </div>
    </div>
  );
}

/** Focus management: the headline takes the focus, so that the screen is announced. */
export function DoorTitle({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  return (
    <div className={style['title']}>
      <h1 ref={headline} tabIndex={-1}>
        {title}
      </h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}

/** Decorative. */
export function Picture({ path }: { path: readonly string[] }) {
  const image = tileImage(...path);
  // Twice the width of a tile: the small file would be blurred.
  return (
    image && (
      <img src={image.src} width={image.width} height={image.height} className={style['picture']} alt="" />
    )
  );
}
