import { useText } from '@funnel/browser/language';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { type Standing, standingOf } from '@funnel/domain/appointment/standing';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Avatar } from '@funnel/ui/avatar';
import { Button } from '@funnel/ui/compact-button';
import textStyle from '@funnel/ui/text.module.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EnquiryMarks } from '../part/enquiry-marks.tsx';
import { kitchenWords } from '../part/kitchen-words.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { clockTime } from '../shell/words.ts';
import { slotTexts as texts } from './calendar-texts.ts';
import { EntryCall, EntryClaim } from './entry-call.tsx';
import { VISIT_ICONS } from './slot-cell.tsx';
import style from './slot-panel.module.css';

interface CallEntryProps {
  readonly call: CalendarCall;
  /** An orphaned booking: outside the opening hours. */
  readonly isStray: boolean;
  readonly onMove: (() => void) | undefined;
  readonly onBook: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

const CHIPS: Readonly<Partial<Record<Standing, LocalizedText>>> = {
  RESERVED: standingTexts.RESERVED,
  WISHED: texts.wished,
  LAPSED: standingTexts.LAPSED,
};

export function CallEntry({ call, isStray, onMove, onBook, onCancel }: CallEntryProps) {
  const say = useText();
  const { fullName: name, answers, postcode } = call;
  const chip = call.state === 'BOOKED' && isStray ? texts.stray : CHIPS[standingOf(call)];
  return (
    <Entry who={call} chip={chip && say(chip)}>
      <p className={textStyle['meta']}>
        {[kitchenWords(answers, say), postcodeArea(postcode) || postcode].filter(Boolean).join(' · ')}
      </p>
      <div className={style['acts']}>
        {onBook && (
          <Button size="s" data-action="settle" aria-label={say(texts.bookOf, { name })} onClick={onBook}>
            {say(texts.bookHere)}
          </Button>
        )}
        {onMove && (
          <Button size="s" data-action="move" aria-label={say(texts.moveOf, { name })} onClick={onMove}>
            {say(texts.move)}
          </Button>
        )}
        {onCancel && (
          <Button
            size="s"
            variant="ghost"
            data-action="cancel-call"
            aria-label={say(texts.cancelCallOf, { name })}
            onClick={onCancel}
          >
            {say(texts.cancel)}
          </Button>
        )}
      </div>
    </Entry>
  );
}

interface VisitEntryProps {
  readonly visit: CalendarVisit;
  readonly onMove: () => void;
  readonly onCancel: (() => void) | undefined;
}

export function VisitEntry({ visit, onMove, onCancel }: VisitEntryProps) {
  const say = useText();
  const { kind, start, end, showroom, fullName: name } = visit;
  const Icon = VISIT_ICONS[kind];
  const place = showroomName(showroom);
  return (
    <Entry who={visit} icon={<Icon size="s" />}>
      <p className={textStyle['meta']}>
        {clockTime(start)}–{clockTime(end)} · {place}
      </p>
      {onCancel && (
        <div className={style['acts']}>
          <Button size="s" data-action="move-visit" aria-label={say(texts.moveOf, { name })} onClick={onMove}>
            {say(texts.move)}
          </Button>
          <Button
            size="s"
            variant="ghost"
            data-action="cancel-visit"
            aria-label={say(texts.cancelOf, { name })}
            onClick={onCancel}
          >
            {say(texts.cancel)}
          </Button>
        </div>
      )}
    </Entry>
  );
}

interface EntryProps {
  readonly who: CalendarCall | CalendarVisit;
  readonly icon?: ReactNode;
  readonly chip?: string | undefined;
  readonly children: ReactNode;
}

function Entry({ who, icon, chip, children }: EntryProps) {
  const { enquiryId, fullName, person } = who;
  return (
    <li className={style['entry']} data-entry={enquiryId}>
      {icon}
      <div className={style['who']}>
        <Link to="/enquiries/$enquiryId" params={{ enquiryId }}>
          <bdi>{fullName}</bdi>
        </Link>
        <EnquiryMarks of={who} />
        {/* A space, not a margin: it collapses where the chip wraps to a new line. */}
        {chip && ' '}
        {chip && <span className={style['chip']}>{chip}</span>}
        <EntryClaim {...who} />
        {children}
      </div>
      {person && (
        <span title={person.name}>
          <Avatar {...person} />
        </span>
      )}
      <EntryCall who={who} />
    </li>
  );
}
