import type { Capability } from '@funnel/domain/access/capability';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { PersonIcon, PhoneIcon, TableIcon, WeekIcon } from '@funnel/ui/desk-icon';
import type { IconProps } from '@funnel/ui/icon';
import type { ComponentType } from 'react';
import { CallsDue, NewEnquiries } from './nav-counts.tsx';

export interface DeskScreen {
  /** Below the address of the desk; `$name` is a parameter of the address. */
  readonly path: string;
  readonly title: LocalizedText;
  /** Without it neither the screen nor its links are shown. */
  readonly capability: Capability;
  /** Lazy. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Set: the navigation links to it. */
  readonly icon?: ComponentType<IconProps>;
  /** The badge beside the link. */
  readonly Count?: ComponentType;
  /** The screen renders the undo toast itself. */
  readonly hasToast?: true;
  /** Set: O and then this key opens it. */
  readonly goKey?: string;
}

/** All screens in the order of the navigation. The first allowed one is the start page. */
export const SCREENS: readonly DeskScreen[] = [
  {
    path: '/calls',
    title: defineTexts('desk.screen.calls', { de: 'Anrufliste', en: 'Call list' }),
    capability: 'call.make',
    load: async () => {
      const { QueueScreen } = await import('../call-queue/queue-screen.tsx');
      return { default: QueueScreen };
    },
    icon: PhoneIcon,
    Count: CallsDue,
    hasToast: true,
    goKey: 'a',
  },
  {
    path: '/enquiries',
    title: defineTexts('desk.screen.enquiries', { de: 'Anfragen', en: 'Enquiries' }),
    capability: 'enquiry.read',
    load: async () => {
      const { EnquiryListScreen } = await import('../enquiry-list/enquiry-list-screen.tsx');
      return { default: EnquiryListScreen };
    },
    icon: TableIcon,
    Count: NewEnquiries,
    hasToast: true,
    goKey: 'l',
  },
  {
    path: '/enquiries/$enquiryId',
    title: defineTexts('desk.screen.enquiry', { de: 'Anfrage', en: 'Enquiry' }),
    capability: 'enquiry.read',
    load: async () => {
      const { RecordScreen } = await import('../enquiry-record/record-screen.tsx');
      return { default: RecordScreen };
    },
    hasToast: true,
  },
  {
    path: '/calendar',
    title: defineTexts('desk.screen.calendar', { de: 'Kalender', en: 'Calendar' }),
    capability: 'calendar.read',
    load: async () => {
      const { CalendarScreen } = await import('../calendar/calendar-screen.tsx');
      return { default: CalendarScreen };
    },
    icon: WeekIcon,
    goKey: 'k',
  },
  {
    path: '/access',
    title: defineTexts('desk.screen.access', { de: 'Mein Zugang', en: 'My access' }),
    capability: 'desk.use',
    load: async () => {
      const { AccessScreen } = await import('../staff/access-screen.tsx');
      return { default: AccessScreen };
    },
    icon: PersonIcon,
  },
];
