import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { listAudit } from './list-audit.ts';

export const auditCalls: readonly BoundCall[] = [answer(listAuditEndpoint, listAudit)];
