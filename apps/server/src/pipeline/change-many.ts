import type { changeManyEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import type { Staff } from '@funnel/domain/access/principal';
import type { z } from '@funnel/domain/schema';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { assignEnquiry, changeStatus } from './change-enquiry.ts';

interface ManyCall {
  readonly by: Staff;
  readonly body: z.output<NonNullable<(typeof changeManyEndpoint)['body']>>;
}

const LEFT_ALONE = ['STALE', 'WRONG_STATE', 'NOT_FOUND'] as const;

/** One transaction each: what cannot be changed holds nothing else up, and no lock is held for long. */
export async function changeMany(services: Services, { by, body: { enquiries, change } }: ManyCall) {
  const changed: Awaited<ReturnType<typeof changeStatus>>['data'][] = [];
  const left: { enquiryId: string; code: (typeof LEFT_ALONE)[number] }[] = [];
  for (const seen of enquiries) {
    try {
      const { data } =
        'status' in change
          ? await changeStatus(services, { by, body: { ...seen, ...change } })
          : await assignEnquiry(services, { by, body: { ...seen, ...change } });
      changed.push(data);
    } catch (error) {
      const code = error instanceof Refusal && LEFT_ALONE.find((each) => each === error.code);
      if (!code) throw error;
      left.push({ enquiryId: seen.enquiryId, code });
    }
  }
  return { data: { changed, left } };
}
