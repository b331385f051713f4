import type { Database } from '../db/database.ts';
import { eventJob } from '../jobs/event-job.ts';
import { listJobs } from './run-jobs.ts';

/** What visitor and retailer are to be told of, in order. */
export async function toldNews(db: Database): Promise<string[]> {
  const events = await listJobs(db, eventJob.name);
  return events.map(({ data }) => eventJob.payload.parse(data).type);
}
