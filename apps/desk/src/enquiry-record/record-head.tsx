import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { buttonLook } from '@funnel/ui/compact-button';
import { PhoneIcon } from '@funnel/ui/desk-icon';
import { ArrowLeftIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { KeyCap } from '@funnel/ui/key-cap';
import { Options, Select } from '@funnel/ui/select';
import { type RefObject, useEffect, useRef } from 'react';
import { callerName } from '../part/caller-name.ts';
import { useCallLink } from '../part/use-call-link.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { firstName, shortMoment } from '../shell/words.ts';
import { Neighbours } from './neighbours.tsx';
import { Readers } from './readers.tsx';
import style from './record-head.module.css';
import { recordTexts as texts } from './record-texts.ts';

interface RecordHeadProps {
  readonly record: EnquiryRecord;
  /** False: the claim has not loaded yet. */
  readonly isWhole: boolean;
  readonly now: Date;
  readonly callLink: RefObject<HTMLAnchorElement | null>;
  readonly onBack: () => void;
  readonly onAssign: (staffId: string | null) => void;
}

/** Cannot collide with a staff id: those are longer. */
const NOBODY = '-';

export function RecordHead({ record, isWhole, now, callLink, onBack, onAssign }: RecordHeadProps) {
  const say = useText();
  const { language } = useLanguage();
  const colleagues = useColleagues();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  const { contact, assignee, claim, receivedAt } = record;
  const { link, isFailed } = useCallLink({ ...record, telephone: contact.telephone });
  return (
    <header className={style['head']}>
      <IconButton data-action="back" label={say(texts.back)} onClick={onBack}>
        <ArrowLeftIcon />
      </IconButton>
      <h1 ref={headline} tabIndex={-1}>
        <bdi>{callerName(contact, say)}</bdi>
      </h1>
      <span className={style['since']}>
        {say(texts.since, { time: shortMoment(receivedAt, now, language) })}
      </span>
      <div className={style['end']}>
        <Readers enquiryId={record.enquiryId} exceptStaffId={claim?.staffId} />
        {claim && (
          <span className={style['claim']}>{say(texts.calling, { name: firstName(claim.name) })}</span>
        )}
        <Select
          name="assignee"
          aria-label={say(texts.assignee)}
          value={assignee?.staffId ?? NOBODY}
          onChange={({ target }) => onAssign(target.value === NOBODY ? null : target.value)}
        >
          <option value={NOBODY}>{say(texts.nobody)}</option>
          {assignee && !colleagues.some(({ staffId }) => staffId === assignee.staffId) && (
            <option value={assignee.staffId}>{assignee.name}</option>
          )}
          <Options of={colleagues.map(({ staffId, name }) => ({ value: staffId, name }))} />
        </Select>
        {contact.telephone && !isWhole && (
          <span className={`${buttonLook('primary', 'm')} ${style['waiting']}`}>
            <PhoneIcon size="s" />
            {say(texts.call)}
            <KeyCap>A</KeyCap>
          </span>
        )}
        {isFailed && (
          <span className={style['claim']} role="alert">
            {say(texts.callFailed)}
          </span>
        )}
        {link && isWhole && (
          <a ref={callLink} className={buttonLook('primary', 'm')} {...link}>
            <PhoneIcon size="s" />
            {say(texts.call)}
            <KeyCap>A</KeyCap>
          </a>
        )}
        <Neighbours enquiryId={record.enquiryId} />
      </div>
    </header>
  );
}
