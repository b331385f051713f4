import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { MOVES } from '@funnel/domain/pipeline/status';

/** The fields that the list and the call list share. */
type KnownRow = Pick<QueueEntry, keyof QueueEntry & keyof Omit<ListedEnquiry, 'assignee' | 'step'>> &
  Partial<Pick<ListedEnquiry, 'lostReason'>> &
  Partial<Pick<QueueEntry, 'estimatePercentile' | 'priceScale'>> & {
    readonly assignee: ListedEnquiry['assignee'] | QueueEntry['assignee'];
    readonly step: ListedEnquiry['step'];
  };

/** Placeholder record from a list row. The other fields are empty until the record has loaded. */
export function recordOfRow(row: KnownRow): EnquiryRecord {
  const { assignee, estimateValue, estimatePercentile = null, priceScale = null, telephone } = row;
  return {
    enquiryId: row.enquiryId,
    kitchenId: '',
    version: row.version,
    receivedAt: row.receivedAt,
    status: row.status,
    lostReason: row.lostReason ?? null,
    moves: MOVES[row.status],
    assignee: typeof assignee === 'string' ? { staffId: assignee, name: '' } : assignee,
    showroom: row.showroom,
    contact: {
      salutation: row.salutation,
      fullName: row.fullName,
      firstName: '',
      lastName: '',
      email: row.email,
      telephone,
      telephoneRaw: telephone,
      postcode: row.postcode,
      preferredLanguage: row.preferredLanguage,
      hasAccount: false,
      isWithheld: false,
    },
    answers: row.answers,
    estimate:
      estimateValue === null
        ? null
        : { value: estimateValue, percentile: estimatePercentile, scale: priceScale },
    points: { sum: 0, parts: [] },
    origin: {
      source: null,
      funnel: null,
      tracking: {},
      hidden: {},
      device: null,
      // A row has no details of the suspicion.
      suspicion: row.isSuspect ? [''] : [],
      isRescued: row.isRescued,
      isVetted: false,
    },
    consent: { askedForCallAt: row.receivedAt, callsMade: 0 },
    files: [],
    appointment: null,
    visits: [],
    steps: row.step ? [row.step] : [],
    suggested: { call: '', followUp: '', offer: '', wait: '' },
    offerValue: null,
    wonValue: null,
    tries: 0,
    calls: [],
    claim: null,
    mails: [],
    notes: [],
    samePerson: [],
    mergedInto: null,
  };
}
