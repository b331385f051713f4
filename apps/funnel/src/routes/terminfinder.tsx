import { entryNow } from '@funnel/browser/history-entry';
import { useLanguage, useText } from '@funnel/browser/language';
import { patiently } from '@funnel/browser/patiently';
import { useHistoryStep } from '@funnel/browser/use-history-step';
import { useSlots } from '@funnel/browser/use-slots';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BackButton } from '@funnel/ui/back-button';
import { Button, TextLink } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import { Slide } from '@funnel/ui/slide';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useBooking } from '../enquiry/use-booking.ts';
import { callAtlas } from '../shell/call.ts';
import { CancelConfirmation } from '../shell/cancel-confirmation.tsx';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import { leaveFunnel } from '../shell/leave-funnel.ts';
import { useLegalHref } from '../shell/legal-nav.tsx';
import { Loaded, pieceOf } from '../shell/load-ahead.tsx';
import { ModalShell } from '../shell/modal-shell.tsx';
import { usePageLink } from '../shell/page-link.ts';
import { pageSettings, useSettings } from '../shell/page-settings.ts';
import { tellParent } from '../shell/parent-window.ts';
import type { RouteProps } from '../shell/route.ts';
import { canKeepInTab } from '../shell/tab-memory.ts';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';
import { useAskClose } from '../shell/use-ask-close.ts';
import { useEnglishConsultation } from '../shell/use-english-consultation.ts';
import { useHiddenFields } from '../shell/use-hidden-fields.ts';
import { usePrefill } from '../shell/use-prefill.ts';
import { ChosenSlot } from '../slot/chosen-slot.tsx';
import { SlotCarousel } from '../slot/slot-carousel.tsx';

import { terminfinderTexts as texts } from '../terminfinder/terminfinder-texts.ts';
import { useEscape } from '../terminfinder/use-escape.ts';
import { useTerminfinder } from '../terminfinder/use-terminfinder.ts';

export const title: LocalizedText = defineTexts('terminfinder.page', {
  de: 'Ihr Telefontermin',
  en: 'Your phone appointment',
});

type Step = 'datepicker' | 'combined_personal';
const isStep = (value: unknown): value is Step => value === 'datepicker' || value === 'combined_personal';

/** False when this tab is reloaded at the form. */
export const beginsAsServed = () => entryNow(isStep) === undefined;

const NO_QUESTIONS = new Map();

const combinedScreen = pieceOf(async () => (await import('../contact/combined-screen.tsx')).CombinedScreen);

const bookingWords = { title: texts.formTitle, submit: texts.submit };
const callBackWords = { title: texts.formTitle, submit: texts.callBack };
const wishWords = { title: texts.formTitle, submit: texts.submitWish, failed: texts.limited };

/** The appointment finder: first a time, then the contact form. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const link = usePageLink();
  const { showSubmitErrors, slotMinutes } = useSettings();
  const subtitle =
    slotMinutes === 60
      ? say(texts.subtitle)
      : say(texts.subtitleMinutes).replace('{minutes}', String(slotMinutes));
  const legal = useLegalHref();
  const finder = useTerminfinder(language);
  const { data, slot, isAnyTime = false, update } = finder;
  const slots = useSlots(patiently(callAtlas));
  const history = useHistoryStep<Step>('datepicker', isStep);
  // If the browser blocks storage, the chosen slot may be lost.
  const step = slot || isAnyTime ? history.shown : 'datepicker';
  const headlineRef = useArrivingHeadline(step);
  const [isTaken, setTaken] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const askToLeave = useCallback(() => setLeaving(true), []);
  useEscape(askToLeave);
  useAskClose(askToLeave);
  usePrefill(finder.prefill, NO_QUESTIONS, search);
  useHiddenFields(update);
  useEffect(() => tellParent({ type: 'funnel-step', step }), [step]);
  useEnglishConsultation(language, update);
  useEffect(() => void combinedScreen.fetchAhead().catch(() => undefined), []);

  const { status, isLimited, book, begin } = useBooking(search, {
    onBooked(lead, as) {
      finder.finish();
      rememberEnquiry({ enquiryId: lead.enquiryId, postcode: data.personal_postcode });
      tellParent({ type: 'terminfinder-lead', ...lead, email: encodeURIComponent(lead.email) });
      const { enquiryId, kitchenId, email } = lead;
      const visit = {
        kitchenId,
        email,
        ...(slot && { date: slot.start }),
        ...(as === 'wished' && { wish: 'true' }),
        ...(as === 'reserved' && { reserved: 'true' }),
        ...(!canKeepInTab() && { enquiryId }),
      };
      location.assign(link('terminfinderIflow', visit));
    },
    onTaken() {
      setTaken(true);
      slots.reload();
      history.restart();
    },
  });

  function leave(): void {
    setLeaving(false);
    begin();
    finder.discard();
    // Never both: going back in the history would cancel the navigation to the other page.
    if (!leaveFunnel(pageSettings().siteUrl ?? link('thankYou', { left: 'true' }))) history.restart();
  }

  return (
    <ModalShell onClose={askToLeave}>
      <div data-step={step}>
        {step === 'combined_personal' && <BackButton label={say(texts.back)} onClick={history.back} />}
        <Slide stepKey={step} direction={history.direction}>
          {step === 'datepicker' ? (
            <>
              <Headline ref={headlineRef} subtitle={subtitle}>
                {say(texts.title)}
              </Headline>
              <SlotCarousel
                slots={slots}
                language={language}
                say={say}
                chosen={slot?.start}
                note={isTaken && <Notice tone="error">{say(slotTexts.taken)}</Notice>}
                whenEmpty={say(texts.empty)}
                otherwise={
                  <>
                    <Button
                      onClick={() => {
                        begin();
                        finder.chooseAnyTime();
                        history.go('combined_personal');
                      }}
                    >
                      {say(texts.callBack)}
                    </Button>
                    <TextLink roomy href={link('funnel')}>
                      {say(texts.plan)}
                    </TextLink>
                  </>
                }
                onSlot={(chosen) => {
                  setTaken(false);
                  begin();
                  finder.choose(chosen, slots.duration);
                  history.go('combined_personal');
                }}
              />
            </>
          ) : (
            <Suspense>
              <Loaded
                piece={combinedScreen}
                data={data}
                language={language}
                status={status}
                showFailure={showSubmitErrors || isLimited}
                say={say}
                links={{ terms: legal('terms'), privacy: legal('privacy') }}
                words={isAnyTime ? callBackWords : isLimited ? wishWords : bookingWords}
                headlineRef={headlineRef}
                onType={update}
                onValid={(contact) => {
                  const { szid, duration } = finder;
                  void book({
                    data: { ...data, ...contact },
                    start: slot?.start,
                    duration,
                    szid,
                  });
                }}
              >
                {slot && <ChosenSlot slot={slot} label={say(texts.chosen)} language={language} say={say} />}
              </Loaded>
            </Suspense>
          )}
        </Slide>
      </div>
      <CancelConfirmation open={isLeaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </ModalShell>
  );
}
