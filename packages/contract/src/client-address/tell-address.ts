import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

export const tellAddressEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ip',
  summary: 'Tells the caller the address that the call came from.',
  capability: 'address.read',
  limits: 'none',
  reply: z.object({ ip: z.string() }),
  errors: [],
});
