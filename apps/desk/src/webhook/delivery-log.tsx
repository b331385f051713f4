import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedDelivery } from '@funnel/contract/webhook/manage-webhooks';
import { Chip } from '@funnel/ui/chip';
import { Button } from '@funnel/ui/compact-button';
import { Segments } from '@funnel/ui/segments';
import { Table } from '@funnel/ui/table';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { ExactTime } from '../shell/exact-time.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import style from './delivery-log.module.css';
import { durationWords } from './duration-words.ts';
import { type ListedWebhook, useDeliveries } from './use-webhooks.ts';
import { outcomeText, webhookTexts as texts } from './webhook-texts.ts';

interface DeliveryLogProps {
  readonly endpoints: readonly ListedWebhook[];
  /** Undefined: all endpoints. */
  readonly endpointId: string | undefined;
}

/** The deliveries of the last thirty days, with details. */
export function DeliveryLog({ endpoints, endpointId }: DeliveryLogProps) {
  const say = useText();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const log = useDeliveries(endpointId, isFailedOnly);
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const attempts = log.data?.pages[0]?.attempts ?? 0;
  const shown = deliveries.find(({ deliveryId }) => deliveryId === chosen) ?? deliveries[0];
  return (
    <div className={style['columns']}>
      <section className={style['log']} aria-labelledby="delivery-log">
        <header>
          <h2 id="delivery-log">{say(texts.log)}</h2>
          <Segments
            label={say(texts.filter)}
            hook="filter"
            value={isFailedOnly ? 'failed' : 'all'}
            options={[
              { value: 'all', name: say(texts.all) },
              { value: 'failed', name: say(texts.failedOnly) },
            ]}
            onChoose={(value) => setFailedOnly(value === 'failed')}
          />
        </header>
        {log.data && deliveries.length === 0 && (
          <p className={textStyle['note']}>{say(isFailedOnly ? texts.noFailures : texts.noCalls)}</p>
        )}
        {deliveries.length > 0 && (
          <Table
            heads={[texts.time, texts.event, texts.answer, texts.duration, texts.tries].map((head) =>
              say(head),
            )}
          >
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.deliveryId}
                delivery={delivery}
                attempts={attempts}
                isChosen={delivery.deliveryId === shown?.deliveryId}
                onChoose={() => setChosen(delivery.deliveryId)}
              />
            ))}
          </Table>
        )}
        {log.hasNextPage && (
          <Button data-action="more" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {say(texts.more)}
          </Button>
        )}
      </section>
      {shown && (
        <DeliveryDetail
          key={shown.deliveryId}
          delivery={shown}
          endpoint={endpoints.find((each) => each.endpointId === shown.endpointId)}
        />
      )}
    </div>
  );
}

interface DeliveryRowProps {
  readonly delivery: ListedDelivery;
  readonly attempts: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DeliveryRow({ delivery, attempts, isChosen, onChoose }: DeliveryRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const { type, outcome, ms, attempt, at } = delivery;
  const isOk = outcome === 'OK';
  const words = outcomeText(outcome);
  return (
    <tr data-delivery={outcome} data-chosen={isChosen || undefined}>
      <td>
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          <ExactTime at={at} />
        </button>
      </td>
      <td className={style['mono']}>{type ?? say(texts.testEvent)}</td>
      <td>
        <Chip tone={isOk ? 'mint' : 'red'}>{isOk ? 'OK' : words ? say(words) : outcome}</Chip>
      </td>
      <td>{durationWords(ms, language)}</td>
      <td>{isOk ? attempt : say(texts.tryOf, { attempt: String(attempt), attempts: String(attempts) })}</td>
    </tr>
  );
}
