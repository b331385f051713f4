import { estimatePriceEndpoint } from '@funnel/contract/estimate/estimate-price';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { labelsOfAnswers } from '@funnel/domain/estimate/estimate-labels';
import { parseEstimate } from '@funnel/domain/estimate/parse-estimate';
import type { Estimate } from '@funnel/domain/flow/funnel-state';
import type { Language } from '@funnel/domain/text/text';
import { callOwnServer } from '../shell/call.ts';

/** Requests a price estimate. A failure is only logged, and there is no estimate. */
export async function estimatePrice(data: EnquiryDraft, language: Language): Promise<Estimate | undefined> {
  const outcome = await callOwnServer(estimatePriceEndpoint, { query: labelsOfAnswers(data, language) });
  const estimate = outcome.ok ? parseEstimate(outcome.reply) : undefined;
  if (!estimate) console.error('Price estimate failed');
  return estimate;
}
