import {
  MailIcon,
  MissedIcon,
  NoteIcon,
  PhoneIcon,
  PlanIcon,
  StarIcon,
  TableIcon,
} from '@funnel/ui/desk-icon';
import type { IconProps } from '@funnel/ui/icon';
import { CalendarIcon } from '@funnel/ui/icon';
import type { ComponentType } from 'react';
import type { EntryKind } from './timeline-entry.ts';

export const ENTRY_ICONS: Readonly<Record<EntryKind, ComponentType<IconProps>>> = {
  call: PhoneIcon,
  missed: MissedIcon,
  mail: MailIcon,
  note: NoteIcon,
  file: PlanIcon,
  visit: CalendarIcon,
  theirs: StarIcon,
  work: TableIcon,
};
