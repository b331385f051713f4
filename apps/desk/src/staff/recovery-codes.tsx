import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { DownloadIcon } from '@funnel/ui/desk-icon';
import style from './invitation-form.module.css';
import { invitationTexts as texts } from './invitation-texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The label of the button that continues. */
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const say = useText();

  function download(): void {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = say(texts.file);
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <>
      <div className={`${style['card']} ${style['list']}`}>
        <ol className={style['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={style['actions']}>
        <Button size="l" data-action="download" onClick={download}>
          <DownloadIcon size="s" />
          {say(texts.download)}
        </Button>
        <Button variant="primary" size="l" data-action="finish" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </>
  );
}
