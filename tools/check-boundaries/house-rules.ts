import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';

const EVERY_PACKAGE = [
  '@funnel/domain',
  '@funnel/contract',
  '@funnel/ui',
  '@funnel/screen',
  '@funnel/kitchen',
  '@funnel/picture',
  '@funnel/node-guard',
];
const BROWSER_APP = [
  '@funnel/domain',
  '@funnel/contract',
  '@funnel/ui',
  '@funnel/screen',
  '@funnel/browser',
  '@funnel/picture',
];

/** The packages, or their folders, that each workspace may import. Unlisted workspaces may import none. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['@funnel/domain'],
  'packages/ui': [],
  'packages/screen': ['@funnel/domain', '@funnel/picture', '@funnel/ui'],
  'packages/browser': ['@funnel/domain', '@funnel/contract', '@funnel/ui'],
  'packages/picture': [],
  'packages/kitchen': ['@funnel/domain', '@funnel/picture'],
  'packages/node-guard': [],
  'packages/react-embed': ['@funnel/embed'],
  'apps/server': ['@funnel/domain', '@funnel/contract', '@funnel/node-guard'],
  ...Object.fromEntries(BROWSER_APPS.map(({ name }) => [`apps/${name}`, BROWSER_APP])),
  'apps/embed': ['@funnel/contract/parent-messages', '@funnel/domain/tracking'],
  'apps/demo': ['@funnel/contract/page', '@funnel/react-embed', '@funnel/ui'],
  e2e: ['@funnel/domain', '@funnel/contract', '@funnel/embed'],
  tools: [
    ...EVERY_PACKAGE,
    '@funnel/server/config',
    '@funnel/server/db/supervise-postgres',
    '@funnel/server/end-with',
    '@funnel/server/example-year/draw-floor-plan',
    '@funnel/server/logger',
    '@funnel/server/page/page-build',
    '@funnel/server/serve',
  ],
  bench: [...EVERY_PACKAGE, '@funnel/server/testing/example-enquiry'],
};

export interface PureFolders {
  readonly folders: readonly string[];
  readonly packages: readonly string[];
  readonly testPackages: readonly string[];
  /** Exceptions for single files. */
  readonly packagesOfFile?: Readonly<Record<string, readonly string[]>>;
  /** Relative imports stay within the folders, tests excepted. */
  readonly closed?: boolean;
  /** No clock, random numbers, network, DOM or process. */
  readonly noGlobals?: boolean;
  readonly advice: string;
}

export const pureFolders: readonly PureFolders[] = [
  {
    folders: ['packages/domain/src'],
    packages: [],
    testPackages: ['vitest', 'fast-check'],
    packagesOfFile: {
      'packages/domain/src/schema.ts': ['zod'],
      'packages/domain/src/compile-schemas.ts': ['zod'],
    },
    noGlobals: true,
    advice: 'the domain is pure: take z from schema.ts, and be given everything else',
  },
  {
    folders: ['packages/contract/src'],
    packages: ['@funnel/domain'],
    testPackages: ['vitest'],
    advice: 'the contract imports the domain only: be given what is needed',
  },
  {
    folders: ['packages/contract/src/parent-messages'],
    packages: [],
    testPackages: ['vitest'],
    closed: true,
    advice: 'the window messages import nothing, so that the embed script stays small: state the type here',
  },
  {
    folders: ['packages/ui/src'],
    packages: ['react'],
    testPackages: ['vitest'],
    advice: 'the looks import React only: pass the rest in as props',
  },
  {
    folders: ['packages/screen/src'],
    packages: ['react', '@funnel/domain', '@funnel/picture', '@funnel/ui'],
    testPackages: ['vitest'],
    advice: 'a part of a screen is a look with words and rules: pass in what it tells and asks for',
  },
  {
    folders: ['answer', 'furniture', 'kitchen', 'material', 'part', 'plan', 'prop', 'room', 'still-life'].map(
      (folder) => `packages/kitchen/src/${folder}`,
    ),
    packages: ['@funnel/domain'],
    testPackages: ['vitest', 'fast-check'],
    closed: true,
    advice: 'this layer of the kitchen is pure data: three.js belongs into scene/, light/ or picture/',
  },
];

/** Impure globals and members of globals. */
export const impureGlobals: ReadonlySet<string> = new Set([
  'Date.now',
  'Math.random',
  'Temporal.Now',
  ...['crypto', 'document', 'fetch', 'globalThis', 'localStorage', 'navigator', 'performance', 'process'],
  ...['sessionStorage', 'setInterval', 'setTimeout', 'window'],
]);

export const forbiddenNames: ReadonlySet<string> = new Set([
  ...['common', 'constants', 'helper', 'helpers', 'lib', 'misc', 'shared', 'types', 'util', 'utils'],
]);
