import { z } from '@funnel/domain/schema';
import { LANGUAGES } from '@funnel/domain/text/text';
import { defineEndpoint } from '../endpoint.ts';
import { enquiryFilterShape } from './enquiry-filter.ts';

const EXPORT_FORMATS = ['xlsx', 'csv', 'codes', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportEnquiriesEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/export',
  summary:
    'All enquiries that fit search and filters as a file. XLSX and CSV (semicolons) are for people: heads and labels in `lang`, German time, euros. `codes` (CSV with commas) and `json` are for programs: codes and UTC. An API key needs the scope `enquiries:export`. Whose data left, and by whom, is written down.',
  capability: 'enquiry.export',
  limits: ['deskExportsOfStaff'],
  shows: 'logged',
  query: z.object({
    ...enquiryFilterShape,
    format: z.enum(EXPORT_FORMATS).default('xlsx'),
    lang: z.enum(LANGUAGES).default('de'),
  }),
  reply: z.unknown(),
  replyAs: 'file',
});
