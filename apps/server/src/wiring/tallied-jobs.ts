import type { EventType } from '@funnel/contract/event/event';
import type { JobBinding } from '../jobs/job.ts';
import { countJobs } from '../metrics/count-jobs.ts';
import { countMails } from '../metrics/count-mails.ts';
import { countWebhooks } from '../metrics/count-webhooks.ts';
import type { Tally } from '../metrics/tally.ts';
import type { Services } from '../services.ts';
import { jobBindings } from './job-bindings.ts';

/** The job bindings of a worker, with counters for jobs, events, mails and webhooks. */
export function talliedJobs(services: Services, tally: Tally): readonly JobBinding[] {
  const counting = {
    ...services,
    mailer: countMails(services.mailer, tally),
    webhookCaller: countWebhooks(services.webhookCaller, tally),
  };
  // An event is counted when it is fanned out: only then is its transaction known to be committed.
  const noteEvent = (type: EventType) => tally.count('events_total', { type });
  return countJobs(jobBindings(counting, noteEvent), tally);
}
