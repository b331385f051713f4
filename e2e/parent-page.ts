import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A retailer's page on its own origin: frames the address in its query, records every message, and answers get-utm and
 * get-tf-utm with the values of the query.
 */
const HTML = `<!doctype html>
<html lang="de"><title>Elternseite</title><body>
<script>
  const query = new URLSearchParams(location.search);
  window.heard = [];
  addEventListener('message', (event) => {
    const query = new URLSearchParams(location.search);
    window.heard.push(event.data);
    const answer = { 'get-utm': 'pass-utm', 'get-tf-utm': 'pass-tf-utm' }[event.data.type];
    if (!answer || !query.has('utm')) return;
    event.source.postMessage({ type: answer, utmData: JSON.parse(query.get('utm')) }, '*');
  });
  const frame = document.createElement('iframe');
  frame.src = query.get('frame');
  frame.title = 'Funnel';
  frame.width = '100%';
  frame.height = '900';
  document.body.append(frame);
</script>`;

/** The page of a shop, with head and body from the query, for embedding tests. */
function shopPage(query: URLSearchParams): string {
  return `<!doctype html>
<html lang="${query.get('lang') ?? 'de'}"><head><meta name="viewport" content="width=device-width"><title>Laden</title><link rel="icon" href="data:,">
${query.get('head') ?? ''}</head><body>
<h1>Laden</h1>${query.get('body') ?? ''}<p><a href="#below">Darunter</a></p></body></html>`;
}

/** A given page, or one with the given body. */
function wholePage(html: string): string {
  if (html.startsWith('<!doctype')) return html;
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Laden</title><link rel="icon" href="data:,"><body>${html}</body></html>`;
}

/** Shows an app that a test runs at `to` under `/app/<name>` of the retailer's site: `PUT /app/<name>?to=http://…`. */
function appProxy() {
  const apps = new Map<string, string>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, name] = /^\/app\/(\w+)/.exec(pathname) ?? [];
    if (!name) return false;
    if (request.method === 'PUT') {
      apps.set(name, searchParams.get('to') ?? '');
      response.end();
      return true;
    }
    const { method, headers, url } = request;
    const onward = ask(`${apps.get(name)}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
    return true;
  };
}

/** On another site than the product, not only another origin, so that storage is partitioned. */
export async function serveParentPage(): Promise<{ origin: string; close: () => void }> {
  const showApp = appProxy();
  const server = createServer((request, response) => {
    if (showApp(request, response)) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (pathname === '/page') response.end(wholePage(searchParams.get('html') ?? ''));
    else response.end(pathname === '/shop' ? shopPage(searchParams) : HTML);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
