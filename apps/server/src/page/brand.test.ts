import path from 'node:path';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { Brand } from '@funnel/domain/retailer/brand';
import { DEFAULT_BRAND } from '@funnel/domain/retailer/default-brand';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const pages = await builtPages(path.join(import.meta.dirname, '../../..'));
const app = useTestApp({ pages, environment: { SITE_URL: 'https://old.example' } });

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const other: Brand = {
  name: 'Blau & <Söhne>',
  logo: { type: 'image/svg+xml', base64: Buffer.from(LOGO).toString('base64') },
  colors: {
    paper: '#f5f7fb',
    surface: '#fffffe',
    line: '#d5dceb',
    tint: '#e4ebf7',
    ink: '#101b33',
    soft: '#4a5670',
    primary: '#14306b',
    accent: '#b84e00',
  },
  contact: { phone: '0681 4711', email: 'hallo@blau.example', address: 'Hafenweg 1, 66111 Saarbrücken' },
  mailSender: 'Blau Küchen',
  site: 'https://blau.example',
};

async function use(brand: Brand): Promise<void> {
  await storeSetting(app.db, 'brand', brand, app.clock.now);
  await app.settings.refresh();
}

async function get(address: string) {
  const response = await fetch(app.origin + address, { headers: { 'accept-encoding': 'br' } });
  return { headers: response.headers, status: response.status, text: await response.text() };
}

const DOCUMENTS = ['/services/fun/funnel', '/customer', '/demo', '/api/docs', '/desk'];
/** Files in the retailer's colours, each with one of its colours. */
const PAINTED = [
  ['/favicon.svg', other.colors.primary],
  ['/picture/region_map.svg', other.colors.tint],
  ['/embed.js', `background:${other.colors.paper}`],
] as const;

describe('another brand', () => {
  beforeAll(async () => {
    // Rendered, compressed and cached before the brand changes.
    for (const address of [...DOCUMENTS, ...PAINTED.map(([file]) => file)]) await get(address);
  });
  beforeEach(() => use(other));

  test.each(DOCUMENTS)('is the look of %s, in a style that its policy knows', async (address) => {
    const { headers, text } = await get(address);
    expect(text).toContain('--primary:#14306b');
    expect(text).toContain('--primary-dark:');
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    // White belongs to no brand.
    const colors = Object.values(DEFAULT_BRAND.colors).filter((color) => color !== '#ffffff');
    const before = [DEFAULT_BRAND.name, ...colors];
    expect(before.filter((value) => text.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
  });

  test('is named in funnel, customer area and demo, and cannot break out of them', async () => {
    const [funnel, customer, demo] = await Promise.all(DOCUMENTS.slice(0, 3).map(get));
    expect(funnel?.text).toMatch(/<img[^>]+src="\/brand\/logo\?[\w-]{12}" alt="Blau &amp; &lt;Söhne&gt;"/);
    expect(funnel?.text).toContain('"siteUrl":"https://blau.example"');
    expect(customer?.text).toContain('"brand":{"name":"Blau & \\u003cSöhne>"');
    expect(customer?.text).toContain('hallo@blau.example');
    expect(demo?.text).toContain('<title>Blau &amp; &lt;Söhne>');
    for (const page of [funnel, customer, demo]) {
      expect(page?.text).toContain('<meta name="theme-color" content="#f5f7fb">');
      expect(page?.text).not.toContain('<Söhne>');
      expect(page?.text).not.toContain(other.logo?.base64);
    }
  });

  test.each(PAINTED)('is the colour of %s', async (address, color) => {
    const { headers, text } = await get(address);
    expect(headers.get('content-encoding')).toBe('br');
    expect(text).toContain(color);
    expect(text).not.toContain('var(--');
  });

  test('has its logo as a picture in which nothing runs', async () => {
    const { headers, text } = await get('/brand/logo');
    expect(text).toBe(LOGO);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox/);
  });

  test('writes the mails', async () => {
    await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(0) });
    await app.runJobs({ ignoresPauses: true });
    const [mail] = app.mail.mails.filter(({ to }) => to === 'anna.0@gross.example');
    expect(mail?.sender).toBe('Blau Küchen');
    expect(mail?.html).toContain('#14306b');
    expect(mail?.html).not.toContain(DEFAULT_BRAND.colors.primary);
    expect(mail?.text).toContain('Ihr Team von Blau & <Söhne>');
    expect(mail?.html).toContain('Ihr Team von Blau &amp; &lt;Söhne&gt;');
    expect(mail?.text).toContain('Hafenweg 1, 66111 Saarbrücken');
  });
});

test('the retailer’s wording is said in funnel, customer area and mail, and stands only where it is', async () => {
  const wording = {
    'question_shape.title': { de: 'Welche Form </script> mögen Sie?' },
    'question.short.question_shape': { de: 'Gestalt' },
    'funnel.page': { de: 'Planen bei Blau' },
    'customer.title': { de: 'Mein Blau' },
    'mail.enquiry.subject': { de: 'Ihre Anfrage bei Blau' },
    'mail.team': { de: 'Alle von {brand}' },
  };
  await storeSetting(app.db, 'wording', wording, app.clock.now);
  await app.settings.refresh();
  const { text: funnel } = await get('/services/fun/funnel');
  expect(funnel).toContain('<title>Planen bei Blau</title>');
  expect(funnel).toContain('Welche Form &lt;/script&gt; mögen Sie?</h1>');
  expect(funnel).toContain('"question_shape.title":{"de":"Welche Form \\u003c/script>');
  expect(funnel).not.toContain('Mein Blau');
  expect(funnel).not.toContain('Ihre Anfrage bei Blau');
  expect((await get('/services/fun/funnel?lang=en')).text).toContain('What shape should your kitchen be?');
  const { text: customer } = await get('/customer');
  expect(customer).toContain('"customer.title":{"de":"Mein Blau"}');
  expect(customer).not.toContain('mail.enquiry');
  app.mail.mails = [];
  await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(0) });
  await app.runJobs({ ignoresPauses: true });
  const [mail] = app.mail.mails.filter(({ to }) => to === 'anna.0@gross.example');
  expect(mail?.subject).toBe('Ihre Anfrage bei Blau');
  expect(mail?.text).toContain(`Alle von ${DEFAULT_BRAND.name}`);
  const [notice] = app.mail.mails.filter(({ to }) => to !== 'anna.0@gross.example');
  expect(notice?.text).toContain('Gestalt: L-Form');
});

test('the default is back as soon as the setting is gone', async () => {
  await use(other);
  await removeSetting(app.db, 'brand');
  await app.settings.refresh();
  const { text } = await get('/services/fun/funnel');
  expect(text).toContain(DEFAULT_BRAND.name);
  expect(text).toContain('--primary:#1f5a48');
  expect(text).toContain('"siteUrl":"https://old.example"');
  expect((await get('/brand/logo')).status).toBe(404);
});
