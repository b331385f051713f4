import type { GoTarget } from '../shell/go-targets.ts';
import { settingsTexts } from '../shell/settings-texts.ts';
import { useMay } from '../shell/staff.ts';
import { SCREENS } from './screens.ts';
import { SETTINGS_SCREENS } from './settings-screens.ts';

const SETTINGS_KEY = 'e';

/** All second keys, including those of forbidden screens: there the key must do nothing. */
export const GO_KEYS: readonly string[] = [...SCREENS.flatMap(({ goKey }) => goKey ?? []), SETTINGS_KEY];

/** The screens that the person may open by keys. The settings lead to their first screen. */
export function useMyGoTargets(): readonly GoTarget[] {
  const may = useMay();
  const settings = SETTINGS_SCREENS.find(({ capability }) => may(capability));
  const screens = SCREENS.flatMap(({ goKey, path, title, capability }) =>
    goKey !== undefined && may(capability) ? [{ goKey, path, title }] : [],
  );
  if (!settings) return screens;
  return [...screens, { goKey: SETTINGS_KEY, path: settings.path, title: settingsTexts.title }];
}
