import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { PlusIcon } from '@funnel/ui/desk-icon';
import { Empty } from '@funnel/ui/empty';
import { useState } from 'react';
import { LoadFailure } from '../shell/load-failure.tsx';
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { settingsTexts } from '../shell/settings-texts.ts';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookList } from './webhook-list.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';
import style from './webhooks-screen.module.css';

/** Webhook endpoints, and the log of deliveries. */
export function WebhooksScreen() {
  const say = useText();
  const listed = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const endpoints = listed.data ?? [];
  return (
    <SettingsScreen
      title={say(settingsTexts.webhooks)}
      note={say(texts.note)}
      end={
        <Button variant="primary" data-action="add-webhook" onClick={() => setAdding(true)}>
          <PlusIcon size="s" />
          {say(texts.add)}
        </Button>
      }
    >
      <div className={style['screen']} data-screen="webhooks">
        <LoadFailure of={listed}>{say(texts.failed)}</LoadFailure>
        {listed.data && endpoints.length === 0 && (
          <Empty title={say(texts.none)}>{say(texts.noneNote)}</Empty>
        )}
        {endpoints.length > 0 && (
          <>
            <WebhookList endpoints={endpoints} chosen={chosen} onChoose={setChosen} />
            <DeliveryLog endpoints={endpoints} endpointId={chosen} />
          </>
        )}
      </div>
      <AddWebhookDialog open={isAdding} onClose={() => setAdding(false)} />
    </SettingsScreen>
  );
}
