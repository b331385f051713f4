import { type Lock, placeOf } from '../check-platforms/find-lock-gaps.ts';

/** The arguments of `npm ci` that install only the server, its Node and its Postgres. */
export const PRODUCTION_INSTALL = [
  'ci',
  '--omit=dev',
  '--workspace=@funnel/server',
  '--include-workspace-root',
] as const;

/** Development dependencies, which must not be in production. */
export const TOOLS = [
  ...['vite', 'rolldown', 'typescript', 'three', 'vitest', 'playwright-core', '@playwright/test'],
  ...['@biomejs/biome', 'knip', 'smtp-server', 'fast-check'],
] as const;

/** All packages that the server needs at run time, on any platform. */
export function productionPackages(lock: Lock): Set<string> {
  return packagesBehind(lock, ['', 'apps/server']);
}

/** All packages that some workspaces need at run time. */
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
