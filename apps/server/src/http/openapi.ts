import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { ENQUIRY_TOKEN_HEADER, type Endpoint } from '@funnel/contract/endpoint';
import { FILES_FIELD } from '@funnel/contract/floor-plan/upload-files';
import { isFor } from '@funnel/domain/access/capability';
import type { Brand } from '@funnel/domain/retailer/brand';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { schemaRegistry } from './openapi-schemas.ts';
import { openApiWebhooks } from './openapi-webhooks.ts';

const transform = createJsonSchemaTransform({ schemaRegistry });
const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });

/** Unique names for generated clients: `postFunnelEnquiries`, `getHealthz`. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path.replace(/^\/(?:api|int|fc)(?:\/v\d+)?\//, '/').split(/[^A-Za-z0-9]+/);
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalized.join('');
}

/** The concept of the capability. */
const tagOf = ({ capability }: Endpoint): string => capability.replace(/\..*/, '').replace(/^own-/, '');

function securityOf({ capability, sameOriginOrToken, takesToken }: Endpoint): Record<string, string[]>[] {
  if (isFor('anyone', capability)) return sameOriginOrToken || takesToken ? [{}, { enquiryToken: [] }] : [];
  const credentials = { customer: 'session', staff: 'staffSession', 'api-key': 'apiKey' } as const;
  const kinds = Object.keys(credentials) as (keyof typeof credentials)[];
  return kinds.filter((kind) => isFor(kind, capability)).map((kind) => ({ [credentials[kind]]: [] }));
}

/** The description of a call beside its schemas. */
export function describeOperation(endpoint: Endpoint) {
  const [summary = ''] = endpoint.summary.split(/\. /);
  return {
    operationId: operationIdOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: summary.replace(/\.$/, ''),
    description: endpoint.summary,
    security: securityOf(endpoint),
    ...(endpoint.bodyAs === 'files' && { consumes: ['multipart/form-data'] }),
  };
}

/** A form with files is streamed and not validated by a schema; this one only describes it. */
const FILES_FORM = {
  type: 'object',
  required: [FILES_FIELD],
  properties: { [FILES_FIELD]: { type: 'array', items: { type: 'string', format: 'binary' } } },
};

/** The whole document, generated from the declared endpoints. */
export function openApiOptions(
  { publicOrigin, publicUrl }: Pick<Config, 'publicOrigin' | 'publicUrl'>,
  { name }: Pick<Brand, 'name'>,
): FastifyDynamicSwaggerOptions {
  const base = publicOrigin === undefined ? '/' : publicUrl;
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kitchen funnel',
        version: '1',
        description: 'The calls of the kitchen funnel. Failed calls answer with a problem of RFC 9457.',
        contact: { name, ...(publicOrigin && { url: publicUrl }) },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: base, description: 'This server' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: '__Host-customer' },
          staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
          apiKey: { type: 'http', scheme: 'bearer' },
          enquiryToken: { type: 'apiKey', in: 'header', name: ENQUIRY_TOKEN_HEADER },
        },
      },
    },
    transform(call) {
      const made = transform(call);
      const schema = made.schema as { consumes?: unknown; body?: unknown };
      if (schema.consumes) schema.body = FILES_FORM;
      return made;
    },
    transformObject: (document) => withUsedParts(addSchemas(document)),
  };
}

interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** With the webhooks, without unreferenced shared schemas, and with the tags in use. */
function withUsedParts<Document extends object>(document: Document): Document {
  const { paths = {}, components = {} }: OpenApiDocument = document;
  const webhooks = openApiWebhooks();
  const schemas = usedSchemas({ paths, webhooks }, components.schemas ?? {});
  const operations = Object.values(paths).flatMap((operation) => Object.values(operation));
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  return {
    ...document,
    webhooks,
    tags: [...tags].sort().map((name) => ({ name, description: `Everything about: ${name}` })),
    components: { ...components, schemas },
  };
}

type Schemas = Readonly<Record<string, object>>;

/** The schemas that a part of the document references, transitively. */
function usedSchemas(part: object, schemas: Schemas): Schemas {
  const used = new Set<string>();
  const look = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look(JSON.stringify(schemas[name] ?? {}));
    }
  };
  look(JSON.stringify(part));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
