/** What the check needs of a package.json; `folder` is empty for the root. */
export interface Manifest {
  readonly folder: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The innermost workspace that holds the path. */
export function workspaceOf(path: string, manifests: readonly Manifest[]): Manifest {
  return manifests
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .reduce((outer, each) => (each.folder.length >= outer.folder.length ? each : outer), { folder: '' });
}

/** Tests, what only they use, and the programs they start. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|fixture)\.[jt]sx?$/.test(path) || /\/testing\//.test(path);

export const isConfigOfTool = (path: string): boolean => /\.config\.[jt]s$/.test(path);
