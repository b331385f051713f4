import { useState } from 'react';
import { useParentTracking } from '../shell/parent-tracking.ts';
import { useFreshPage } from '../shell/use-fresh-page.ts';
import type { Lead } from './deliver.ts';
import { type Booking, sendTerminfinderEnquiry } from './send-terminfinder-enquiry.ts';

interface BookingNews {
  readonly onBooked: (lead: Lead, isWish: boolean) => void;
  /** Another visitor took the time first (race condition): the visitor has to choose again. */
  readonly onTaken: () => void;
}

/** Books a time together with its enquiry. */
export function useBooking(search: string, { onBooked, onTaken }: BookingNews) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [isLimited, setLimited] = useState(false);
  const tracking = useParentTracking('tf-utm');
  useFreshPage();

  async function book(booking: Omit<Booking, 'asWish'>): Promise<void> {
    setStatus('sending');
    try {
      const fromParent = await tracking.now();
      const asWish = isLimited || booking.start === undefined;
      const delivery = await sendTerminfinderEnquiry({ ...booking, asWish }, search, fromParent);
      if ('lead' in delivery) {
        // The status stays "sending" while the next page loads.
        onBooked(delivery.lead, asWish);
      } else if (delivery.code === 'SLOT_TAKEN') {
        setStatus('idle');
        onTaken();
      } else {
        setLimited(delivery.code === 'BOOKING_LIMIT' || delivery.code === 'PROOF_NEEDED');
        setStatus('failed');
      }
    } catch {
      setStatus('failed');
    }
  }
  return {
    status,
    /** This network may not book any more now: the next try sends the time as a wish. */
    isLimited,
    book,
    /** Another time was chosen. */
    begin(): void {
      setStatus('idle');
      setLimited(false);
    },
  };
}
