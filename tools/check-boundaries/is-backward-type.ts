import { appLayers, placeOf } from './app-layers.ts';
import type { Import } from './find-imports.ts';
import { resolveImport } from './resolve-import.ts';

/** Whether a file takes from the layer above nothing but the types that this layer states for those below. */
export function isBackwardType(path: string, { specifier, isType, names }: Import): boolean {
  const app = appLayers.find(({ source }) => path.startsWith(source));
  const target = resolveImport(path, specifier);
  if (!app || target.kind !== 'file' || !isType || names.length === 0) return false;
  const { layer } = placeOf(path, app);
  return app.exceptions.some(
    ({ from, to, typeNames }) =>
      from === layer && to.test(target.path) && names.every((name) => typeNames?.includes(name)),
  );
}
