import { showStaffSessionEndpoint } from '@funnel/contract/staff/session';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from './http/register-endpoint.ts';

/** Binds the endpoints of the desk to their handlers. */
export function answerDeskCalls(app: FastifyInstance): void {
  registerEndpoint(app, showStaffSessionEndpoint, async ({ by: { staffId, email, role } }) => ({
    data: { staffId, email, role },
  }));
}
