import { useLanguage, useText } from '@funnel/browser/language';
import { pageUrl } from '@funnel/contract/page/page-path';
import { wishNote } from '@funnel/domain/appointment/appointment-texts';
import { hasConfirmedUpload } from '@funnel/domain/floor-plan/upload-list';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import { type Ref, useCallback, useState } from 'react';
import { FloorPlanScreen } from '../floor-plan/floor-plan-screen.tsx';
import { useUploads } from '../floor-plan/use-uploads.ts';
import { ExitScreen } from '../iflow/exit-screen.tsx';
import { IflowFrame } from '../iflow/iflow-frame.tsx';
import { IncompleteAddress } from '../iflow/incomplete-address.tsx';
import { customerAreaHref, useEnding } from '../iflow/use-ending.ts';
import { beginsAtFirstStep, useIflow } from '../iflow/use-iflow.ts';
import { isWish, namesSlot, useVisit, visitVariant } from '../iflow/visit.ts';
import { CancelConfirmation } from '../shell/cancel-confirmation.tsx';
import { ModalShell } from '../shell/modal-shell.tsx';
import { useSettings } from '../shell/page-settings.ts';
import type { RouteProps } from '../shell/route.ts';
import { useAskClose } from '../shell/use-ask-close.ts';
import { DashboardDescription } from '../signup/dashboard-description.tsx';
import { SignupBanner } from '../signup/signup-banner.tsx';
import { SignupScreen } from '../signup/signup-screen.tsx';
import { useSignup } from '../signup/use-signup.ts';
import { BookedSlot } from '../slot/booked-slot.tsx';
import { useEscape } from '../terminfinder/use-escape.ts';

export const title: LocalizedText = {
  de: 'Ihr Termin und Ihr Grundriss',
  en: 'Your appointment and your floor plan',
};

const texts = {
  title: {
    de: 'Ihr Termin ist gebucht – haben Sie einen Grundriss?',
    en: 'Your appointment is booked\u00a0- do you have a floor plan?',
  },
  subtitle: {
    de: 'Ohne Grundriss können wir nicht planen. Bitte schicken Sie ihn uns vor dem Planungstermin als JPEG, PNG oder PDF, gern auch als Foto.',
    en: 'Without a floor plan we cannot plan. Please send it before the planning appointment as JPEG, PNG or PDF; photos are welcome.',
  },
  wishTitle: {
    de: 'Ihr Wunsch ist notiert – haben Sie einen Grundriss?',
    en: 'We have noted your wish\u00a0- do you have a floor plan?',
  },
  booked: { de: 'Ihr Termin am Telefon', en: 'Your appointment by phone' },
  wished: { de: 'Ihr Wunschtermin am Telefon', en: 'Your preferred time for a call' },
  confirm: {
    de: 'Bitte bestätigen Sie den Termin noch mit einem Klick: Die E-Mail dazu ist schon unterwegs.',
    en: 'Please confirm the appointment with one click: the email for it is on its way.',
  },
} as const satisfies Record<string, LocalizedText>;

export const variantOf = visitVariant;
export const beginsAsServed = beginsAtFirstStep;

/** After a booking: the slot, the floor plan and a password for the customer area. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const { showSubmitErrors, siteUrl, asksToConfirm } = useSettings();
  const visit = useVisit(search);
  const { kitchenId = '', email = '', date } = visit ?? {};
  const { step, direction, go, finish } = useIflow();
  const uploads = useUploads({ owner: { kitchenId }, source: 'terminfinder', say });
  const { exit, signedUp, leave } = useEnding(language, finish);
  const signup = useSignup({ kitchenId, email, say, onDone: signedUp });
  const isOver = step === 'exit' || visit === null;
  const isWished = isWish(search);
  const [isClosing, setClosing] = useState(false);
  // Where all is done there is nothing to lose by leaving.
  const close = useCallback(() => (isOver ? leave() : setClosing(true)), [isOver, leave]);
  useEscape(close);
  useAskClose(close);

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    if (visit === null) return <IncompleteAddress href={pageUrl('funnel', {}, language)} say={say} />;
    const given = { say, headlineRef };
    if (step === 'exit') return <ExitScreen {...given} exit={exit} siteHref={siteUrl} />;
    if (step === 'floorplan') {
      return (
        <FloorPlanScreen
          {...given}
          title={say(isWished ? texts.wishTitle : texts.title)}
          subtitle={say(texts.subtitle)}
          visit={visit}
          uploads={uploads}
          language={language}
          onNext={() => go('next')}
          onSkip={() => go('skip')}
        />
      );
    }
    return (
      <SignupScreen
        {...given}
        email={email}
        signup={signup}
        banner={
          <SignupBanner
            about={hasConfirmedUpload(uploads.list) ? 'uploaded' : isWished ? 'wished' : 'booked'}
            say={say}
          />
        }
        description={<DashboardDescription say={say} />}
        showFailure={showSubmitErrors}
        areaHref={customerAreaHref()}
      />
    );
  }

  return (
    <ModalShell onClose={close}>
      <IflowFrame
        step={step}
        direction={direction}
        say={say}
        onBack={step === 'signup' ? () => go('back') : undefined}
        top={
          !isOver &&
          namesSlot(search) && (
            <BookedSlot
              start={date}
              label={say(isWished ? texts.wished : texts.booked)}
              note={isWished ? say(wishNote) : undefined}
              language={language}
              say={say}
            >
              {asksToConfirm && !isWished && <Notice>{say(texts.confirm)}</Notice>}
            </BookedSlot>
          )
        }
      >
        {screen}
      </IflowFrame>
      <CancelConfirmation
        open={isClosing}
        onStay={() => setClosing(false)}
        onLeave={() => {
          setClosing(false);
          leave();
        }}
      />
    </ModalShell>
  );
}
