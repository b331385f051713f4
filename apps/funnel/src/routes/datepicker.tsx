import { entryNow } from '@funnel/browser/history-entry';
import { useLanguage, useText } from '@funnel/browser/language';
import { patiently } from '@funnel/browser/patiently';
import { useHistoryStep } from '@funnel/browser/use-history-step';
import { useKnownSearch } from '@funnel/browser/use-known-search';
import { useSlots } from '@funnel/browser/use-slots';
import type { Slot } from '@funnel/domain/slot/slot';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Button, TextLink } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { sendPrecall } from '../appointment/send-precall.ts';
import { Thanks } from '../appointment/thanks.tsx';
import { noteWish } from '../iflow/noted-wish.ts';
import { callAtlas } from '../shell/call.ts';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import { usePageLink } from '../shell/page-link.ts';
import { useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { RouteProps } from '../shell/route.ts';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';
import { useFreshPage } from '../shell/use-fresh-page.ts';
import { useWhenBack } from '../shell/use-when-back.ts';
import { keepWaiting } from '../shell/waiting-call.ts';
import { FIRST_CHOICE, isChoiceStep } from '../slot/choice-step.ts';
import { SlotChoice } from '../slot/slot-choice.tsx';

export const title: LocalizedText = defineTexts('datepicker.page', {
  de: 'Ihr Rückruf',
  en: 'Your call-back',
});

const texts = defineTexts('datepicker', {
  title: { de: 'Wann dürfen wir Sie anrufen?', en: 'When can we call you?' },
  subtitle: {
    de: 'Wählen Sie den Tag, der Ihnen am besten passt.',
    en: 'Choose the day that suits you best.',
  },
  empty: {
    de: 'Kein Problem: Wir rufen Sie an, sobald jemand aus unserem Team frei ist.',
    en: 'No problem: we’ll call you as soon as someone from our team is free.',
  },
  skip: { de: 'Ohne Wunschzeit fortfahren', en: 'Continue without a preferred time' },
  failed: {
    de: 'Ihre Wunschzeit ist noch nicht bei uns angekommen. Bitte wählen Sie sie noch einmal.',
    en: 'We haven’t received your preferred time yet. Please choose it again.',
  },
} satisfies Record<string, LocalizedText>);

const GIVEN = 'visit=given';
const isComplete = (search: string) => {
  const query = new URLSearchParams(search);
  return ['kitchenId', 'enquiryId', 'email'].every((name) => query.get(name));
};

/** The server only learns that the address is complete, never whose enquiry it is. */
export const variantOf = (search: string) => (isComplete(search) ? GIVEN : '');
/** False when this tab is reloaded at the list of times. */
export const beginsAsServed = () => entryNow(isChoiceStep) === undefined;

/** Also shown after a tap on one of the last times. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** After the enquiry. kitchenId, enquiryId and email identify it. Without them nothing is shown. */
export function Route({ search }: RouteProps) {
  const isShown = isComplete(search) || search.endsWith(GIVEN);
  useEffect(() => {
    if (!isShown) console.error('Datepicker - Missing required params');
  }, [isShown]);
  return <PageShell>{isShown ? <Datepicker /> : <div data-step="datepicker" />}</PageShell>;
}

/** The visitor picks a time for a call-back, or skips; then the floor plan follows. */
function Datepicker() {
  const known = useKnownSearch();
  const query = new URLSearchParams(known);
  const [kitchenId = '', enquiryId = '', email = ''] = ['kitchenId', 'enquiryId', 'email'].map(
    (name) => query.get(name) ?? '',
  );
  const say = useText();
  const { language } = useLanguage();
  const link = usePageLink();
  const { shown, direction, go, back } = useHistoryStep(FIRST_CHOICE, isChoiceStep);
  const { showSubmitErrors, mails } = useSettings();
  const slots = useSlots(patiently(callAtlas));
  const [failed, setFailed] = useState<Slot>();
  const [sending, setSending] = useState<string>();
  const isSending = useRef(false);
  const headlineRef = useArrivingHeadline(shown.step);
  const onward = known === undefined ? undefined : link('iflow', { kitchenId, email });
  useFreshPage();
  // The page that sent the enquiry may be in another tab.
  useEffect(() => {
    if (enquiryId) rememberEnquiry({ enquiryId });
  }, [enquiryId]);

  async function choose(slot: Slot): Promise<void> {
    const { start } = slot;
    // Two clicks may come before the first render.
    if (isSending.current) return;
    isSending.current = true;
    setSending(start);
    setFailed(undefined);
    const as = await sendPrecall({ enquiryId, start, duration: slots.duration });
    if (!as && showSubmitErrors) {
      isSending.current = false;
      setSending(undefined);
      setFailed(slot);
      return;
    }
    noteWish(as && { kitchenId, start, as });
    location.assign(onward ?? '');
  }

  function skip(event: MouseEvent): void {
    if (isSending.current) event.preventDefault();
    // Discards a queued wish.
    else keepWaiting('precall', undefined);
  }

  const isTime = shown.step === 'timepicker';
  useWhenBack(isTime && failed !== undefined, () => failed && void choose(failed));
  const told = failed && (
    <div ref={bringIntoView}>
      <Notice tone="error">{say(texts.failed)}</Notice>
    </div>
  );
  const isEmpty = slots.status === 'ready' && slots.days.length === 0;
  return (
    <SlotChoice
      shown={shown}
      direction={direction}
      slots={slots}
      language={language}
      say={say}
      headlineRef={headlineRef}
      title={texts.title}
      subtitle={texts.subtitle}
      note={isTime ? told : <Thanks email={email} isMailed={mails.enquiry} say={say} />}
      whenEmpty={texts.empty}
      sending={sending}
      chosen={failed?.start}
      onDay={(date) => go({ step: 'timepicker', date })}
      onSlot={choose}
      onBack={isTime ? back : undefined}
    >
      {isEmpty ? (
        <Button data-action="skip" onClick={() => location.assign(onward ?? '')}>
          {say(texts.skip)}
        </Button>
      ) : (
        <TextLink roomy href={onward} data-action="skip" onClick={skip}>
          {say(texts.skip)}
        </TextLink>
      )}
    </SlotChoice>
  );
}
