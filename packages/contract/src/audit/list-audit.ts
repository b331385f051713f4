import { AUDIT_KINDS } from '@funnel/domain/audit/audit-kind';
import { AUDIT_ACTOR_KINDS } from '@funnel/domain/event/actor';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { STAFF_ROLES } from '@funnel/domain/staff/staff-role';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { EVENT_TYPES, STAFF_EVENT_TYPES } from '../event/event.ts';
import { staffMemberSchema } from '../staff/staff-member.ts';

const MAX_PAGE = 100;
const id = plainText(100);
/** With name and address at that time. */
const auditMember = staffMemberSchema.extend({ email: z.string() });

const auditEntry = z.object({
  /** Also the cursor for the next page. */
  position: z.string(),
  at: z.iso.datetime(),
  type: z.enum([...EVENT_TYPES, ...STAFF_EVENT_TYPES]),
  actor: z.enum(AUDIT_ACTOR_KINDS),
  /** The acting staff member. */
  by: auditMember.optional(),
  /** The name of the API key, for programs. */
  key: z.string().optional(),
  /** The person whose access changed, the new assignee, or the previous agent of the call. */
  person: auditMember.optional(),
  enquiry: z.object({ enquiryId: z.string(), name: z.string() }).optional(),
  /** The number of viewed or exported enquiries. */
  enquiries: z.int().optional(),
  /** Further facts, by kind of entry. */
  role: z.enum(STAFF_ROLES).optional(),
  email: z.string().optional(),
  reason: z.string().optional(),
  call: z.string().optional(),
  act: z.string().optional(),
  /** Of the address of a webhook. */
  host: z.string().optional(),
  renamed: z.object({ from: z.string(), to: z.string() }).optional(),
  status: z.object({ from: z.enum(STATUSES), to: z.enum(STATUSES) }).optional(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEndpoint = defineEndpoint({
  path: '/api/v1/desk/audit',
  summary:
    'The audit trail, newest first, in pages: who of the staff did what, and when. For one enquiry it also has what visitors and customers did.',
  capability: 'audit.read',
  query: z.object({
    /** A staff id: acts of this person, and changes of their access. */
    person: id.optional(),
    enquiry: id.optional(),
    kind: z.enum(AUDIT_KINDS).optional(),
    after: z
      .string()
      .regex(/^\d{1,18}$/, 'must be the cursor of a page')
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
  }),
  reply: z.object({
    data: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
  }),
});
