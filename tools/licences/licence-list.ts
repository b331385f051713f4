import type { Lock } from '../check-platforms/find-lock-gaps.ts';

/** The relevant fields of a package in the lock file. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface LockFile {
  readonly packages: Lock & Readonly<Record<string, LockedPackage>>;
}

/**
 * Licences that allow running the product without permission. LGPL libraries are separate files (libvips below sharp,
 * and libheif), so they can be replaced.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Unlicense', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]);

export interface Licensed {
  readonly name: string;
  readonly versions: readonly string[];
  readonly licence: string;
}

/** The packages that run with the product, without development dependencies. */
export function licensedPackages({ packages }: LockFile): Licensed[] {
  const found = new Map<string, { versions: Set<string>; licence: string }>();
  for (const [place, { version = '', license = 'none', dev, link }] of Object.entries(packages)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (name === undefined || dev || link) continue;
    const known = found.get(name) ?? { versions: new Set(), licence: license };
    known.versions.add(version);
    found.set(name, known);
  }
  return [...found]
    .map(([name, { versions, licence }]) => ({ name, versions: [...versions].sort(), licence }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** `A AND B` needs both, `A OR B` one of them. */
export function isAllowed(licence: string): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((parts) => parts.split(' AND ').every((part) => ALLOWED.has(part)));
}

export function licenceDocument(packages: readonly Licensed[]): string {
  const rows = packages.map(
    ({ name, versions, licence }) => `| ${name} | ${versions.join(', ')} | ${licence} |`,
  );
  return [
    '# Licences',
    '',
    'Every package that runs with the product, from the lock file. `npm run licences` writes this list, `npm test` compares it.',
    'The embedded Postgres is under the PostgreSQL licence, Node under its own MIT-like one. The texts of all licences are in',
    '[NOTICE](../NOTICE), which is delivered with the product and served as `/licences.txt`.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
