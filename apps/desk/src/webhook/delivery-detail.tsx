import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedDelivery } from '@funnel/contract/webhook/manage-webhooks';
import { Button } from '@funnel/ui/compact-button';
import { RepeatIcon } from '@funnel/ui/desk-icon';
import { Notice } from '@funnel/ui/notice';
import { useState } from 'react';
import style from './delivery-log.module.css';
import { durationWords } from './duration-words.ts';
import { type ListedWebhook, useBody, useWebhookActs } from './use-webhooks.ts';
import { outcomeText, webhookTexts as texts } from './webhook-texts.ts';

interface DeliveryDetailProps {
  readonly delivery: ListedDelivery;
  readonly endpoint: ListedWebhook | undefined;
}

/** One delivery: address, response and, on request, the body. */
export function DeliveryDetail({ delivery, endpoint }: DeliveryDetailProps) {
  const say = useText();
  const { language } = useLanguage();
  const acts = useWebhookActs();
  const [isOpen, setOpen] = useState(false);
  const [isResent, setResent] = useState(false);
  const { eventId, endpointId, type, outcome, ms } = delivery;
  const body = useBody(eventId, isOpen);
  const words = outcomeText(outcome);
  return (
    <section className={style['detail']} aria-labelledby="delivery">
      <header>
        <h2 id="delivery">{type ?? say(texts.testEvent)}</h2>
        {type && !endpoint?.disabled && (
          <Button
            size="s"
            data-action="resend"
            isBusy={acts.isSending}
            onClick={async () => setResent((await acts.resend(endpointId, [eventId]))?.data.queued === 1)}
          >
            <RepeatIcon size="s" />
            {say(texts.resend)}
          </Button>
        )}
      </header>
      <div role="status">
        {isResent && <Notice tone="done">{say(texts.resent)}</Notice>}
        {acts.failure && <Notice tone="error">{say(texts.notResent)}</Notice>}
      </div>
      <dl>
        <dt>{say(texts.id)}</dt>
        <dd className={style['mono']}>{eventId}</dd>
        <dt>{say(texts.to)}</dt>
        <dd>{endpoint?.url}</dd>
      </dl>
      <p className={style[outcome === 'OK' ? 'good' : 'bad']}>
        {words ? say(words) : outcome} · {durationWords(ms, language)}
      </p>
      {type &&
        (isOpen && body.data !== undefined ? (
          <pre className={style['body']}>{JSON.stringify(JSON.parse(body.data), undefined, 2)}</pre>
        ) : (
          <div className={style['hidden']}>
            <p>{say(body.isError ? texts.erased : texts.showNote)}</p>
            <Button size="s" data-action="show-body" isBusy={body.isFetching} onClick={() => setOpen(true)}>
              {say(texts.show)}
            </Button>
          </div>
        ))}
    </section>
  );
}
