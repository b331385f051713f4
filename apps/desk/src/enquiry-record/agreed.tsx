import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { Button } from '@funnel/ui/compact-button';
import { HomeIcon, PhoneIcon, StoreIcon, VideoIcon } from '@funnel/ui/desk-icon';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { VisitPicker } from '../part/visit-picker.tsx';
import { showroomName } from '../shell/showroom-name.ts';
import style from './agreed.module.css';
import { AgreedCard } from './agreed-card.tsx';
import { agreedTexts as texts } from './agreed-texts.ts';
import { CallPicker } from './call-picker.tsx';
import { useAgreements } from './use-agreements.ts';

/** The purpose of the time picker: the call, a new visit, or a visit that is moved. */
type Choosing = 'CALL' | VisitKind | { readonly visitId: string };

const BOOKABLE = [
  ['CALL', texts.bookCall, PhoneIcon],
  ['SHOWROOM', texts.bookShowroom, StoreIcon],
  ['HOME', texts.bookHome, HomeIcon],
  ['VIDEO', texts.bookVideo, VideoIcon],
] as const;

/** Planned calls and visits: book, confirm, move and cancel. */
export function Agreed({ record, now }: { record: EnquiryRecord; now: Date }) {
  const say = useText();
  const { enquiryId, appointment: call, visits, showroom, contact } = record;
  const agree = useAgreements(enquiryId);
  const [choosing, setChoosing] = useState<Choosing>();
  const isBusy = agree.state === 'sending';
  const isTaken = agree.state === 'taken';
  const choose = (what: Choosing | undefined) => {
    agree.forget();
    setChoosing(what);
  };
  const save = (calling: Promise<boolean>) => void calling.then((isDone) => isDone && setChoosing(undefined));
  const isToCome = ({ end }: { readonly end: string }) => new Date(end) > now;
  const isCallShown = call !== null && call.state !== 'CANCELLED' && isToCome(call);
  const standing = call && standingOf(call);
  const moved =
    typeof choosing === 'object' ? visits.find(({ visitId }) => visitId === choosing.visitId) : undefined;
  const picker = { isBusy, isTaken, onClose: () => choose(undefined) };
  const visitPicker = { ...picker, showroom, email: contact.email };
  return (
    <section className={style['agreed']} aria-label={say(texts.title)}>
      {isCallShown && (
        <AgreedCard
          id="call"
          title={say(kindTexts[call.kind])}
          state={say(standingTexts[standingOf(call)])}
          isSure={standing === 'BOOKED'}
          start={call.start}
          end={call.end}
        >
          {(standing === 'RESERVED' || standing === 'LAPSED') && (
            <Button
              size="s"
              data-action="confirm-call"
              isBusy={isBusy}
              onClick={() => void agree.confirmCall()}
            >
              {say(texts.confirm)}
            </Button>
          )}
          <Button size="s" data-action="move-call" onClick={() => choose('CALL')}>
            {say(call.state === 'BOOKED' ? texts.move : texts.settle)}
          </Button>
          <Button
            size="s"
            variant="ghost"
            data-action="cancel-call"
            isBusy={isBusy}
            onClick={() => void agree.dropCall()}
          >
            {say(texts.cancel)}
          </Button>
        </AgreedCard>
      )}
      {visits
        .filter((visit) => visit.state === 'BOOKED' && isToCome(visit))
        .map((visit) => (
          <AgreedCard
            key={visit.visitId}
            id={visit.visitId}
            title={[say(visitKindNames[visit.kind]), showroomName(visit.showroom)].join(' · ')}
            state={say(standingTexts.BOOKED)}
            isSure
            who={visit.planner}
            start={visit.start}
            end={visit.end}
          >
            <Button size="s" data-action="move-visit" onClick={() => choose({ visitId: visit.visitId })}>
              {say(texts.move)}
            </Button>
            <Button
              size="s"
              variant="ghost"
              data-action="cancel-visit"
              isBusy={isBusy}
              onClick={() => void agree.cancelVisit(visit.visitId)}
            >
              {say(texts.cancel)}
            </Button>
          </AgreedCard>
        ))}
      {choosing === 'CALL' && (
        <CallPicker {...picker} onSave={(start) => save(agree.book({ kind: 'CALL', start }))} />
      )}
      {typeof choosing === 'string' && choosing !== 'CALL' && (
        <VisitPicker
          key={choosing}
          kind={choosing}
          {...visitPicker}
          onSave={(visit) => save(agree.book({ kind: 'VISIT', visit: choosing, ...visit }))}
        />
      )}
      {moved && (
        <VisitPicker
          kind={moved.kind}
          isMove
          {...visitPicker}
          showroom={moved.showroom}
          onSave={({ start }) => save(agree.moveVisit(moved.visitId, start))}
        />
      )}
      {choosing === undefined && (
        <fieldset className={style['book']}>
          <legend>{say(texts.book)}</legend>
          {BOOKABLE.filter(([what]) => what !== 'CALL' || !isCallShown).map(([what, name, Icon]) => (
            <Button key={what} size="s" data-book={what} onClick={() => choose(what)}>
              <Icon size="s" />
              {say(name)}
            </Button>
          ))}
        </fieldset>
      )}
      {agree.state === 'failed' && (
        <p className={textStyle['failed']} role="alert">
          {say(texts.failed)}
        </p>
      )}
    </section>
  );
}
