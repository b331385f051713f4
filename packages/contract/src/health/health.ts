import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

const reply = z.object({ status: z.literal('ok') });

export const aliveEndpoint = defineEndpoint({
  path: '/healthz',
  summary: 'The server serves.',
  capability: 'health.read',
  limits: 'none',
  reply,
});

export const readyEndpoint = defineEndpoint({
  path: '/readyz',
  summary: 'The server serves and its database can be written.',
  capability: 'health.read',
  limits: 'none',
  reply,
});
