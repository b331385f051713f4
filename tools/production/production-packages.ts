import { type Lock, placeOf } from '../check-platforms/find-lock-gaps.ts';

/** What `npm ci` is given so that it installs the running server, its Node and its Postgres, and nothing else. */
export const PRODUCTION_INSTALL = [
  'ci',
  '--omit=dev',
  '--workspace=@funnel/server',
  '--include-workspace-root',
] as const;

/** What builds and tests the product, and has no place where it only runs. */
export const TOOLS = [
  ...['vite', 'rolldown', 'typescript', 'three', 'vitest', 'playwright-core', '@playwright/test'],
  ...['@biomejs/biome', 'knip', 'smtp-server', 'fast-check'],
] as const;

/** The places of all packages that the server needs to run, on any platform. */
export function productionPackages(lock: Lock): Set<string> {
  return packagesBehind(lock, ['', 'apps/server']);
}

/** The places of all wanted packages that some workspaces need to run. */
export function packagesBehind(
  lock: Lock,
  workspaces: readonly string[],
  isWanted: (entry: Lock[string]) => boolean = () => true,
): Set<string> {
  const found = new Set<string>();
  const open = [...workspaces];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { link, resolved = '', dependencies, optionalDependencies } = lock[place] ?? {};
    if (link) open.push(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = placeOf(lock, place, name);
      const entry = next === undefined ? undefined : lock[next];
      if (next === undefined || !entry || found.has(next) || !isWanted(entry)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
