import fastifyStatic from '@fastify/static';
import type { Brand } from '@funnel/domain/retailer/brand';
import { LANGUAGES, parseLanguage } from '@funnel/domain/text/text';
import type { FastifyInstance } from 'fastify';
import { makeDocument, type ServedDocument, sendDocument } from '../http/send-document.ts';
import { withBrand } from './brand-document.ts';
import type { AppBuild } from './page-build.ts';

interface ServedApp {
  readonly path: string;
  /** Whether every address below the path is a screen of the app. */
  readonly hasScreens?: boolean | undefined;
  readonly build: () => Promise<AppBuild>;
  readonly brand: () => Brand;
  /** Its colours; by default those of all pages. */
  readonly sheet?: ((colors: Brand['colors']) => string) | undefined;
  /** The Content-Security-Policy of its document. */
  readonly policy: (html: string, nonce: string | undefined) => string;
  /** A script element for the document. */
  readonly settings?: () => string;
  /** Whether a browser may cache the document and revalidate it. */
  readonly isKept: boolean;
}

/** An app with one document, the same for everybody except the language, and its files. */
export async function serveApp(
  app: FastifyInstance,
  { path, hasScreens, build, brand, sheet, policy, settings, isKept }: ServedApp,
): Promise<void> {
  const documentOf = keptDocuments();
  for (const address of [path, `${path}/`, ...(hasScreens ? [`${path}/*`] : [])]) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const { '*': screen = '' } = request.params as { '*'?: string };
      // A missing file: a script request must not get a document.
      if (screen.includes('.')) return reply.callNotFound();
      const { lang } = request.query as { lang?: unknown };
      const language = parseLanguage(typeof lang === 'string' ? lang : undefined);
      const { template, nonce } = await build();
      const html = withBrand(template, brand(), sheet)
        .replace('<html lang="de">', `<html lang="${language}">`)
        .replace('</head>', () => `${settings?.() ?? ''}</head>`);
      if (isKept) return sendDocument(request, reply, await documentOf(html, policy(html, nonce)));
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy(html, nonce))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(html);
    });
  }

  const { folder } = await build();
  if (folder === undefined) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${path}/`,
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '.vite/**'],
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      // Content-hashed addresses.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}

/** Rendered once for each language and brand. */
function keptDocuments() {
  const documents = new Map<string, Promise<ServedDocument>>();
  return (html: string, policy: string): Promise<ServedDocument> => {
    // Entries of another brand are obsolete.
    if (documents.size > LANGUAGES.length) documents.clear();
    const made = documents.get(html) ?? makeDocument(html, policy);
    documents.set(html, made);
    return made;
  };
}
