import { readSetValues } from '@funnel/contract/parent-messages/parent-message';
import { useEffect } from 'react';
import { hearParent } from './parent-window.ts';
import { tellDeveloper } from './tell-developer.ts';

const COLORS = ['paper', 'surface', 'line', 'tint', 'ink', 'soft', 'primary', 'accent'];

/** The retailer's own colours, read from the document's style (brand-sheet.ts). */
function brandColors(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLORS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
}

/** Applies the theme of the parent page, within the brand's contrast. */
export function useTheme(): void {
  useEffect(() => {
    async function apply(given: Readonly<Record<string, unknown>>): Promise<void> {
      const { parseTheme } = await import('@funnel/domain/retailer/theme');
      const { properties, refused } = parseTheme(given, brandColors());
      for (const [name, value] of Object.entries(properties))
        document.documentElement.style.setProperty(`--${name}`, value);
      if (refused.length > 0) tellDeveloper(`Theme: left out ${refused.join(', ')}`);
    }
    return hearParent((message) => {
      const given = readSetValues(message, 'set-theme');
      if (given) void apply(given).catch(() => console.error('Theme failed'));
    });
  }, []);
}
