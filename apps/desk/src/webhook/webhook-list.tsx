import { useLanguage, useText } from '@funnel/browser/language';
import { LOCALES } from '@funnel/domain/slot/slot-time';
import { Chip } from '@funnel/ui/chip';
import { Button } from '@funnel/ui/compact-button';
import { CheckIcon, ClockIcon } from '@funnel/ui/icon';
import { Notice } from '@funnel/ui/notice';
import { Switch } from '@funnel/ui/switch';
import { useState } from 'react';
import { useNow } from '../shell/use-now.ts';
import { shortMoment } from '../shell/words.ts';
import { type ListedWebhook, useWebhookActs } from './use-webhooks.ts';
import { outcomeText, webhookTexts as texts } from './webhook-texts.ts';
import style from './webhooks-screen.module.css';

interface WebhookListProps {
  readonly endpoints: readonly ListedWebhook[];
  /** The endpoint of the log; undefined: all. */
  readonly chosen: string | undefined;
  readonly onChoose: (endpointId: string | undefined) => void;
}

export function WebhookList({ endpoints, chosen, onChoose }: WebhookListProps) {
  return (
    <ul className={style['list']}>
      {endpoints.map((endpoint) => {
        const { endpointId } = endpoint;
        const isChosen = endpointId === chosen;
        return (
          <WebhookRow
            key={endpointId}
            endpoint={endpoint}
            isChosen={isChosen}
            onChoose={() => onChoose(isChosen ? undefined : endpointId)}
          />
        );
      })}
    </ul>
  );
}

interface WebhookRowProps {
  readonly endpoint: ListedWebhook;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function WebhookRow({ endpoint, isChosen, onChoose }: WebhookRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const now = useNow();
  const acts = useWebhookActs();
  const [tested, setTested] = useState<{ outcome: string; ms: number }>();
  const { endpointId, url, disabled, goneSince, told } = endpoint;
  const count = new Intl.NumberFormat(LOCALES[language]).format(told);
  const words = (outcome: string) => {
    const text = outcomeText(outcome);
    return text ? say(text) : outcome;
  };
  const gone =
    disabled?.because === 'GONE'
      ? say(texts.goneNote)
      : !disabled && goneSince && say(texts.goneSoon, { time: shortMoment(goneSince, now, language) });
  return (
    <li data-webhook={url} data-chosen={isChosen || undefined}>
      <button type="button" className={style['url']} aria-pressed={isChosen} onClick={onChoose}>
        {url}
      </button>
      <div>
        <State endpoint={endpoint} words={words} />
      </div>
      <span className={style['soft']}>
        {disabled
          ? say(texts.since, { time: shortMoment(disabled.at, now, language) })
          : say(texts.told, { count })}
      </span>
      <div className={style['acts']}>
        {!disabled && (
          <Button
            size="s"
            data-action="test"
            isBusy={acts.isSending}
            onClick={async () => setTested((await acts.test(endpointId))?.data)}
          >
            {say(texts.test)}
          </Button>
        )}
        {disabled && (
          <Button
            size="s"
            variant="danger"
            data-action="remove-webhook"
            isBusy={acts.isSending}
            onClick={() => void acts.remove(endpointId)}
          >
            {say(texts.remove)}
          </Button>
        )}
        <Switch
          isOn={!disabled}
          label={say(texts.isOn, { url })}
          isBusy={acts.isSending}
          onChange={(isOn) => void acts.pause(endpointId, !isOn)}
        />
      </div>
      {gone && <p className={style['gone']}>{gone}</p>}
      <div className={style['result']} role="status">
        {acts.failure && <Notice tone="error">{say(texts.notDone)}</Notice>}
        {tested && !acts.isSending && (
          <Notice tone={tested.outcome === 'OK' ? 'done' : 'error'}>
            {tested.outcome === 'OK'
              ? say(texts.testOk, { ms: String(tested.ms) })
              : say(texts.testFailed, { outcome: words(tested.outcome) })}
          </Notice>
        )}
      </div>
    </li>
  );
}

function State({ endpoint, words }: { endpoint: ListedWebhook; words: (outcome: string) => string }) {
  const say = useText();
  const { disabled, waiting, lastOutcome } = endpoint;
  if (disabled) return <Chip>{say(disabled.because === 'PAUSED' ? texts.paused : texts.gone)}</Chip>;
  if (waiting > 0) {
    return (
      <Chip tone="ochre">
        <ClockIcon size="s" />
        {say(texts.waiting, { count: String(waiting), outcome: words(lastOutcome ?? '') })}
      </Chip>
    );
  }
  if (lastOutcome === undefined) return <Chip tone="line">{say(texts.fresh)}</Chip>;
  return (
    <Chip tone="mint">
      <CheckIcon size="s" />
      {say(texts.running)}
    </Chip>
  );
}
