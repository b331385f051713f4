import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { useLiveFeed } from './live-feed.tsx';
import style from './lost-connection.module.css';
import { OfflineBanner } from './offline-banner.tsx';

const texts = defineTexts('desk.lostConnection', {
  stays: {
    de: 'Sie sehen den letzten Stand. Änderungen gehen erst wieder mit Verbindung.',
    en: 'You see the last known state. Changes work again once you are connected.',
  },
} satisfies Record<string, LocalizedText>);

/** The default banner. */
export function LostConnection() {
  const say = useText();
  const { lostSince, reconnect } = useLiveFeed();
  return (
    <div className={style['place']}>
      <OfflineBanner since={lostSince} onConnect={reconnect}>
        {say(texts.stays)}
      </OfflineBanner>
    </div>
  );
}
