import { type Constraint, fitsPlatform, SUPPORTED_PLATFORMS } from '../bootstrap/platform.js';

interface LockEntry extends Constraint {
  readonly integrity?: string;
  /** For a workspace: the linked folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** `packages` of a package-lock.json: entries by their place in the tree. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** Packages for one system only, optional elsewhere. */
const ONE_SYSTEM_ONLY = new Set(['fsevents']);

/** Node's resolution of `name` from `place`: the nearest node_modules upwards. */
export function placeOf(lock: Lock, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder && `${folder}/`}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (!folder) return undefined;
  }
}

/**
 * The gaps of the lock file: an optional package that it does not list, one without integrity, or a native package
 * without a build for a supported platform. One sentence each.
 */
export function findLockGaps(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([place, entry]) => {
    const names = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !ONE_SYSTEM_ONLY.has(name));
    const found = names.map((name) => [name, lock[placeOf(lock, place, name) ?? '']] as const);
    const owner = place || 'package.json';
    const unlisted = found.flatMap(([name, part]) =>
      part?.integrity ? [] : [`${owner}: ${name} ${part ? 'has no integrity' : 'is not in the lock file'}`],
    );
    const native = found.flatMap(([, part]) => (part?.cpu ? [part] : []));
    const uncovered = SUPPORTED_PLATFORMS.filter(
      (platform) => native.length > 0 && fitsPlatform(entry, platform),
    )
      .filter((platform) => !native.some((part) => fitsPlatform(part, platform)))
      .map(({ os, cpu }) => `${owner}: nothing native for ${os}-${cpu}`);
    return [...unlisted, ...uncovered];
  });
}
