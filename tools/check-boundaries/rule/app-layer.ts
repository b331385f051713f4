import { type AppLayers, appLayers, type Place, placeOf } from '../app-layers.ts';
import type { Import } from '../find-imports.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Rule } from '../tree.ts';

/** Inside an app, imports go down the layers, and concepts do not import each other. */
export const appLayer: Rule = ({ files }) =>
  appLayers.flatMap((app) =>
    files
      .filter(({ path }) => path.startsWith(app.source))
      .flatMap(({ path, imports }) =>
        imports.flatMap((each) => {
          const message = wrongWith(path, each, app);
          return message ? [{ path, line: each.line, rule: 'layer' as const, message }] : [];
        }),
      ),
  );

function wrongWith(path: string, each: Import, app: AppLayers): string | undefined {
  const target = resolveImport(path, each.specifier);
  if (target.kind !== 'file' || !target.path.startsWith(app.source)) return undefined;
  const from = placeOf(path, app);
  const to = placeOf(target.path, app);
  if (isDownward(from, to, app)) return undefined;
  if (app.exceptions.some((one) => one.from === from.layer && one.to.test(target.path))) return undefined;
  return `${describe(from)} may not import ${describe(to)} ('${each.specifier}'): ${adviceFor(from, to)}`;
}

function isDownward(from: Place, to: Place, app: AppLayers): boolean {
  if (from.folder !== undefined && from.folder === to.folder) return true;
  if (from.isTest && (to.layer === 'testing' || from.folder === undefined)) return true;
  return app.mayImport[from.layer]?.includes(to.layer) ?? false;
}

const describe = ({ layer, folder }: Place): string =>
  folder === undefined ? `a root file (${layer})` : layer === folder ? `${folder}/` : `${layer} ${folder}/`;

function adviceFor(from: Place, to: Place): string {
  if (to.layer === 'testing') return 'only tests use it';
  if (from.layer === 'concept' && to.layer === 'concept')
    return 'a rule goes into the domain, a look into ui, composition into the layer above';
  return 'turn the import around, or pass the value in from above';
}
