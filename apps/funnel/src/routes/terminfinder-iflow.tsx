import { useLanguage, useText } from '@funnel/browser/language';
import { reservedNote, wishNote } from '@funnel/domain/appointment/appointment-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import { useCallback, useState } from 'react';
import type { BookedAs } from '../enquiry/use-booking.ts';
import { iflowVariant, isReserved, isWish, namesSlot } from '../iflow/iflow-address.ts';
import { beginsAtFirstStep } from '../iflow/use-iflow.ts';
import { CancelConfirmation } from '../shell/cancel-confirmation.tsx';
import { ModalShell } from '../shell/modal-shell.tsx';
import { useSettings } from '../shell/page-settings.ts';
import type { RouteProps } from '../shell/route.ts';
import { useAskClose } from '../shell/use-ask-close.ts';
import { DashboardDescription } from '../signup/dashboard-description.tsx';
import { BookedSlot } from '../slot/booked-slot.tsx';
import { useEscape } from '../terminfinder/use-escape.ts';
import { AfterEnquiry, type AfterEnquiryFrameProps } from './after-enquiry.tsx';

export const title: LocalizedText = defineTexts('terminfinderIflow.page', {
  de: 'Ihr Termin und Ihr Grundriss',
  en: 'Your appointment and your floor plan',
});

const texts = defineTexts('terminfinderIflow', {
  title: {
    de: 'Ihr Termin ist gebucht – haben Sie einen Grundriss?',
    en: 'Your appointment is booked\u00a0- do you have a floor plan?',
  },
  subtitle: {
    de: 'Ohne Grundriss können wir nicht planen. Bitte schicken Sie ihn uns vor dem Planungstermin als JPEG, PNG oder PDF, gern auch als Foto.',
    en: 'We can’t plan without a floor plan. Please send it before the planning appointment as JPEG, PNG or PDF; photos are welcome.',
  },
  reservedTitle: {
    de: 'Ihr Termin ist reserviert – haben Sie einen Grundriss?',
    en: 'Your appointment is reserved\u00a0- do you have a floor plan?',
  },
  wishTitle: {
    de: 'Ihr Wunsch ist notiert – haben Sie einen Grundriss?',
    en: 'We’ve noted your request\u00a0- do you have a floor plan?',
  },
  booked: { de: 'Ihr Telefontermin', en: 'Your phone appointment' },
  wished: { de: 'Ihr Rückrufwunsch', en: 'Your preferred call-back time' },
  confirm: {
    de: 'Die Zeit ist für Sie reserviert. Bitte bestätigen Sie sie mit einem Klick in unserer E-Mail.',
    en: 'The time is reserved for you. Please confirm it with one click in our email.',
  },
} satisfies Record<string, LocalizedText>);

const titles = { booked: texts.title, reserved: texts.reservedTitle, wished: texts.wishTitle };

export const variantOf = iflowVariant;
export const beginsAsServed = beginsAtFirstStep;

/** The modal, with a confirmation before it closes. */
function Frame({ isOver, onLeave, children }: AfterEnquiryFrameProps) {
  const [isClosing, setClosing] = useState(false);
  const close = useCallback(() => (isOver ? onLeave() : setClosing(true)), [isOver, onLeave]);
  useEscape(close);
  useAskClose(close);
  return (
    <ModalShell onClose={close}>
      {children}
      <CancelConfirmation
        open={isClosing}
        onStay={() => setClosing(false)}
        onLeave={() => {
          setClosing(false);
          onLeave();
        }}
      />
    </ModalShell>
  );
}

/** The steps after a booking in the terminfinder. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const { slotMinutes, mails } = useSettings();
  const about: BookedAs = isWish(search) ? 'wished' : isReserved(search) ? 'reserved' : 'booked';
  const isWished = about === 'wished';
  const note = { booked: undefined, reserved: reservedNote, wished: wishNote }[about];
  return (
    <AfterEnquiry
      search={search}
      flow={{
        source: 'terminfinder',
        Frame,
        floorPlan: { title: titles[about], subtitle: texts.subtitle },
        banner: about,
        description: <DashboardDescription say={say} />,
        canSkipSignup: false,
        top: (visit) =>
          namesSlot(search) && (
            <BookedSlot
              start={visit?.date}
              minutes={slotMinutes}
              label={say(isWished ? texts.wished : texts.booked)}
              note={note && say(note)}
              language={language}
              say={say}
            >
              {about === 'reserved' && mails.enquiry && <Notice>{say(texts.confirm)}</Notice>}
            </BookedSlot>
          ),
      }}
    />
  );
}
