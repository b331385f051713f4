import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { FailedCall } from './call.ts';
import style from './support-code.module.css';

const texts = defineTexts('desk.support', {
  code: { de: 'Kennung {code} für die Technik', en: 'Code {code} for support' },
} satisfies Record<string, LocalizedText>);

/** The id of the failed call in the server log. */
export function SupportCode({ error }: { error: unknown }) {
  const say = useText();
  const code = error instanceof FailedCall ? error.failure.supportCode : undefined;
  if (code === undefined) return null;
  return (
    <small className={style['code']} data-support-code={code}>
      {say(texts.code, { code })}
    </small>
  );
}
