import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'package'; readonly name: string };

/** Resolves an import. Extensions are explicit in this tree, so a relative import is a path. */
export function resolveImport(from: string, specifier: string): Target {
  const [plain = ''] = specifier.split('?');
  if (/^\.{1,2}(\/|$)/.test(plain)) return { kind: 'file', path: posix.join(posix.dirname(from), plain) };
  if (isBuiltin(plain) || plain.startsWith('node:')) return { kind: 'node' };
  const depth = plain.startsWith('@') ? 2 : 1;
  return { kind: 'package', name: plain.split('/').slice(0, depth).join('/') };
}
