import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const [dataDir = '', holder = ''] = process.argv.slice(2);
try {
  await startEmbeddedPostgres({ dataDir, holder });
  process.stdout.write('started\n');
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
