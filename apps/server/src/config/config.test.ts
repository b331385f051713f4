import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('all have working defaults', () => {
    expect(readConfig({})).toEqual({
      misspelt: [],
      port: 3000,
      host: '0.0.0.0',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      parentOrigins: [],
      siteUrl: undefined,
      showDemo: true,
      showApiDocs: true,
      securityContact: undefined,
      trustedHops: 0,
      unlimitedClients: [],
      logLevel: 'info',
      priceEstimateUrl: undefined,
      chatWebhookUrl: undefined,
      metricsToken: undefined,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: expect.stringContaining('@'),
      retailerEmail: expect.stringContaining('@'),
      alertEmail: expect.stringContaining('@'),
      alertDiskBytes: 2 * 1024 ** 3,
      mailFolder: { path: path.resolve('data/mail'), days: 30 },
      webhookAllowPrivate: false,
      webhookRetrySeconds: [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
      page: {},
      s3: undefined,
      maxConnectionsPerClient: 100,
      backup: undefined,
      maxUnclaimedBytes: 2 * 1024 ** 3,
      worker: 'beside',
      stopDelayMs: 0,
    });
  });

  test('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://u:p@db.example/funnel',
      PARENT_ORIGINS: ' https://kuechen.example , http://localhost:4000,',
      TRUST_PROXY: '2',
      UNLIMITED_CLIENTS: '192.0.2.7, 198.51.100.0/24,2001:db8::/48',
      PRICE_ESTIMATE_URL: 'https://prices.example/estimate?key=1',
      CHAT_WEBHOOK_URL: 'https://chat.example/hooks/x',
      PUBLIC_URL: 'https://kueche.example/de//',
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'Küchen Muster <kueche@shop.example>',
      RETAILER_EMAIL: 'studio@shop.example',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      WEBHOOK_RETRY_SECONDS: '0,1,2',
      ATLAS_ENDPOINT: 'https://atlas.example',
      DSR_ENDPOINT: '$DSR_ENDPOINT',
      BACKUP_DIR: '/backups/',
      BACKUP_AT: '23:05',
      BACKUP_KEEP: '35',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://u:p@db.example/funnel',
      parentOrigins: ['https://kuechen.example', 'http://localhost:4000'],
      trustedHops: 2,
      unlimitedClients: ['192.0.2.7', '198.51.100.0/24', '2001:db8::/48'],
      priceEstimateUrl: 'https://prices.example/estimate?key=1',
      chatWebhookUrl: 'https://chat.example/hooks/x',
      publicUrl: 'https://kueche.example/de',
      mailFrom: 'Küchen Muster <kueche@shop.example>',
      retailerEmail: 'studio@shop.example',
      webhookAllowPrivate: true,
      webhookRetrySeconds: [0, 1, 2],
      page: { atlasEndpoint: 'https://atlas.example' },
      backup: { folder: '/backups', at: '23:05', keep: 35 },
    });
    expect(config.page).not.toHaveProperty('dsrEndpoint');
  });

  const s3 = {
    S3_ENDPOINT: 'https://s3.example:9000',
    S3_BUCKET: 'floor-plans',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('of S3 are read as one group', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'floor-plans',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  test.each(Object.keys(s3))('of S3 without %s are refused by name', (name) => {
    expect(() => readConfig({ ...s3, [name]: undefined })).toThrow(`${name}: must be set as well`);
    expect(() => readConfig({ ...s3, [name]: `$${name}` })).toThrow(`${name}: must be set as well`);
    expect(() => readConfig({ ...s3, [name]: undefined })).not.toThrow('secret');
  });

  test('that are wrong are all named at once', () => {
    const wrong = {
      PORT: 'http',
      PARENT_ORIGINS: 'https://kuechen.example/path,null,*',
      DSR_PAGE_URL: 'javascript:alert(1)',
      DATABASE_URL: 'mysql://x',
      TRUST_PROXY: '-1',
      UNLIMITED_CLIENTS: '192.0.2.7,198.51.100.0/33',
      PRICE_ESTIMATE_URL: 'ftp://prices.example',
      CHAT_WEBHOOK_URL: 'https://user:secret@chat.example',
      S3_ENDPOINT: 's3.example',
      S3_BUCKET: 'a/b',
      MAX_UNCLAIMED_MB: 'lots',
      PUBLIC_URL: 'https://kueche.example/?a=b',
      SMTP_URL: 'https://mail.example',
      MAIL_FROM: 'Küche\r\nBcc: <x@y.example>',
      RETAILER_EMAIL: 'studio',
      WEBHOOK_ALLOW_PRIVATE: 'yes',
      WEBHOOK_RETRY_SECONDS: '1,soon',
      BACKUP_AT: '24:00',
      BACKUP_KEEP: '0',
    };
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(`${name}:`);
    expect(() => readConfig(wrong)).not.toThrow('secret');
  });

  test.each([
    ['PORT', 'abc', 'PORT: must be a whole number from 0 to 65535, not "abc"'],
    ['PORT', '65536', 'PORT: must be a whole number from 0 to 65535, not "65536"'],
    ['PORT', '80.5', 'PORT: must be a whole number from 0 to 65535, not "80.5"'],
    ['PORT', '-1', 'PORT: must be a whole number from 0 to 65535, not "-1"'],
    ['PORT', '0x50', 'PORT: must be a whole number from 0 to 65535, not "0x50"'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY: must be a whole number from 0 to 10, not "true"'],
    ['BACKUP_KEEP', '0', 'BACKUP_KEEP: must be a whole number, 1 or more, not "0"'],
    ['ALERT_DISK_MB', '2 GB', 'ALERT_DISK_MB: must be a whole number, 0 or more, not "2 GB"'],
    [
      'WEBHOOK_RETRY_SECONDS',
      '1,soon',
      'WEBHOOK_RETRY_SECONDS: must be 1 to 20 pauses in seconds, like 0,5,300',
    ],
    ['WORKER', 'none', 'WORKER: must be beside or apart, not "none"'],
    ['SHOW_DEMO', 'no', 'SHOW_DEMO: must be true or false, not "no"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be debug, info, warn, error or silent, not "loud"'],
  ])('%s=%s is refused in plain words', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The settings are not right:\n  ${sentence}`);
  });

  test('that are misspelt are named, also where another one is missing for it', () => {
    const sentence = 'PARENT_ORIGIN is no setting and does nothing. Did you mean PARENT_ORIGINS?';
    expect(readConfig({ PARENT_ORIGIN: 'https://shop.example' }).misspelt).toEqual([sentence]);
    expect(() => readConfig({ ...s3, S3_BUCKET: undefined, S3_BUKET: 'floor-plans' })).toThrow(
      /S3_BUCKET: must be set as well.*\n {2}S3_BUKET is no setting .* Did you mean S3_BUCKET\?$/,
    );
  });

  test('a number may have blanks around it', () => {
    expect(readConfig({ PORT: ' 8080 ' }).port).toBe(8080);
  });

  test('that belong together are required together', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    expect(() => readConfig(smtp)).toThrow(/MAIL_FROM: .*\n.*RETAILER_EMAIL: /);
    expect(() => readConfig({ ...smtp, MAIL_FROM: 'a@b.de', RETAILER_EMAIL: 'c@d.de' })).not.toThrow();
  });

  test.each([
    ['https://shop.example', true],
    ['http://localhost:4000', true],
    ['https://*.shop.example', true],
    ['https://*.shop.example:8443', true],
    ['https://*.eu.shop.example', true],
    ['https://*.example', false],
    ['https://*', false],
    ['*', false],
    ['*.shop.example', false],
    ['https://shop.*.example', false],
    ['https://*.*.shop.example', false],
    ['https://a*.shop.example', false],
    ['https://*.shop.example/', false],
    ['https://*.Shop.example', false],
    ['https://*.shop.example:443', false],
    ['https://*.shop.example; script-src *', false],
    ['shop.example', false],
    ['https://shop.example/x', false],
  ])('%j may be set as a parent: %s', (text, isOne) => {
    const read = () => readConfig({ PARENT_ORIGINS: text }).parentOrigins;
    if (isOne) expect(read()).toEqual([text]);
    else expect(read).toThrow('PARENT_ORIGINS: must be an origin');
  });
});
