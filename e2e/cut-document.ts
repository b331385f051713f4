import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CutDocument extends AsyncDisposable {
  readonly origin: string;
  /** The rest of the document arrives. */
  readonly release: () => void;
}

/** The product at another origin. Its documents load up to the end of `part`, the rest after the release. */
export async function cutDocument(product: string, part: RegExp): Promise<CutDocument> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const reply = await fetch(`${product}${request.url}`, {
      headers: { accept: request.headers.accept ?? '' },
    });
    const type = reply.headers.get('content-type') ?? '';
    response.writeHead(reply.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await reply.arrayBuffer()));
    const html = await reply.text();
    const [arrives = ''] = part.exec(html) ?? [];
    response.write(html.slice(0, html.indexOf(arrives) + arrives.length));
    await released;
    response.end(html.slice(html.indexOf(arrives) + arrives.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release,
    async [Symbol.asyncDispose]() {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
