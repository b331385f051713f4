import { sleep } from '@funnel/browser/sleep';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { haveSameEstimate } from '@funnel/domain/estimate/estimate-questions';
import type { Estimate } from '@funnel/domain/flow/funnel-state';
import type { Language } from '@funnel/domain/text/text';
import { useRef } from 'react';

/**
 * A bit longer than our server's timeout for the price service. An enquiry is sent without a price rather than late.
 */
const BEFORE_SENDING_MS = 2500;

type Taken = (answers: EnquiryDraft, estimate: Estimate) => void;

interface Asked {
  readonly answers: EnquiryDraft;
  readonly reply: Promise<Estimate | undefined>;
}

async function call(answers: EnquiryDraft, language: Language): Promise<Estimate | undefined> {
  try {
    const { estimatePrice } = await import('./estimate-price.ts');
    return await estimatePrice(answers, language);
  } catch {
    return undefined;
  }
}

/**
 * The price estimate: requested as soon as the answers allow it, and once more before an enquiry is sent without it
 * (R46).
 */
export function useEstimate(language: Language, onEstimate: Taken) {
  const last = useRef<Asked>(undefined);

  function ask(answers: EnquiryDraft): Promise<Estimate | undefined> {
    const reply = call(answers, language);
    last.current = { answers, reply };
    void reply.then((estimate) => estimate && onEstimate(answers, estimate));
    return reply;
  }

  /** Reuses a request in flight for the same answers. */
  async function estimateOf(data: EnquiryDraft): Promise<Estimate | undefined> {
    const asked = last.current;
    const underWay = asked && haveSameEstimate(asked.answers, data) ? await asked.reply : undefined;
    return underWay ?? ask(data);
  }

  return {
    /** Does not block. */
    ask: (answers: EnquiryDraft) => void ask(answers),
    async withEstimate(data: EnquiryDraft): Promise<EnquiryDraft> {
      return { ...data, ...(await Promise.race([estimateOf(data), sleep(BEFORE_SENDING_MS)])) };
    },
  };
}
