import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { customerLetters } from '../mail/template/customer-letters.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { exampleMails } from './example-mails.ts';
import { exampleStaffMails } from './example-staff-mails.ts';
import { runCommand } from './run-command.ts';

const folder = useTemporaryDataFolder();

test('the examples of all mails are written in both languages, and fetch nothing from anywhere', async () => {
  const target = path.join(folder.path, 'mails');
  await runCommand('mails', [target], { config: readConfig({ DATA_DIR: folder.path }), say: () => {} });
  const pages = (await readdir(target)).filter((file) => file.endsWith('.html'));
  const customers = Object.keys(customerLetters).flatMap((kind) =>
    ['de', 'en'].map((language) => `customer-${kind.toLowerCase().replaceAll('_', '-')}-${language}`),
  );
  const staff = exampleStaffMails().map(({ name }) => name);
  const names = [...exampleMails().map(({ name }) => name), ...customers, ...staff];
  expect(pages.sort()).toEqual(names.map((name) => `${name}.html`).sort());
  for (const file of pages) {
    const html = await readFile(path.join(target, file), 'utf8');
    const language = file.includes('retailer') ? 'de' : file.slice(-7, -5);
    // Outlook falls back to other rules without it.
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC/);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(|src=(?!"data:image\/(?:jpeg|png);)/i);
    for (const [, url] of html.matchAll(/href="([^"]*)"/g)) {
      expect(url).toMatch(
        /^(http:\/\/localhost:3000\/(?:services\/fun\/|desk(?:\/enquiries\/|[?#]|$)|customer(?:[?#]|$))|https:\/\/kueche\.example\/api\/v1\/floorplan-files\?|tel:\+49|mailto:anna@gross\.example$)/,
      );
    }
    expect(html).toContain('#imprint');
    expect(html).not.toMatch(/undefined|null|NaN|Invalid Date|\{digits\}/);
  }
});
