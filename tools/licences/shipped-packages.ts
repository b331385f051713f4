import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { fitsPlatform, SUPPORTED_PLATFORMS } from '../bootstrap/platform.js';
import type { Lock } from '../check-platforms/find-lock-gaps.ts';
import { packagesBehind } from '../production/production-packages.ts';

/** All packages that reach a browser or run with the server, on any supported platform. */
export function shippedPackages(lock: Lock): string[] {
  const workspaces = ['', 'apps/server', ...BROWSER_APPS.map(({ name }) => `apps/${name}`)];
  const found = packagesBehind(lock, workspaces, (entry) =>
    SUPPORTED_PLATFORMS.some((platform) => fitsPlatform(entry, platform)),
  );
  return [...found].filter((place) => !lock[place]?.link).sort();
}
