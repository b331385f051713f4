import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { EXAMPLE_STAFF, emailOf } from '../example-year/example-people.ts';
import { openBrowser, replyOf } from '../testing/customer-browser.ts';
import { codeAt } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

const app = useTestApp();

test('it prints how to sign in: everybody of the year can, and the link of the owner has the port', async () => {
  app.clock.now = new Date();
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: app.url, DATA_DIR: app.dataDir, PORT: '4123' });
  await runCommand('example-year', [], { config, say: (line) => lines.push(line) });
  const said = lines.join('\n');
  const [, agent, password = ''] = /^Agent at the desk: (\S+), password "(.+)"\.$/m.exec(said) ?? [];
  const [, manager, key = ''] = /^Manager: (\S+), .*: (\w+)$/m.exec(said) ?? [];
  const emails = EXAMPLE_STAFF.map(({ name }) => emailOf(name));
  expect(emails).toEqual(expect.arrayContaining([agent, manager]));
  for (const email of emails) {
    const body = { email, password, code: codeAt(key, app.clock.now) };
    const { client } = openBrowser(app.origin);
    expect(replyOf(await client.call(signInStaffEndpoint, { body })).data.email).toBe(email);
  }
  expect(said).toMatch(/^Owner, by this link, within a week: http:\/\/localhost:4123\/desk/m);
  expect(said).toMatch(/ and \d+ floor plans of a year/);
});
