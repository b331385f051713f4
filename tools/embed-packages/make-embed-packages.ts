import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { packTar } from 'modern-tar';
import { bundle } from './bundle.ts';
import { EMBED_PACKAGES, type EmbedModule, SERVED_MODULE } from './embed-package.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');

/**
 * Writes the packages that a retailer's build gets from the server, without a registry: the module `/embed.mjs` with
 * its types, and the npm packages as tarballs under `/embed/`.
 */
export async function makeEmbedPackages(client: string): Promise<void> {
  const declarations = emitDeclarations();
  const folder = path.join(client, 'embed');
  mkdirSync(folder, { recursive: true });
  for (const app of BROWSER_APPS.filter((each) => each.kind === 'script')) {
    for (const [address, source] of Object.entries(app.modules)) {
      const entry = path.join('apps', app.name, source);
      writeFileSync(path.join(client, address), await bundle({ entry, minify: true }));
    }
  }
  writeFileSync(path.join(client, 'embed.d.ts'), typesOf(SERVED_MODULE, declarations));
  for (const [name, module] of Object.entries(EMBED_PACKAGES)) {
    const files = {
      'package.json': manifestOf(module),
      'README.md': read(module.workspace, 'README.md'),
      'index.js': await bundle(module),
      'index.d.ts': typesOf(module, declarations),
    };
    writeFileSync(path.join(folder, `${name}.tgz`), await tarball(files));
  }
}

/** The published package.json of a workspace: built files only, no dependencies on our workspaces. */
function manifestOf({ workspace }: EmbedModule): string {
  const { name, version, description, peerDependencies } = JSON.parse(read(workspace, 'package.json'));
  const { license = 'UNLICENSED' } = JSON.parse(read('package.json'));
  const manifest = {
    ...{ name, version, description, license },
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    peerDependencies,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the declarations of a source file. */
function emitDeclarations(): (file: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-types-'));
  const found = new Map<string, string>();
  try {
    for (const module of Object.values(EMBED_PACKAGES)) {
      const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck'];
      const places = ['--rootDir', root, '--outDir', folder];
      execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', module.workspace, ...emit, ...places], {
        cwd: root,
      });
    }
    for (const { entry } of [SERVED_MODULE, ...Object.values(EMBED_PACKAGES)])
      found.set(entry, readFileSync(path.join(folder, entry.replace(/\.tsx?$/, '.d.ts')), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return (file) => found.get(file) ?? '';
}

/** One bundled file of declarations, dependencies first. */
function typesOf({ entry, publicTypes }: EmbedModule, declarationsOf: (file: string) => string): string {
  const parts = [...publicTypes.map((file) => read(file)), declarationsOf(entry)];
  return parts
    .map((part) => part.replaceAll(/^import [^;]*? from ['"](?:@funnel\/|\.)[^;]*;\n/gm, '').trim())
    .join('\n\n')
    .concat('\n');
}

/** Reproducible: an npm lock file stores the hash. */
async function tarball(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => {
    const body = Buffer.from(text);
    return { header: { name: `package/${name}`, size: body.length, mtime: new Date(0), mode: 0o644 }, body };
  });
  return gzipSync(await packTar(entries), { level: 9 });
}
