import { useText } from '@funnel/browser/language';
import type { NextStep, Planned } from '@funnel/contract/next-step/next-step';
import { PLAN_KINDS, type PlanKind } from '@funnel/domain/next-step/step';
import { Button } from '@funnel/ui/compact-button';
import { Segments } from '@funnel/ui/segments';
import { Options, Select } from '@funnel/ui/select';
import { TextInput } from '@funnel/ui/text-input';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useColleagues } from '../shell/use-colleagues.ts';
import { useKeys } from '../shell/use-keys.ts';
import style from './plan-form.module.css';
import { stepTexts as texts } from './step-texts.ts';

interface PlanFormProps {
  /** The step that is changed; undefined: a new one. */
  readonly step?: NextStep;
  /** The proposed day of each kind (YYYY-MM-DD). */
  readonly days: Readonly<Record<PlanKind, string>>;
  readonly isBusy: boolean;
  readonly failure?: string | undefined;
  /** More ways, at the end. */
  readonly children?: ReactNode;
  readonly onSave: (plan: Planned) => void;
  readonly onClose: () => void;
}

/** Cannot collide with a staff id: those are longer. */
const WHOEVER = '-';

const isPlanKind = (kind: string): kind is PlanKind => PLAN_KINDS.some((each) => each === kind);

/** Day, time, person and text of a step. */
export function PlanForm({ step, days, isBusy, failure, children, onSave, onClose }: PlanFormProps) {
  const say = useText();
  const title = useId();
  const whoId = useId();
  const colleagues = useColleagues();
  const [kind, setKind] = useState<PlanKind>(step && isPlanKind(step.kind) ? step.kind : 'FOLLOW_UP');
  const [date, setDate] = useState(step?.from.slice(0, 10));
  const [time, setTime] = useState(step && !step.isWholeDay ? step.from.slice(11, 16) : '');
  const [staffId, setStaffId] = useState(step?.staffId ?? WHOEVER);
  const [text, setText] = useState(step?.text ?? '');
  useKeys({ Escape: onClose }, { isOver: true });
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSave({
      kind,
      date: date ?? days[kind],
      ...(time !== '' && { time }),
      ...(staffId !== WHOEVER && { staffId }),
      ...(text.trim() !== '' && { text: text.trim() }),
    });
  };
  return (
    <form
      ref={panel}
      className={style['form']}
      aria-labelledby={title}
      data-panel="plan"
      noValidate
      onSubmit={save}
    >
      <h3 id={title}>{say(step ? texts.changeTitle : texts.newTitle)}</h3>
      {(!step || isPlanKind(step.kind)) && (
        <Segments
          label={say(texts.kind)}
          hook="plan-kind"
          value={kind}
          options={PLAN_KINDS.map((value) => ({ value, name: say(texts[value]) }))}
          onChoose={setKind}
        />
      )}
      <div className={style['fields']}>
        <TextInput
          type="date"
          name="plan-date"
          label={say(texts.day)}
          value={date ?? days[kind]}
          onChange={({ target }) => setDate(target.value)}
        />
        <TextInput
          type="time"
          name="plan-time"
          label={say(texts.time)}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <div className={style['who']}>
          <label htmlFor={whoId}>{say(texts.who)}</label>
          <Select
            id={whoId}
            name="plan-staff"
            value={staffId}
            onChange={({ target }) => setStaffId(target.value)}
          >
            <option value={WHOEVER}>{say(texts.whoever)}</option>
            <Options of={colleagues.map(({ staffId: value, name }) => ({ value, name }))} />
          </Select>
        </div>
      </div>
      <TextInput
        name="plan-text"
        label={say(texts.text)}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && (
        <p className={style['failed']} role="alert">
          {failure}
        </p>
      )}
      <div className={style['acts']}>
        <Button type="submit" variant="primary" keyCap="Enter" data-action="save-step" isBusy={isBusy}>
          {say(texts.save)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {say(texts.close)}
        </Button>
      </div>
      {children}
    </form>
  );
}
