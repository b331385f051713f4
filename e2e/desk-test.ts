import { testWithSettings } from './settings-test.ts';

/** What the running product itself keeps. */
const KEPT = ['heartbeat', 'secret', 'tally'];

/**
 * Tests that look at all enquiries there are. A worker has one product for all of them, which takes seconds to start. It
 * is empty when a test begins.
 */
export const test = testWithSettings({}).extend<{ emptied: undefined }>({
  emptied: [
    async ({ query }, use) => {
      await query(`do $$
        declare name text;
        begin
          -- All rows go, so no reference between them has to be looked at.
          set local session_replication_role = replica;
          for name in
            select relname from pg_class
            where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
              and relname <> all (array[${KEPT.map((table) => `'${table}'`).join()}]) and pg_relation_size(oid) > 0
          loop
            execute format('delete from %I', name);
          end loop;
          delete from pgboss.job;
        end
      $$`);
      await use(undefined);
    },
    { auto: true },
  ],
});
