import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { connect, expect, test } from './product-test.ts';
import { type RunningProduct, runServer } from './run-server.ts';

interface OwnProduct extends Pick<RunningProduct, 'url' | 'setUpFragment'> {
  readonly database: string;
}

/**
 * Tests against a separate product with these retailer settings: in the common one a setting would affect concurrent
 * tests. It has a separate database in the running Postgres. `shown` is the data in the pages, if it differs from the
 * settings. `environment` has the operator's settings.
 */
export function testWithSettings(
  settings: Record<string, unknown>,
  shown: Record<string, unknown> = settings,
  environment: Record<string, string> = {},
) {
  return test.extend<object, { ownProduct: OwnProduct }>({
    ownProduct: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
      async ({}, use) => {
        const database = `settings_${randomUUID().replaceAll('-', '')}`;
        const common = await connect('postgres');
        await common.query(`create database ${database}`);
        const socket = process.env['PRODUCT_SOCKET'] ?? '';
        const server = await runServer({
          DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`,
          DATA_DIR: path.join(socket, '..', database),
          ...environment,
        });
        try {
          await store(database, settings);
          await expect
            .poll(() => shownSettings(server.url), { message: 'the pages follow the settings' })
            .toMatchObject(shown);
          await use({ url: server.url, setUpFragment: server.setUpFragment, database });
        } finally {
          await server.stop();
        }
        await common.query(`drop database ${database} with (force)`);
        await common.end();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ ownProduct }, use) => use(ownProduct.url),
    database: ({ ownProduct }, use) => use(ownProduct.database),
  });
}

async function store(database: string, settings: Record<string, unknown>): Promise<void> {
  const client = await connect(database);
  for (const [name, value] of Object.entries(settings)) {
    await client.query(
      "insert into setting_version (name, revision, value, author, at, state) values ($1, 1, $2, 'operator', now(), 'published')",
      [name, JSON.stringify(value)],
    );
  }
  await client.end();
}

async function shownSettings(url: string): Promise<unknown> {
  const html = await (await fetch(`${url}/services/fun/funnel`)).text();
  return JSON.parse(/__FUNNEL_SETTINGS__=(\{.*?\});(?:window\.|$)/m.exec(html)?.[1] ?? 'null');
}
