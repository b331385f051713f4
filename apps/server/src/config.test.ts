import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('all have working defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      parentOrigins: [],
      trustedHops: 0,
      logLevel: 'info',
      page: {},
    });
  });

  test('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://u:p@db.example/funnel',
      PARENT_ORIGINS: ' https://kuechen.example , http://localhost:4000,',
      TRUST_PROXY: '2',
      ATLAS_ENDPOINT: 'https://atlas.example',
      DSR_ENDPOINT: '$DSR_ENDPOINT',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://u:p@db.example/funnel',
      parentOrigins: ['https://kuechen.example', 'http://localhost:4000'],
      trustedHops: 2,
      page: { atlasEndpoint: 'https://atlas.example' },
    });
    expect(config.page).not.toHaveProperty('dsrEndpoint');
  });

  test('that are wrong are all named at once', () => {
    const wrong = {
      PORT: 'http',
      PARENT_ORIGINS: 'https://kuechen.example/path,null,*',
      DSR_PAGE_URL: 'javascript:alert(1)',
      DATABASE_URL: 'mysql://x',
      TRUST_PROXY: '-1',
    };
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(`${name}:`);
  });
});
