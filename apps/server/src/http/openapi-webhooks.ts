import { definitionOf, type EventType } from '@funnel/contract/event/event';
import { WEBHOOK_TYPES } from '@funnel/contract/event/webhook-event';
import { eventSchemaName } from './openapi-schemas.ts';

/** The headers of Standard Webhooks, and who calls. */
const HEADERS = {
  'webhook-id': 'The event; the same for every try of it.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970.',
  'webhook-signature': 'The signature by the rules of Standard Webhooks.',
  'user-agent': 'The product and its version.',
};

const PARAMETERS = Object.entries(HEADERS).map(([name, description]) => ({
  ...{ name, description, in: 'header', required: true },
  schema: { type: 'string' },
}));

function webhook(type: EventType | 'webhook.test', when: string) {
  const name = eventSchemaName(type);
  const schema = { $ref: `#/components/schemas/${name}` };
  return {
    post: {
      operationId: `tell${name}`,
      tags: ['webhook'],
      summary: `Tells of ${type}`,
      description: `Posted to the addresses of the retailer: ${when}.`,
      security: [],
      parameters: PARAMETERS,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'The event was taken; the body is not read.' },
        '4XX': { description: 'Tried again later. After a day of 410 the address is paused.' },
      },
    },
  };
}

/** The webhooks of the product, for the `webhooks` of OpenAPI 3.1. */
export function openApiWebhooks() {
  return {
    ...Object.fromEntries(WEBHOOK_TYPES.map((type) => [type, webhook(type, definitionOf(type).when)])),
    'webhook.test': webhook('webhook.test', 'an owner tries the address'),
  };
}
