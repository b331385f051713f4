import { createHash } from 'node:crypto';
import { PAGE_CONFIG_KEYS, type PageConfig } from '@funnel/contract/page/page-config';

/**
 * The CSP of a page: it loads from its own origin, calls the configured endpoints, and only the listed parents frame
 * it.
 */
export function contentSecurityPolicy(
  html: string,
  page: PageConfig,
  frameAncestors: readonly string[],
  nonce?: string,
): string {
  const given = nonce ? [`'nonce-${nonce}'`] : [];
  const endpoints = PAGE_CONFIG_KEYS.flatMap((key) => (page[key] ? [new URL(page[key]).origin] : []));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...given],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...given],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(endpoints)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': frameAncestors,
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Hashes of the inline scripts or styles of a document. The policy allows exactly these, and no injected ones. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return [...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
