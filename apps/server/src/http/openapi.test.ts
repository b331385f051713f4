import { WEBHOOK_TYPES } from '@funnel/contract/event/webhook-event';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { PUBLIC_URL: 'https://kueche.example' } });

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

const read = async (): Promise<Document> => (await fetch(`${app.origin}/api/docs/json`)).json() as never;

/** The whole run lints it with two linters and generates a client (openapi.long.test.ts). */
describe('the OpenAPI document', () => {
  test('names every call once, with a tag that is explained and who may make it', async () => {
    const { openapi, servers, tags, paths } = await read();
    expect(openapi).toBe('3.1.0');
    expect(servers).toMatchObject([{ url: 'https://kueche.example' }]);
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(app.endpoints.length);
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toContain('postFunnelEnquiries');
    expect(new Set(ids).size).toBe(ids.length);
    const known = tags.map(({ name }) => name);
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^(?:get|post)[A-Z][A-Za-z0-9]+$/);
      expect(operation.tags.filter((tag) => !known.includes(tag))).toEqual([]);
      expect(operation.summary).toMatch(/[^.\s]$/);
      expect(operation.description).toContain(operation.summary);
      expect(operation.security).toBeInstanceOf(Array);
      for (const status of ['400', '500'])
        expect(operation.responses[status]?.content).toEqual({
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        });
    }
  });

  test('says who has to be signed in, and which calls take files', async () => {
    const { paths, components } = await read();
    expect(paths['/api/v1/customer/overview']?.['get']?.security).toEqual([{ session: [] }]);
    expect(paths['/api/v1/funnel-enquiries']?.['post']?.security).toEqual([]);
    expect(paths['/fc/files']?.['post']?.security).toEqual([{}, { enquiryToken: [] }]);
    expect(Object.keys(components.securitySchemes)).toEqual([
      'session',
      'staffSession',
      'apiKey',
      'enquiryToken',
    ]);
    const form = paths['/fc/files']?.['post']?.requestBody?.content ?? {};
    expect(Object.keys(form)).toEqual(['multipart/form-data']);
    expect(form['multipart/form-data']?.schema).toMatchObject({ properties: { files: { type: 'array' } } });
  });

  test('is written out for people, who look nothing up', async () => {
    const html = await (await fetch(`${app.origin}/api/docs`)).text();
    expect(html).toContain('question_shape');
    expect(html).not.toContain('$ref');
  });

  test('states what calls share once, and names nothing that it does not state', async () => {
    const document = await read();
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
    const shared = [
      'Problem',
      'EnquiryInput',
      'TerminfinderEnquiryInput',
      'Person',
      'StaffMember',
      'Appointment',
      'Hours',
    ];
    const ofEvents = ['Event', 'EventEnquiry', 'EventAppointment', 'EventChange', 'EventVisit', 'EventFile'];
    expect([...new Set(names)]).toEqual(expect.arrayContaining([...shared, ...ofEvents]));
  });

  test('writes nothing out that it states', async () => {
    const { paths, webhooks, components } = await read();
    const text = JSON.stringify([paths, webhooks]);
    const written = Object.entries(components.schemas).filter(([, schema]) =>
      text.includes(JSON.stringify(schema)),
    );
    expect(written.map(([name]) => name)).toEqual([]);
  });

  test('has every webhook with its headers and all that it tells', async () => {
    const { webhooks, components } = await read();
    expect(Object.keys(webhooks).sort()).toEqual([...WEBHOOK_TYPES, 'webhook.test'].sort());
    expect(webhooks['files.added']?.['post']).toMatchObject({
      operationId: 'tellFilesAddedEvent',
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/FilesAddedEvent' } } },
      },
    });
    expect(components.schemas['FilesAddedEvent']).toMatchObject({
      properties: {
        type: { const: 'files.added' },
        data: {
          properties: {
            enquiry: { $ref: '#/components/schemas/EventEnquiry' },
            files: { items: { $ref: '#/components/schemas/EventFile' } },
          },
          required: ['enquiryId', 'enquiry'],
        },
      },
    });
  });
});
