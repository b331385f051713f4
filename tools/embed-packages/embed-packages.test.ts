import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_PACKAGES } from './embed-package.ts';

/** The build output; e2e/embed-packages.spec.ts installs it into test apps. */

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'apps/funnel/dist/client');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const NAMES = Object.keys(EMBED_PACKAGES);

async function contentOf(name: string): Promise<Map<string, string>> {
  const archive = gunzipSync(readFileSync(path.join(client, `embed/${name}.tgz`)));
  const entries = await unpackTar(archive);
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]));
}

describe.each(NAMES)('the package %s', (name) => {
  test('holds built code, types and how to use it', async () => {
    const files = await contentOf(name);
    expect([...files.keys()].sort()).toEqual(
      ['README.md', 'index.d.ts', 'index.js', 'package.json'].map((file) => `package/${file}`),
    );
  });

  test('needs nothing of this repository', async () => {
    const files = await contentOf(name);
    const manifest = JSON.parse(files.get('package/package.json') ?? '');
    const { license = 'UNLICENSED' } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: `@funnel/${name}`, license, type: 'module' });
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.private).toBeUndefined();
    for (const file of ['package/index.js', 'package/index.d.ts'])
      expect(files.get(file)).not.toMatch(/(?:from|import\()\s*['"](?:@funnel|\.)/);
  });
});

describe('a retailer’s build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-packages-'));
  beforeAll(async () => {
    const modules = path.join(folder, 'node_modules');
    for (const name of NAMES) {
      const place = path.join(modules, '@funnel', name);
      mkdirSync(place, { recursive: true });
      for (const [file, text] of await contentOf(name))
        writeFileSync(path.join(place, path.basename(file)), text);
    }
    mkdirSync(path.join(modules, '@types'));
    for (const name of ['react', 'react-dom', '@types/react', 'csstype'])
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('finds every option and event typed, and a wrong one refused', () => {
    writeFileSync(
      path.join(folder, 'page.tsx'),
      `import { loadKitchenFunnel } from '@funnel/embed';
import { KitchenFunnel, type KitchenFunnelHandle } from '@funnel/react-embed';
import { useRef } from 'react';
import { kitchenFunnel } from 'https://funnel.example/embed.mjs';

kitchenFunnel.create({ funnel: 'short', target: '#planner' })?.on('step', ({ step }) => step.length);
loadKitchenFunnel('https://funnel.example').then((api) => {
  const funnel = api.create({ funnel: 'terminfinder', trigger: '.book' });
  const stop: (() => void) | undefined = funnel?.on('lead', ({ enquiryId }) => enquiryId.length);
  stop?.();
});
// @ts-expect-error
kitchenFunnel.create({ funnel: 'shrt' });
// @ts-expect-error
kitchenFunnel.create({ funnel: 'short' })?.on('finished', () => {});
export function Page() {
  const ref = useRef<KitchenFunnelHandle>(null);
  return <KitchenFunnel ref={ref} origin="https://funnel.example" funnel="long" onDone={({ email }) => email} />;
}
// @ts-expect-error
export const wrong = <KitchenFunnel funnel="long" />;
`,
    );
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, skipLibCheck: false, jsx: 'react-jsx', types: [] },
          ...{ module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'] },
          paths: { 'https://funnel.example/embed.mjs': [path.join(client, 'embed.d.ts')] },
        },
        files: ['page.tsx'],
      }),
    );
    const { status, stdout, stderr } = spawnSync(bin('tsc'), ['-p', folder], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('renders the component on a server, as an empty element', () => {
    const script = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { KitchenFunnel } from '@funnel/react-embed';
process.stdout.write(renderToString(createElement(KitchenFunnel, { origin: 'https://funnel.example', funnel: 'short' })));`;
    writeFileSync(path.join(folder, 'render.js'), script);
    const options = { cwd: folder, encoding: 'utf8' } as const;
    expect(execFileSync(bin('node'), ['--preserve-symlinks', 'render.js'], options)).toBe('<div></div>');
  });
});
