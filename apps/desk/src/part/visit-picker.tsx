import { useLanguage, useText } from '@funnel/browser/language';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { Options, Select } from '@funnel/ui/select';
import { TickBox } from '@funnel/ui/tick-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLive } from '../shell/live.ts';
import { useShowrooms } from '../shell/showrooms.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { dayAndTime } from '../shell/words.ts';
import { TimePanel } from './time-panel.tsx';
import { useChosenSlot } from './use-chosen-slot.ts';
import style from './visit-picker.module.css';
import { visitTexts as texts } from './visit-texts.ts';

interface AgreedVisit {
  readonly showroom: string;
  readonly start: string;
  readonly planner?: string;
  readonly confirm: boolean;
}

interface VisitPickerProps {
  readonly kind: VisitKind;
  /** The preselected showroom. */
  readonly showroom: string | null;
  /** The customer's address. Empty: no mail can be sent. */
  readonly email: string;
  /** Moving keeps showroom, planner and mail. */
  readonly isMove?: boolean;
  readonly isBusy?: boolean;
  /** Somebody else has taken the chosen slot. */
  readonly isTaken?: boolean;
  readonly onSave: (visit: AgreedVisit) => void;
  readonly onClose: () => void;
}

const ANYBODY = '-';
const SLOTS = 'visit-slots';

/** Picks place and time of a visit. */
export function VisitPicker(props: VisitPickerProps) {
  const { kind, email, isMove = false, onSave } = props;
  const say = useText();
  const { language } = useLanguage();
  const { call } = useCalls();
  const showrooms = useShowrooms();
  const colleagues = useColleagues();
  const isKnown = showrooms.some(({ id }) => id === props.showroom);
  const [showroom, setShowroom] = useState((isKnown ? props.showroom : showrooms[0]?.id) ?? '');
  const [planner, setPlanner] = useState(ANYBODY);
  const [confirm, setConfirm] = useState(true);
  useLive([SLOTS]);
  const slots = useQuery({
    queryKey: [SLOTS, kind, showroom],
    queryFn: async () => (await replyOf(call(listVisitSlotsEndpoint, { query: { kind, showroom } }))).data,
    staleTime: 0,
  });
  const days = slots.data?.days;
  const { chosen, isGone, choose } = useChosenSlot(days);
  const save = () => {
    if (!chosen) return;
    const with_ = planner === ANYBODY ? {} : { planner };
    onSave({ showroom, start: chosen.start, ...with_, confirm: confirm && email !== '' });
  };
  const when = chosen && dayAndTime(chosen.start, language);
  return (
    <TimePanel
      title={say(visitKindNames[kind])}
      days={days}
      isFailed={slots.isError}
      isBusy={props.isBusy}
      isTaken={props.isTaken || isGone}
      chosen={chosen}
      saveWords={when ? say(isMove ? texts.move : texts.save, { when }) : say(texts.choose)}
      onRetry={() => void slots.refetch()}
      onChoose={choose}
      onSave={save}
      onClose={props.onClose}
      end={
        !isMove &&
        email !== '' && (
          <TickBox name="confirm" isOn={confirm} onChange={setConfirm}>
            {say(texts.confirm)} <bdi>{email}</bdi>
          </TickBox>
        )
      }
    >
      {!isMove && (
        <div className={style['where']}>
          <Select
            name="visit-showroom"
            aria-label={say(texts.showroom)}
            value={showroom}
            onChange={({ target }) => {
              setShowroom(target.value);
              choose(undefined);
            }}
          >
            <Options of={showrooms.map(({ id, name }) => ({ value: id, name }))} />
          </Select>
          <Select
            name="planner"
            aria-label={say(texts.planner)}
            value={planner}
            onChange={({ target }) => setPlanner(target.value)}
          >
            <option value={ANYBODY}>{say(texts.anybody)}</option>
            <Options of={colleagues.map(({ staffId, name }) => ({ value: staffId, name }))} />
          </Select>
        </div>
      )}
    </TimePanel>
  );
}
