import { standingOf, type ToldStanding } from '@funnel/domain/appointment/standing';
import { useEffect, useState } from 'react';
import { useParentTracking } from '../shell/parent-tracking.ts';
import { useFreshPage } from '../shell/use-fresh-page.ts';
import { useWhenBack } from '../shell/use-when-back.ts';
import { keepWaiting, waitingCall } from '../shell/waiting-call.ts';
import type { Delivery, Lead } from './deliver.ts';
import { type Booking, sendTerminfinderEnquiry, sendWaitingBooking } from './send-terminfinder-enquiry.ts';

/** The result for the chosen time. */
export type BookedAs = 'booked' | 'reserved' | 'wished';

interface BookingNews {
  readonly onBooked: (lead: Lead, as: BookedAs) => void;
  /** Another visitor took the time first (race condition): the visitor has to choose again. */
  readonly onTaken: () => void;
}

/** Books a time together with its enquiry. */
export function useBooking(search: string, { onBooked, onTaken }: BookingNews) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [isLimited, setLimited] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const tracking = useParentTracking('tf-utm');
  useFreshPage();

  function settle(delivery: Delivery, isWish: boolean): void {
    if ('lead' in delivery) {
      // While the next page loads.
      setStatus('sending');
      onBooked(delivery.lead, isWish ? 'wished' : bookedAs(delivery.appointment));
    } else if (delivery.code === 'SLOT_TAKEN') {
      setStatus('idle');
      onTaken();
    } else {
      setLimited(delivery.code === 'BOOKING_LIMIT' || delivery.code === 'PROOF_NEEDED');
      setStatus('failed');
    }
  }

  async function book(booking: Omit<Booking, 'asWish'>): Promise<void> {
    setStatus('sending');
    try {
      const fromParent = await tracking.now();
      const asWish = isLimited || booking.start === undefined;
      settle(await sendTerminfinderEnquiry({ ...booking, asWish }, search, fromParent), asWish);
    } catch {
      setStatus('failed');
    }
    setWaiting(isThere());
  }

  /** Sends the queued booking. If the visitor presses the button meanwhile, the idempotency key is the same. */
  async function sendWaiting(): Promise<void> {
    setWaiting(isThere());
    const delivery = await sendWaitingBooking();
    setWaiting(isThere());
    if (delivery) settle(delivery, delivery.isWish);
  }

  useWhenBack(isWaiting && status !== 'sending', () => void sendWaiting().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page starts.
  useEffect(() => void sendWaiting().catch(() => undefined), []);

  return {
    status,
    /** The network has reached its quota: the next try sends the time as a wish. */
    isLimited,
    book,
    /** Another time is chosen, or none: discards the queued booking. */
    begin(): void {
      keepWaiting('booking', undefined);
      setWaiting(false);
      setStatus('idle');
      setLimited(false);
    },
  };
}

/** The server's decision has precedence over the page's settings. A foreign service books at once. */
const bookedAs = (appointment: ToldStanding | undefined): BookedAs =>
  appointment && standingOf(appointment) === 'RESERVED' ? 'reserved' : 'booked';

const isThere = () => waitingCall('booking') !== undefined;
