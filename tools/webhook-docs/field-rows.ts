/** The subset of JSON Schema that Zod generates for our schemas. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
}

export interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly isAlwaysThere: boolean;
  readonly what: string;
}

/** One row for each field, nested ones with their path: `data.enquiry.email`. */
export function fieldRows(schema: JsonSchema, before = ''): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = withoutNull(property);
    const row = {
      field: before + name,
      type: typeOf(inner) + (inner === property ? '' : ' or `null`'),
      isAlwaysThere: required.includes(name),
      what: property.description ?? inner.description ?? '',
    };
    if (inner.properties) return [row, ...fieldRows(inner, `${row.field}.`)];
    if (inner.items?.properties) return [row, ...fieldRows(inner.items, `${row.field}[].`)];
    return [row];
  });
}

/** Zod generates `anyOf: [schema, null]` for a nullable schema, or a list of types for a primitive one. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    const [type = ''] = schema.type.filter((one) => one !== 'null');
    return { ...schema, type };
  }
  const given = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return given.length === 1 && given[0] ? given[0] : schema;
}

function typeOf({ type, format, enum: codes, const: only, items, properties }: JsonSchema): string {
  if (only !== undefined) return `\`${only}\``;
  if (codes) return codes.map((code) => `\`${code}\``).join(', ');
  if (format === 'date-time') return 'time (ISO 8601, UTC)';
  if (format === 'uri') return 'address';
  if (type === 'array') return items?.properties ? 'list of objects' : `list of ${typeOf(items ?? {})}`;
  if (type === 'object') return properties ? 'object' : 'texts by name';
  return type === 'string' ? 'text' : String(type ?? 'value');
}
