import { QrCode } from '@funnel/browser/qr-code';
import { pageUrl } from '@funnel/contract/page/page-path';
import type { ArrivedFile } from '@funnel/domain/floor-plan/upload-list';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Button, TextLink } from '@funnel/ui/button';
import { useId, useRef } from 'react';
import style from './phone-card.module.css';
import { phoneCardTexts as texts } from './phone-card-texts.ts';
import { useArrivals } from './use-arrivals.ts';
import { usePhoneLink } from './use-phone-link.ts';

export interface PhoneCardProps {
  readonly visit: { readonly kitchenId: string; readonly email: string };
  readonly language: Language;
  readonly say: Say;
  readonly onFiles: (files: readonly ArrivedFile[]) => void;
}

/** The QR code that opens the upload page for this kitchen on a phone. `onFiles` gets the files that are sent there. */
export function PhoneCard({ visit, language, say, onFiles }: PhoneCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { link, isOpening, renew } = usePhoneLink(visit);
  const isOver = useArrivals(link, onFiles);
  if (!link) return null;
  const address = `${location.origin}${pageUrl('phoneUpload', {}, language)}#token=${encodeURIComponent(link.token)}`;

  async function showNewCode(): Promise<void> {
    await renew();
    // Focus management: the button disappears with the old code.
    card.current?.focus();
  }

  return (
    <section ref={card} className={style['card']} aria-labelledby={id} tabIndex={-1}>
      <div className={style['code']} data-over={isOver || undefined}>
        <QrCode text={address} label={say(isOver ? texts.over : texts.code)} />
      </div>
      <div className={style['words']}>
        <h2 id={id} className={style['title']}>
          {say(texts.title)}
        </h2>
        {isOver ? (
          <>
            <p role="status">{say(texts.over)}</p>
            <Button
              variant="secondary"
              data-action="renew"
              busy={isOpening}
              busyLabel={say(texts.waiting)}
              onClick={showNewCode}
            >
              {say(texts.renew)}
            </Button>
          </>
        ) : (
          <>
            <p>{say(texts.text)}</p>
            <p className={style['note']}>
              {say(texts.lasts)}{' '}
              <TextLink href={address} target="_blank" rel="noopener noreferrer">
                {say(texts.address)}
              </TextLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
