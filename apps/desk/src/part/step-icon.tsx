import type { NextStep } from '@funnel/contract/next-step/next-step';
import type { StepKind } from '@funnel/domain/next-step/step';
import { MissedIcon, NoteIcon, PhoneIcon, RepeatIcon, StarIcon } from '@funnel/ui/desk-icon';
import { CalendarIcon, ClockIcon, type IconProps } from '@funnel/ui/icon';
import type { FunctionComponent } from 'react';

const ICONS: Readonly<Record<StepKind, FunctionComponent<IconProps>>> = {
  CALL: CalendarIcon,
  VISIT: CalendarIcon,
  WISH: StarIcon,
  FIRST_CALL: PhoneIcon,
  TRY: RepeatIcon,
  FOLLOW_UP: RepeatIcon,
  WAIT: ClockIcon,
  TASK: NoteIcon,
  UNREACHED: MissedIcon,
};

/** The symbol of a step, the same everywhere. */
export const stepIcon = ({ kind }: Pick<NextStep, 'kind'>) => ICONS[kind];
