import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { isTest } from './workspace.ts';

/** An exception to the imports of a layer. */
interface LayerException {
  readonly from: string;
  readonly to: RegExp;
}

/** The layers inside one app: every file and folder directly in `src` belongs to one. */
export interface AppLayers {
  readonly source: string;
  readonly rootFiles: Readonly<Record<string, string>>;
  readonly otherRootFiles: string;
  readonly folders: Readonly<Record<string, string>>;
  /** The layer of all other folders, which never import each other. */
  readonly otherFolders: string;
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
  readonly exceptions: readonly LayerException[];
}

const BELOW_THE_CONCEPTS = ['base', 'db', 'http', 'outside', 'event', 'jobs', 'credential'];

const server: AppLayers = {
  source: 'apps/server/src/',
  rootFiles: {
    'main.ts': 'main',
    'services.ts': 'base',
  },
  otherRootFiles: 'app',
  folders: {
    db: 'db',
    http: 'http',
    outside: 'outside',
    event: 'event',
    jobs: 'jobs',
    credential: 'credential',
    command: 'app',
    config: 'base',
    log: 'base',
    process: 'app',
    wiring: 'app',
    story: 'app',
    fault: 'app',
    testing: 'testing',
  },
  otherFolders: 'concept',
  mayImport: {
    main: ['app', 'concept', ...BELOW_THE_CONCEPTS],
    app: ['app', 'concept', ...BELOW_THE_CONCEPTS],
    concept: BELOW_THE_CONCEPTS,
    credential: ['base', 'db', 'http', 'outside'],
    event: ['base', 'db', 'jobs'],
    jobs: ['base', 'db', 'outside'],
    http: ['base', 'db'],
    db: ['base'],
    outside: ['base'],
    base: ['base', 'db', 'outside', 'event'],
    testing: ['main', 'app', 'concept', ...BELOW_THE_CONCEPTS],
  },
  exceptions: [
    { from: 'concept', to: /\.queries\.ts$/ },
    // An enquiry of the terminfinder and its seat are one transaction.
    { from: 'concept', to: /\/appointment\/take-slot\.ts$/ },
    // So are a booking by staff, or the end of a call, and the agreed time.
    { from: 'concept', to: /\/visit\/take-visit\.ts$/ },
    { from: 'concept', to: /\/calendar\/agree-on-time\.ts$/ },
    // So are the end of an enquiry and the times that are cancelled by it.
    { from: 'concept', to: /\/calendar\/cancel-agreed-times\.ts$/ },
    // So are a closed day and the mails that tell of it.
    { from: 'concept', to: /\/mail\/queue-mails\.ts$/ },
    { from: 'concept', to: /\/slot\/holidays\.ts$/ },
    // So are an address entered by staff and the mail to its account.
    { from: 'concept', to: /\/account\/withhold-enquiry\.ts$/ },
  ],
};

const browserApp = (name: string): AppLayers => ({
  source: `apps/${name}/src/`,
  rootFiles: {},
  otherRootFiles: 'app',
  folders: { routes: 'routes', part: 'part', shell: 'shell', testing: 'testing' },
  otherFolders: 'concept',
  mayImport: {
    app: ['app', 'routes', 'concept', 'part', 'shell'],
    routes: ['concept', 'part', 'shell'],
    concept: ['part', 'shell'],
    // Shared parts of screens, such as the history of an enquiry.
    part: ['shell'],
    shell: [],
    testing: ['app', 'routes', 'concept', 'part', 'shell'],
  },
  exceptions: [],
});

export const appLayers: readonly AppLayers[] = [server, ...BROWSER_APPS.map(({ name }) => browserApp(name))];

export interface Place {
  readonly layer: string;
  /** The folder directly in `src`; undefined for the files beside it. */
  readonly folder: string | undefined;
  readonly isTest: boolean;
}

export function placeOf(path: string, app: AppLayers): Place {
  const [first = '', ...rest] = path.slice(app.source.length).split('/');
  return rest.length === 0
    ? { layer: app.rootFiles[first] ?? app.otherRootFiles, folder: undefined, isTest: isTest(path) }
    : { layer: app.folders[first] ?? app.otherFolders, folder: first, isTest: isTest(path) };
}
