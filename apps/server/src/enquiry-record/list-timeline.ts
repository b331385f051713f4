import type { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import type { z } from '@funnel/domain/schema';
import type { Services } from '../services.ts';
import { listTimeline as listRows } from './timeline.queries.ts';

interface TimelineCall {
  readonly query: z.output<NonNullable<(typeof listTimelineEndpoint)['query']>>;
}

export async function listTimeline({ db }: Services, { query }: TimelineCall) {
  const { enquiryId, before, limit } = query;
  const rows = await listRows(db, { enquiryId, before, limit });
  const page = rows.slice(0, limit);
  const events = page.map(({ data, undoneAt, happenedAt, sequence: _, ...event }) => ({
    ...event,
    happenedAt: happenedAt.toISOString(),
    change: data.change,
    appointment: data.appointment,
    files: (data.files ?? []).map(({ name }) => name),
    isUndone: undoneAt !== null,
  }));
  return { data: { events, next: rows.length > limit ? (page.at(-1)?.sequence ?? null) : null } };
}
