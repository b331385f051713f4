import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import {
  listShowroomsEndpoint,
  removeShowroomEndpoint,
  saveShowroomEndpoint,
} from '@funnel/contract/showroom/keep-showrooms';
import {
  addWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  pauseWebhookEndpoint,
  removeWebhookEndpoint,
  resendDeliveriesEndpoint,
  showDeliveryEndpoint,
  testWebhookEndpoint,
} from '@funnel/contract/webhook/keep-webhooks';
import type { FastifyInstance } from 'fastify';
import { listAudit } from './audit/list-audit.ts';
import { DESK_CHANGE_LIMITS, DESK_READ_LIMITS } from './call-limits.ts';
import { limitCalls, limitReads } from './http/call-limiter.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import type { Services } from './services.ts';
import { listShowrooms, removeShowroom, saveShowroom } from './showroom/keep-showrooms.ts';
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resendDeliveries,
  showDelivery,
  testWebhook,
} from './webhook/keep-webhooks.ts';

/** Binds the endpoints of the settings of the desk to their handlers. */
export function answerSettingsCalls(app: FastifyInstance, services: Services): void {
  const read = limitReads(services, DESK_READ_LIMITS);
  const change = limitCalls(services, DESK_CHANGE_LIMITS);
  registerEndpoint(app, listShowroomsEndpoint, () => listShowrooms(services), read);
  registerEndpoint(app, saveShowroomEndpoint, (call) => saveShowroom(services, call), change);
  registerEndpoint(app, removeShowroomEndpoint, (call) => removeShowroom(services, call), change);

  registerEndpoint(app, listWebhooksEndpoint, () => listWebhooks(services), read);
  registerEndpoint(app, addWebhookEndpoint, (call) => addWebhook(services, call), change);
  registerEndpoint(app, pauseWebhookEndpoint, (call) => pauseWebhook(services, call), change);
  registerEndpoint(app, removeWebhookEndpoint, (call) => removeWebhook(services, call), change);
  registerEndpoint(app, testWebhookEndpoint, (call) => testWebhook(services, call), change);
  registerEndpoint(app, listDeliveriesEndpoint, (call) => listDeliveries(services, call), read);
  registerEndpoint(app, showDeliveryEndpoint, (call) => showDelivery(services, call), read);
  registerEndpoint(app, resendDeliveriesEndpoint, (call) => resendDeliveries(services, call), change);
  registerEndpoint(app, listAuditEndpoint, (call) => listAudit(services, call), read);
}
