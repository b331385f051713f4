import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fitsPlatform, SUPPORTED_PLATFORMS, supportedPlatform } from '../bootstrap/platform.js';
import { findLockGaps, type Lock } from './find-lock-gaps.ts';

const lock: Lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
).packages;

/** Every package that only some supported platform needs. */
const native = Object.keys(lock).filter(
  (place) =>
    lock[place]?.cpu && SUPPORTED_PLATFORMS.some((platform) => fitsPlatform(lock[place] ?? {}, platform)),
);

function without(place: string): Lock {
  return Object.fromEntries(Object.entries(lock).filter(([other]) => other !== place));
}

test('the lock file installs on every supported platform, with integrity', () => {
  expect(findLockGaps(lock)).toEqual([]);
});

describe('a lock file is refused', () => {
  test('there are native packages to try it with', () => {
    expect(native.length).toBeGreaterThan(4 * SUPPORTED_PLATFORMS.length);
  });

  test.each(native)('without %s', (place) => {
    expect(findLockGaps(without(place))).not.toEqual([]);
  });

  test.each(native)('without the integrity of %s', (place) => {
    const { integrity: _, ...entry } = lock[place] ?? {};
    expect(findLockGaps({ ...lock, [place]: entry })).not.toEqual([]);
  });

  test('whose native package has no build for one platform', () => {
    const gaps = findLockGaps({
      'node_modules/fast': { optionalDependencies: { 'fast-x64': '1', 'fast-arm64': '1', 'fast-mac': '1' } },
      'node_modules/fast-x64': { integrity: 'sha512-a', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
      'node_modules/fast-arm64': { integrity: 'sha512-b', os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
      'node_modules/fast-mac': { integrity: 'sha512-c', os: ['darwin'], cpu: ['arm64', 'x64'] },
    });
    expect(gaps).toEqual(['node_modules/fast: nothing native for linux-arm64']);
  });
});

test.each([
  ['linux', 'x64', true, true],
  ['linux', 'arm64', true, true],
  ['linux', 'x64', false, false],
  ['linux', 'riscv64', true, false],
  ['darwin', 'arm64', false, true],
  ['darwin', 'x64', false, true],
  ['win32', 'x64', false, false],
  ['freebsd', 'x64', false, false],
])('%s on %s, glibc %s: supported %s', (os, cpu, isGlibc, expected) => {
  expect(supportedPlatform(os, cpu, isGlibc) !== undefined).toBe(expected);
});
