import {
  addWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  pauseWebhookEndpoint,
  removeWebhookEndpoint,
  resendDeliveriesEndpoint,
  showDeliveryEndpoint,
  testWebhookEndpoint,
} from '@funnel/contract/webhook/manage-webhooks';
import { answer, type BoundCall } from '../http/bind-call.ts';
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resendDeliveries,
  showDelivery,
  testWebhook,
} from './manage-webhooks.ts';

export const webhookCalls: readonly BoundCall[] = [
  answer(listWebhooksEndpoint, listWebhooks),
  answer(addWebhookEndpoint, addWebhook),
  answer(pauseWebhookEndpoint, pauseWebhook),
  answer(removeWebhookEndpoint, removeWebhook),
  answer(testWebhookEndpoint, testWebhook),
  answer(listDeliveriesEndpoint, listDeliveries),
  answer(showDeliveryEndpoint, showDelivery),
  answer(resendDeliveriesEndpoint, resendDeliveries),
];
