import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

export const tellAddressEndpoint = defineEndpoint({
  path: '/api/v1/ip',
  summary: 'Tells the caller the address that the call came from.',
  capability: 'address.read',
  limits: 'none',
  reply: z.object({ ip: z.string() }),
});
