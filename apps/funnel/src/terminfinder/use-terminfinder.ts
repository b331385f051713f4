import { randomId } from '@funnel/browser/random-id';
import { initialPreferredLanguage } from '@funnel/domain/contact/preferred-language';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Slot } from '@funnel/domain/slot/slot';
import type { Language } from '@funnel/domain/text/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  forgetTerminfinder,
  recallTerminfinder,
  rememberTerminfinder,
  type TerminfinderState,
} from './terminfinder-memory.ts';

const begin = (language: Language): TerminfinderState => ({
  szid: randomId(),
  data: { preferred_language: initialPreferredLanguage(language) },
  duration: 0,
});

/** The visitor's choice and input so far, stored for a reload until it is sent or discarded. */
export function useTerminfinder(language: Language) {
  const [state, setState] = useState<TerminfinderState>(
    () => (typeof window === 'undefined' ? undefined : recallTerminfinder()) ?? begin(language),
  );
  const isOver = useRef(false);
  const begun = useRef(state);
  useEffect(() => {
    if (!isOver.current && state !== begun.current) rememberTerminfinder(state);
  }, [state]);

  const update = useCallback((typed: Partial<EnquiryDraft>) => {
    setState((before) => ({ ...before, data: { ...before.data, ...typed } }));
  }, []);

  const prefill = useCallback((given: Partial<EnquiryDraft>) => {
    setState((before) => ({ ...before, data: { ...given, ...before.data } }));
  }, []);

  return {
    ...state,
    update,
    /** Never overwrites existing values. */
    prefill,
    choose: (slot: Slot, duration: number) =>
      setState((before) => ({ ...before, slot, duration, isAnyTime: false })),
    chooseAnyTime: () => setState((before) => ({ ...before, slot: undefined, isAnyTime: true })),
    /** The enquiry was accepted: the device keeps nothing of it. */
    finish(): void {
      isOver.current = true;
      forgetTerminfinder();
    },
    /** The visitor leaves: the input is not saved. */
    discard(): void {
      forgetTerminfinder();
      begun.current = begin(language);
      setState(begun.current);
    },
  };
}
