import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import { WorkScreen } from '../shell/work-screen.tsx';

const texts = defineTexts('desk.notYours', {
  title: { de: 'Nicht für Ihre Rolle', en: 'Not for your role' },
  advice: {
    de: 'Wer Inhaber ist, kann Ihre Rolle ändern.',
    en: 'An owner can change your role.',
  },
} satisfies Record<string, LocalizedText>);

export function NotYours() {
  const say = useText();
  return (
    <WorkScreen title={say(texts.title)}>
      <Notice>{say(texts.advice)}</Notice>
    </WorkScreen>
  );
}
