import type { Endpoint } from '@funnel/contract/endpoint';
import { ERROR_CODES, ERROR_STATUS } from '@funnel/contract/error-code';
import { PROBLEM_TITLES } from '@funnel/contract/problem';
import { isFor } from '@funnel/domain/access/capability';
import type { Brand } from '@funnel/domain/retailer/brand';
import { brandSheet } from '@funnel/domain/retailer/brand-sheet';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The part of OpenAPI that the page shows. */
export interface DocumentedCalls {
  readonly paths?: Readonly<Record<string, object | undefined>> | undefined;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

interface Operation {
  readonly parameters?: unknown;
  readonly requestBody?: { readonly content?: unknown };
  readonly responses?: Readonly<Record<string, { readonly content?: unknown }>>;
}

const CALLERS = [
  ['anyone', 'anyone'],
  ['customer', 'customers with a confirmed address'],
  ['pending-customer', 'customers whose address waits for its confirmation'],
  ['staff', 'staff'],
  ['api-key', 'API keys with the scope for it'],
] as const;

const callersOf = ({ capability }: Endpoint) =>
  CALLERS.filter(([kind]) => isFor(kind, capability))
    .map(([, words]) => words)
    .join(', ');

const STYLE = `
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: var(--primary); }
article { margin: 1rem 0; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
h2 { margin: 0; font: 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
p { margin: 0.5rem 0; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { margin: 0.25rem 0 0.75rem; padding: 0.75rem; max-height: 24rem; overflow: auto; background: var(--sand); border-radius: 8px; font-size: 0.8125rem; }
`;

/** Every call on one page of static HTML. Nothing in it runs, so the policy of the other pages holds here too. */
export function apiDocsPage(
  endpoints: readonly Endpoint[],
  { paths = {}, components }: DocumentedCalls,
  { colors }: Brand,
): string {
  const calls = endpoints.map((endpoint) => {
    const operations = withSchemas(paths[endpoint.path], components?.schemas) as
      | Readonly<Record<string, Operation>>
      | undefined;
    return callSection(endpoint, operations?.[endpoint.method.toLowerCase()] ?? {});
  });
  const head = [
    h('meta', { key: 'charset', charSet: 'utf-8' }),
    h('meta', { key: 'viewport', name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('link', { key: 'icon', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    h('title', { key: 'title' }, 'Kitchen funnel: the calls'),
    h('style', { key: 'style' }, brandSheet(colors) + STYLE),
  ];
  const intro = h('p', null, 'For programs: ', h('a', { href: '/api/docs/json' }, 'OpenAPI'), '.');
  const main = h('main', null, h('h1', null, 'The calls the server answers'), intro, ...calls, problems());
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, h('head', null, head), h('body', null, main)))}`;
}

/** Inlines the shared schemas where people read them. No schema contains itself. */
function withSchemas(part: unknown, schemas: Readonly<Record<string, object>> = {}): unknown {
  const text = JSON.stringify(part, (_key, value) => {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(value?.$ref ?? '') ?? [];
    return name === undefined ? value : schemas[name];
  });
  return text && JSON.parse(text);
}

/** The target of a problem's type. */
function problems(): ReactElement {
  const entries = ERROR_CODES.flatMap((code) => [
    h('dt', { key: code, id: code }, h('code', null, code), ` ${ERROR_STATUS[code]}`),
    h('dd', { key: `${code} title` }, PROBLEM_TITLES[code]),
  ]);
  return h(
    'article',
    { key: 'problems' },
    h('h2', null, 'What a call can fail with'),
    h('dl', null, entries),
  );
}

function callSection(endpoint: Endpoint, operation: Operation): ReactElement {
  const { method, path, summary } = endpoint;
  const answers = Object.entries(operation.responses ?? {});
  return h(
    'article',
    { key: `${method} ${path}` },
    h('h2', null, h('b', null, method), ` ${path}`),
    h('p', null, summary),
    h('p', null, `May be called by ${callersOf(endpoint)}. `, errorsOf(endpoint)),
    schema('Query', operation.parameters, path),
    schema('Body', operation.requestBody?.content, path),
    ...answers.map(([status, { content }]) => schema(`Answer ${status}`, content, path)),
  );
}

function errorsOf({ errors }: Endpoint): string {
  return errors.length === 0 ? '' : `Fails with ${errors.join(', ')}.`;
}

function schema(name: string, value: unknown, path: string): ReactElement | null {
  if (value === undefined) return null;
  // A scrollable region must be reachable with the keyboard.
  const label = { tabIndex: 0, role: 'region', 'aria-label': `${name} of ${path}` };
  return h(
    'details',
    { key: name },
    h('summary', null, name),
    h('pre', label, JSON.stringify(value, null, 2)),
  );
}
