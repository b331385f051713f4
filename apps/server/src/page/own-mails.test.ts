import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ownMails } from './own-mails.ts';

const ATLAS_ENDPOINT = 'https://atlas.example';
const DSR_ENDPOINT = 'https://accounts.example';
const PUBLIC_URL = 'https://funnel.example';

test.each([
  [{}, { enquiry: true, account: true }],
  [{ ATLAS_ENDPOINT: '$ATLAS' }, { enquiry: true, account: true }],
  [{ ATLAS_ENDPOINT }, { enquiry: false, account: false }],
  [{ DSR_ENDPOINT }, { enquiry: true, account: false }],
  [
    { ATLAS_ENDPOINT, DSR_ENDPOINT },
    { enquiry: false, account: false },
  ],
  // Set explicitly, but our own.
  [
    { PUBLIC_URL, ATLAS_ENDPOINT: `${PUBLIC_URL}/` },
    { enquiry: true, account: true },
  ],
])('with %j our server sends mails of %j', (environment, mails) => {
  expect(ownMails(readConfig(environment))).toEqual(mails);
});
