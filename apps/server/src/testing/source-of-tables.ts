import type { ColumnMetadata } from 'kysely';
import type { Database } from '../db/database.ts';
import { FILLED_BY_TRIGGERS, NULLABLE_IN_VIEWS, PRECISE_COLUMNS } from './precise-columns.ts';

/** The types as the driver reads them. A `bigint` comes as a string, since a number cannot hold all values. */
const SCALARS: Readonly<Record<string, string>> = {
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
};

/** Generates the text of `db/tables.ts` from a migrated database. */
export async function sourceOfTables(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(
    ({ schema, isView, name }) => schema === 'public' && (!isView || name in NULLABLE_IN_VIEWS),
  );
  const known = new Set(tables.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`)));
  const stale = Object.keys(PRECISE_COLUMNS).filter((column) => !known.has(column));
  if (stale.length > 0) throw new Error(`precise-columns.ts names what is not there: ${stale.join(', ')}`);

  const body = tables.map(({ name, columns, isView }) => {
    const lines = columns.map((column) => {
      // The columns of a view do not say what they are not.
      const isNullable = isView ? NULLABLE_IN_VIEWS[name]?.includes(column.name) === true : column.isNullable;
      return `    ${column.name}: ${typeOf(name, { ...column, isNullable })};`;
    });
    return `  ${name}: {\n${lines.join('\n')}\n  };`;
  });
  return [
    ...imports(body.join()),
    '',
    '/** The tables as the migrations make them, written by `npm run tables`. */',
    'export interface Tables {',
    ...body,
    '}',
    '',
  ].join('\n');
}

function typeOf(table: string, column: ColumnMetadata): string {
  const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } = column;
  const type = PRECISE_COLUMNS[`${table}.${name}`]?.type ?? SCALARS[dataType];
  if (!type) throw new Error(`${table}.${name} is ${dataType}: say in precise-columns.ts what it holds`);
  const isGiven = hasDefaultValue || isAutoIncrementing || FILLED_BY_TRIGGERS.includes(`${table}.${name}`);
  return wrapped(type, dataType, isGiven) + (isNullable ? ' | null' : '');
}

function wrapped(type: string, dataType: string, isGiven: boolean): string {
  if (dataType === 'jsonb')
    return isGiven ? `JSONColumnType<${type}, string | undefined>` : `JSONColumnType<${type}>`;
  if (isGiven) return `Generated<${type}>`;
  return dataType === 'int8' ? 'ColumnType<string, number, number>' : type;
}

function imports(body: string): string[] {
  const modules = new Map<string, Set<string>>();
  const add = (name: string, from: string) => modules.set(from, (modules.get(from) ?? new Set()).add(name));
  for (const { type, from } of Object.values(PRECISE_COLUMNS)) if (from) add(type.replace('[]', ''), from);
  for (const name of ['ColumnType', 'Generated', 'JSONColumnType'])
    if (body.includes(`${name}<`)) add(name, 'kysely');
  return [...modules.keys()]
    .sort()
    .map((from) => `import type { ${[...(modules.get(from) ?? [])].sort().join(', ')} } from '${from}';`);
}
