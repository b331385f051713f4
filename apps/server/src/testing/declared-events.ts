import { EVENT_TYPES, type StaffEventType, staffDefinitionOf } from '@funnel/contract/event/event';
import { EVENT_VERSION } from '@funnel/contract/event/event-data';
import { webhookEventOf, webhookTestSchema } from '@funnel/contract/event/webhook-event';
import { z } from '@funnel/domain/schema';
import { staffEventDataSchema } from '@funnel/domain/staff/staff-event-data';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { type StoredEvent, TOLD_COLUMNS } from '../event/event.queries.ts';
import { webhookBody } from '../webhook/webhook-body.ts';

const SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...EVENT_TYPES.map((type) => [type, webhookEventOf(type)] as const),
  ['webhook.test', webhookTestSchema],
]);

/** Fails if a body has an undeclared field, lacks one, or has an undeclared value. */
export function expectDeclared(body: string): void {
  const told = JSON.parse(body);
  // Version 1 had ids only.
  if (told.version !== undefined && told.version < EVENT_VERSION) return;
  expectStrictly(SCHEMAS.get(told.type), told.type, told);
}

/** The same for every stored event, sent or not. All at once: a test may store a whole year. */
export async function expectDeclaredEvents(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('event')
    .select(TOLD_COLUMNS)
    .where('version', '=', EVENT_VERSION)
    .execute();
  for (const { enquiryId, ...row } of rows) {
    if (enquiryId === null) expectStrictly(staffDataOf(row.type as StaffEventType), row.type, row.data);
    else expectDeclared(webhookBody(row as StoredEvent));
  }
}

function staffDataOf(type: StaffEventType): z.ZodType {
  const { tells, mayTell = [] } = staffDefinitionOf(type);
  const { shape } = staffEventDataSchema;
  return z.object({
    ...Object.fromEntries(tells.map((field) => [field, shape[field].unwrap()])),
    ...Object.fromEntries(mayTell.map((field) => [field, shape[field]])),
  });
}

function expectStrictly(schema: z.ZodType | undefined, type: string, told: unknown): void {
  const { data, error } = schema?.safeParse(told) ?? {};
  expect(error?.issues ?? [], `${type} is not as declared`).toEqual([]);
  // Parsing strips unknown fields.
  expect(told, `${type} has a field that is not declared`).toEqual(data);
}
