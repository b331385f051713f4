import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { OfflineIcon } from '@funnel/ui/desk-icon';
import type { ReactNode } from 'react';
import { clockTime } from './words.ts';

const texts = defineTexts('desk.offline', {
  title: { de: 'Keine Verbindung seit {time}.', en: 'No connection since {time}.' },
  connect: { de: 'Jetzt verbinden', en: 'Connect now' },
} satisfies Record<string, LocalizedText>);

interface OfflineBannerProps {
  /** Undefined while connected. */
  readonly since: Date | undefined;
  readonly onConnect: () => void;
  /** What still works. */
  readonly children: ReactNode;
}

/** The page is disconnected and its data may be stale. */
export function OfflineBanner({ since, onConnect, children }: OfflineBannerProps) {
  const say = useText();
  return since ? (
    <Banner
      tone="ochre"
      icon={<OfflineIcon />}
      title={say(texts.title, { time: clockTime(since) })}
      end={<Button onClick={onConnect}>{say(texts.connect)}</Button>}
    >
      {children}
    </Banner>
  ) : null;
}
