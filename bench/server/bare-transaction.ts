import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * The minimum work for a durable enquiry: two rows in one transaction, on the same Postgres, by the same driver, with
 * tables and indexes like the real ones.
 */
export async function bareTransaction(connection: pg.PoolConfig, connections: number) {
  const pool = new pg.Pool({ ...connection, max: connections });
  await pool.query('create table if not exists bench_enquiry (like enquiry including all)');
  await pool.query('create table if not exists bench_job (id uuid primary key, name text, data jsonb)');
  const { rows } = await pool.query('select * from enquiry limit 1');
  const generated = await pool.query(
    `select column_name from information_schema.columns where table_name = 'enquiry' and is_generated = 'ALWAYS'`,
  );
  const made = generated.rows.map(({ column_name }) => column_name);
  const columns = Object.keys(rows[0]).filter((name) => rows[0][name] !== null && !made.includes(name));
  const places = columns.map((_, index) => `$${index + 1}`);
  const insert = `insert into bench_enquiry (${columns.join()}) values (${places.join()})`;
  const example = columns.map((name) => {
    const value = rows[0][name];
    return value?.constructor === Object ? JSON.stringify(value) : value;
  });

  return {
    async act(): Promise<number> {
      const id = randomUUID();
      const values = example.map((value, index) =>
        /^(?:enquiry_id|kitchen_id|repeat_key|szid)$/.test(columns[index] ?? '') ? id : value,
      );
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({ name: 'enquiry', text: insert, values });
        await client.query({
          name: 'job',
          text: 'insert into bench_job values ($1, $2, $3)',
          values: [id, 'event', JSON.stringify({ type: 'enquiry.received', enquiryId: id })],
        });
        await client.query('commit');
        return 200;
      } finally {
        client.release();
      }
    },
    async close(): Promise<void> {
      await pool.query('drop table bench_enquiry, bench_job');
      await pool.end();
    },
  };
}
