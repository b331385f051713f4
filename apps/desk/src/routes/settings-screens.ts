import type { LocalizedText } from '@funnel/domain/text/text';
import { HookIcon, PeopleIcon, ShieldIcon, StoreIcon } from '@funnel/ui/desk-icon';
import type { IconProps } from '@funnel/ui/icon';
import type { ComponentType } from 'react';
import { settingsTexts as texts } from '../shell/settings-texts.ts';
import type { DeskScreen } from './screens.ts';

/** A settings screen: listed in the settings, not in the navigation. */
export interface SettingsEntry extends Omit<DeskScreen, 'icon'> {
  readonly symbol: ComponentType<IconProps>;
}

interface SettingsGroup {
  readonly title: LocalizedText;
  readonly screens: readonly SettingsEntry[];
}

/** The settings in order. Empty groups are hidden. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    title: texts.funnel,
    screens: [
      {
        path: '/settings/showrooms',
        title: texts.showrooms,
        capability: 'showroom.change',
        load: async () => {
          const { ShowroomsScreen } = await import('../showroom/showrooms-screen.tsx');
          return { default: ShowroomsScreen };
        },
        symbol: StoreIcon,
      },
    ],
  },
  {
    title: texts.connection,
    screens: [
      {
        path: '/settings/webhooks',
        title: texts.webhooks,
        capability: 'webhook.manage',
        load: async () => {
          const { WebhooksScreen } = await import('../webhook/webhooks-screen.tsx');
          return { default: WebhooksScreen };
        },
        symbol: HookIcon,
      },
    ],
  },
  {
    title: texts.house,
    screens: [
      {
        path: '/settings/staff',
        title: texts.staff,
        capability: 'staff.manage',
        load: async () => {
          const { TeamScreen } = await import('../staff/team-screen.tsx');
          return { default: TeamScreen };
        },
        symbol: PeopleIcon,
      },
      {
        path: '/settings/audit',
        title: texts.audit,
        capability: 'audit.read',
        load: async () => {
          const { AuditScreen } = await import('../audit/audit-screen.tsx');
          return { default: AuditScreen };
        },
        symbol: ShieldIcon,
      },
    ],
  },
];

export const SETTINGS_SCREENS: readonly SettingsEntry[] = SETTINGS_GROUPS.flatMap(({ screens }) => screens);
