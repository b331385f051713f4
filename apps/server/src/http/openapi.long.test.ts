import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

/** Some hundred packages, installed for this test only. */
const TOOLS = [
  '@redocly/cli@2.73.0',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
];

/** Example code against the generated types. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

const enquiry: components['schemas']['EnquiryInput'] = {
  question_shape: 'L_FORM',
  personal_salutation_english: 'MRS',
  personal_full_name: 'Johanna Weiß',
  personal_email: 'generated@client.example',
  personal_telephone_raw: '0681 123456',
  personal_postcode: '66111',
};
const client = createClient<paths>({ baseUrl: process.argv[2] });
const { data } = await client.POST('/api/v1/funnel-enquiries', { body: enquiry });
const { error } = await client.POST('/api/v1/funnel-enquiries', { body: { ...enquiry, personal_email: 'none' } });
const code: components['schemas']['Problem']['code'] | undefined = error?.code;
// @ts-expect-error there is no such call
const wrong = () => client.GET('/api/v1/funnel-enquiries');
console.log(JSON.stringify({ email: data?.data.email, code, title: error?.title, wrong: typeof wrong }));
`;

let folder = '';
const run = async (command: string, ...args: string[]) => {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' };
  return (await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1e7 })).stdout;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...TOOLS);
  await writeFile(
    path.join(folder, 'openapi.json'),
    await (await fetch(`${app.origin}/api/docs/json`)).text(),
  );
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const LONG = { timeout: 300_000 };

test('Redocly finds neither error nor warning in the document', LONG, async () => {
  await writeFile(path.join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
  const report = await run('npx', 'redocly', 'lint', '--format=json', 'openapi.json');
  const { totals, problems } = JSON.parse(report.slice(report.indexOf('{')));
  expect({ totals, problems }).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

test('nor does Spectral', LONG, async () => {
  await writeFile(path.join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  expect(
    JSON.parse(
      await run(
        'npx',
        'spectral',
        'lint',
        '--format=json',
        '--quiet',
        '--fail-severity=hint',
        'openapi.json',
      ),
    ),
  ).toEqual([]);
});

test('a client that is generated from it compiles and makes an enquiry', LONG, async () => {
  await run('npx', 'openapi-typescript', 'openapi.json', '--default-non-nullable=false', '-o', 'api.ts');
  await writeFile(path.join(folder, 'client.ts'), CLIENT);
  const flags = [
    '--strict',
    '--noEmit',
    '--allowImportingTsExtensions',
    '--skipLibCheck',
    '--module',
    'nodenext',
  ];
  await writeFile(path.join(folder, 'process.d.ts'), 'declare const process: { argv: string[] };');
  await run('npx', 'tsc', ...flags, '--target', 'es2022', 'client.ts', 'process.d.ts');
  const told = await run(process.execPath, 'client.ts', app.origin);
  expect(JSON.parse(told)).toEqual({
    email: 'generated@client.example',
    code: 'INVALID_INPUT',
    title: 'What was sent is not valid',
    wrong: 'function',
  });
  const rows = await app.db.selectFrom('enquiry').select('email').execute();
  expect(rows).toEqual([{ email: 'generated@client.example' }]);
});
