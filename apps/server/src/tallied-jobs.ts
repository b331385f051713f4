import { jobBindings } from './job-bindings.ts';
import type { JobBinding } from './jobs/job.ts';
import { countJobs } from './metrics/count-jobs.ts';
import { countMails } from './metrics/count-mails.ts';
import type { Tally } from './metrics/tally.ts';
import type { Services } from './services.ts';

/** The jobs as a worker does them: counted, and the mails that they send. */
export function talliedJobs(services: Services, tally: Tally): readonly JobBinding[] {
  return countJobs(jobBindings({ ...services, mailer: countMails(services.mailer, tally) }), tally);
}
